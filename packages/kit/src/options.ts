import {Joi} from '@docusaurus/utils-validation';
import {didYouMean} from './nearest';
import {SettingsError} from './settingsError';

export {Joi};

/**
 * Validates the options of a package, adds defaults, and reports all mistakes together:
 *
 *   @lectern/search: there is no option “kind”. Did you mean “kinds”?
 *     Known options: kinds, exclude.
 *     It stands in “plugins”, “themes” or “presets” of docusaurus.config.
 *
 * `name` may be a file that has only options: then `standsIn` is `false`.
 */
export function validOptions<Options>(
  name: string,
  schema: Joi.ObjectSchema<Options>,
  {id: _, ...options}: {id?: string} = {},
  standsIn: string | false = '“plugins”, “themes” or “presets” of docusaurus.config',
): Options {
  const result = schema.validate(options, {
    abortEarly: false,
    errors: {wrap: {label: '“”'}},
  });
  if (!result.error) return result.value;
  const problems = result.error.details.map(({type, path, message}) => {
    if (type !== 'object.unknown') return `: the option ${message}.`;
    const parents = path.slice(0, -1);
    const option = written(path);
    const known = knownBeside(schema, parents).map((name) => written([...parents, name]));
    return `: there is no option “${option}”.${didYouMean(option, known)}\n  Known options: ${known.join(', ')}.`;
  });
  if (standsIn) problems.push(`${problems.pop()}\n  It stands in ${standsIn}.`);
  throw new SettingsError(name, problems);
}

/** `['cards', 0, 'font']` → `cards[0].font` */
function written(path: (string | number)[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}

interface Described {
  keys?: Record<string, Described>;
  items?: Described[];
}

/** The names allowed beside one, in an object or in those of a list. */
function knownBeside(schema: Joi.ObjectSchema, parents: (string | number)[]): string[] {
  const place = parents.reduce<Described | undefined>(
    (outer, step) => (typeof step === 'number' ? outer?.items?.[0] : outer?.keys?.[step]),
    schema.describe() as Described,
  );
  return Object.keys(place?.keys ?? {});
}
