import {translate} from '@docusaurus/Translate';

/** Copies the code below a button, and confirms it for a moment. */
export async function copy(button: HTMLButtonElement): Promise<void> {
  const code = button.parentElement!.querySelector('code')!;
  await navigator.clipboard.writeText(code.textContent);
  // A second click must not take the confirmation for the label.
  const words = (button.dataset.words ??= button.textContent);
  button.textContent = translate({id: 'theme.openapi.copied', message: 'Copied'});
  setTimeout(() => (button.textContent = words), 2000);
}
