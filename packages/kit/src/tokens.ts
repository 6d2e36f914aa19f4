import path from 'node:path';
import {browserFolder} from './browserFolder';

/** What our components are drawn with, from Infima: a client module, for sites without a style sheet of ours. */
export const tokens = path.join(browserFolder(__dirname), 'tokens.css');
