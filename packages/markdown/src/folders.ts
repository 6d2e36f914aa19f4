import {browserFolder as browserFolderOf} from '@lectern/kit/browserFolder';

export const browserFolder = browserFolderOf(__dirname);
