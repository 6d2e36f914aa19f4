import path from 'node:path';
import {browserFolder} from './browserFolder';

/** The client module with the design tokens, for sites without a style sheet of ours. */
export const tokens = path.join(browserFolder(__dirname), 'tokens.css');
