/** Stands for the filter on sites whose docs have one version: see the plugin. */
export const useVersion = (): undefined => undefined;

export default function NoVersionFilter(): null {
  return null;
}
