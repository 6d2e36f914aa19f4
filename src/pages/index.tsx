/** The page at `/`. For your own site, export `../home/Home`: a plain page from the configuration. */
export {default} from '../home/Showcase';
