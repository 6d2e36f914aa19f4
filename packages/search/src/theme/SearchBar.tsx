export {default} from '@lectern/search/components/Box';
