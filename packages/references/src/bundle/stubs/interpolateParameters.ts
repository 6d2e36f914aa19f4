import {interpolate as original} from '@docusaurus/Interpolate';
import {withKind} from './parameterKinds';

/** In a build, which puts texts in their place (@lectern/light). */
export function interpolate(text: string, values?: {type?: string}): string {
  return original(text, withKind(values));
}
