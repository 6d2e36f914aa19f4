/** The page at `/`. For your own site, export `../components/Home`: a plain page from the configuration. */
export {default} from '../components/Showcase';
