import type {Site} from '../settings/site';

/** Texts of the configuration that lack a language, so that readers see another one. */
export function missingOfConfiguration({settings: {textsOfConfiguration = {}}}: Site, locale: string): string[] {
  return Object.entries(textsOfConfiguration).flatMap(([file, ofFile]) =>
    Object.entries(ofFile)
      .filter(([, text]) => text[locale] === undefined)
      .map(([name]) => `${file}: “${name}” has no text in “${locale}”`),
  );
}
