import CodeBlock from '@theme-original/CodeBlock';
import prismIncludeLanguages from '@theme/prism-include-languages';
import {Prism} from 'prism-react-renderer';

// The theme does this on every page; src/plugins/code-at-build keeps it from that.
prismIncludeLanguages(Prism);

export default CodeBlock;
