import type {SwizzleActionStatus, SwizzleConfig} from '@docusaurus/types';

/** A description, and whether wrapping and ejecting are safe; without a status, wrapping is safe. */
type Component = string | [description: string, wrap: SwizzleActionStatus, eject: SwizzleActionStatus];

/** The swizzle configuration of a package's components. */
export const swizzleConfig = (components: Record<string, Component>): SwizzleConfig => ({
  components: Object.fromEntries(
    Object.entries(components).map(([name, component]) => {
      const [description, wrap, eject] = typeof component === 'string' ? [component] : component;
      return [name, {description, actions: {wrap: wrap ?? 'safe', eject: eject ?? 'unsafe'}}];
    }),
  ),
});
