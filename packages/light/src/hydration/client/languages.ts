import {keepSection} from '../loader/languages';

// On pages without the loader, which does it before there are scripts.
if (typeof window !== 'undefined') keepSection();
