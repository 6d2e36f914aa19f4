export {default} from '@lectern/search/components/EmbeddedSearch';
