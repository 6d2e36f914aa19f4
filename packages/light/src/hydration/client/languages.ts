import {keepSection} from '../loader/languages';

// For pages without the loader, which otherwise does this before there are scripts.
if (typeof window !== 'undefined') keepSection();
