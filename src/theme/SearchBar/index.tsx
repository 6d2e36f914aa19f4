export {default} from '../../components/Search/Box';
