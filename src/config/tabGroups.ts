import type {Locale} from './i18n';

/**
 * Sets of tabs that open the same tab everywhere, with their names for screen readers. A choice is saved under the name
 * of its group, which is also in URLs, so don't rename a published one.
 */
export const tabGroups: Record<string, Record<Locale, string>> = {
  audience: {en: 'Audience', fr: 'Public'},
  'code-samples': {en: 'Language of the sample', fr: 'Langage de l’exemple'},
  format: {en: 'Format', fr: 'Format'},
  host: {en: 'Host', fr: 'Hébergeur'},
  language: {en: 'Programming language', fr: 'Langage de programmation'},
  'operating-system': {en: 'Operating system', fr: 'Système d’exploitation'},
  'package-manager': {en: 'Package manager', fr: 'Gestionnaire de paquets'},
  shell: {en: 'Shell', fr: 'Interpréteur de commandes'},
};
