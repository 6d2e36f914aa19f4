import type {OptionValidationContext} from '@docusaurus/types';
import {Joi, validOptions} from '@lectern/kit/options';

type Validate<Given, Checked> = (context: OptionValidationContext<Given | undefined, Checked>) => Checked;

/**
 * Validates options of Docusaurus' plugin together with ours: each side validates its own, and the message for an
 * unknown option lists all of them.
 */
export function optionsBeside<Own extends object, Given extends object, Checked>(
  name: string,
  own: Joi.ObjectSchema<Own>,
  ofDocusaurus: Validate<Given, Checked>,
): Validate<Given & Partial<Own>, Checked & Own> {
  const ownNames = namesOf(own);
  return ({validate, options = {} as Given & Partial<Own>}) => {
    const theirNames = namesAsked(ofDocusaurus);
    const theirs = Object.fromEntries(theirNames.map((option) => [option, Joi.any()]));
    const schema = (own as Joi.ObjectSchema<object>).keys(theirs).unknown(theirNames.length === 0);
    const checked = Object.entries(validOptions(name, schema, options));
    const isOwn = ([option]: [string, unknown]): boolean => ownNames.includes(option);
    const others = Object.fromEntries(Object.entries(options).filter((entry) => !isOwn(entry))) as Given;
    return {
      ...ofDocusaurus({validate: validate as never, options: others}),
      ...(Object.fromEntries(checked.filter(isOwn)) as Own),
    };
  };
}

interface Described {
  describe?: () => object;
}

/** The option names in the schema of Docusaurus' plugin; none if the schema has another form. */
function namesAsked<Given, Checked>(ofDocusaurus: Validate<Given, Checked>): string[] {
  let names: string[] = [];
  ofDocusaurus({
    validate: (schema: unknown) => {
      names = namesOf(schema as Described);
      return {} as Checked;
    },
    options: {} as Given,
  });
  return names;
}

function namesOf(schema: Described): string[] {
  const {keys = {}} = (schema.describe?.() ?? {}) as {keys?: object};
  return Object.keys(keys);
}
