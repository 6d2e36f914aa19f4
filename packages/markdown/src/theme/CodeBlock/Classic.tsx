import ClassicBlock from '@theme-init/CodeBlock';
import prismIncludeLanguages from '@theme/prism-include-languages';
import {Prism} from 'prism-react-renderer';

// The classic theme does this on every page, and is kept from it.
prismIncludeLanguages(Prism);

export default ClassicBlock;
