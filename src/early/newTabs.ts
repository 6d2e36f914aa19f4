import {openInNewTabs} from '@lectern/theme/newTabs';
import {newTabLinks} from './newTabLinks';

openInNewTabs(newTabLinks);
