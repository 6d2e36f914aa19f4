import {translate as original} from '@docusaurus/Translate';
import {withKind} from './parameterKinds';

/** In the preview, which looks texts up. */
export function translate(message: Parameters<typeof original>[0], values?: {type?: string}): string {
  return original(message, withKind(values));
}
