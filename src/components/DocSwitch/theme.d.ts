declare module '@theme/ApiItem' {
  import type {Props} from '@theme/DocItem';

  export default function ApiItem(props: Props): React.JSX.Element;
}
