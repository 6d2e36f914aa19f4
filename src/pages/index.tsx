/** The page at `/`. For a site of your own, write `../components/Home`: a plain page, made of the configuration. */
export {default} from '../components/Showcase';
