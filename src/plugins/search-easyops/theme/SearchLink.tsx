export {default} from '@lectern/search/theme/SearchLink';
