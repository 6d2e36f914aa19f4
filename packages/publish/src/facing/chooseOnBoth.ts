/** Chooses or opens the twin of what the reader has chosen or opened on one side. Returns whether there is a twin. */
export function chooseOnBoth(view: Element, target: Element): boolean {
  const side = [...view.querySelectorAll(':scope > * > .markdown')].find((one) => one.contains(target));
  const [own = [], other = []] = [side, side?.nextElementSibling ?? side?.previousElementSibling].map((one) => [
    ...(one?.querySelectorAll<Control>('input, select, details') ?? []),
  ]);
  const twin = own.length === other.length ? other[own.indexOf(target as Control)] : undefined;
  if (!twin) return false;
  if (twin instanceof HTMLDetailsElement) twin.open = (target as HTMLDetailsElement).open;
  else if (twin instanceof HTMLSelectElement) twin.selectedIndex = (target as HTMLSelectElement).selectedIndex;
  else twin.checked = (target as HTMLInputElement).checked;
  return true;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLDetailsElement;
