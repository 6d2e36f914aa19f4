import type {Site} from '../settings/site';

/** Where readers of a language get a text of another one, as the configuration has none in theirs. */
export function missingOfConfiguration({settings: {textsOfConfiguration = {}}}: Site, locale: string): string[] {
  return Object.entries(textsOfConfiguration).flatMap(([file, ofFile]) =>
    Object.entries(ofFile)
      .filter(([, text]) => text[locale] === undefined)
      .map(([name]) => `${file}: “${name}” has no text in “${locale}”`),
  );
}
