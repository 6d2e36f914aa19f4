import type {SwizzleActionStatus, SwizzleConfig} from '@docusaurus/types';

/** What the component is, and whether it may be wrapped and ejected; without a word on that: a wrapper is safe. */
type Component = string | [description: string, wrap: SwizzleActionStatus, eject: SwizzleActionStatus];

/** What `docusaurus swizzle` says of the components of a package. */
export const swizzleConfig = (components: Record<string, Component>): SwizzleConfig => ({
  components: Object.fromEntries(
    Object.entries(components).map(([name, component]) => {
      const [description, wrap, eject] = typeof component === 'string' ? [component] : component;
      return [name, {description, actions: {wrap: wrap ?? 'safe', eject: eject ?? 'unsafe'}}];
    }),
  ),
});
