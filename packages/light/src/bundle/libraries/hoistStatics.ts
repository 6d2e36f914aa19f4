/**
 * In place of `hoist-non-react-statics`, which brings old names of React's types along: whoever wraps a component in
 * the router's `withRouter` finds its own properties there again.
 */
export default function hoistStatics<T extends object>(target: T, source: object): T {
  for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(source))) {
    if (!(name in target) && !ofReact.has(name)) Object.defineProperty(target, name, property);
  }
  return target;
}

const ofReact = new Set(['contextType', 'defaultProps', 'displayName', 'getDerivedStateFromProps', 'propTypes']);
