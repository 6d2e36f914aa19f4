import type {Locale} from './i18n';

/**
 * Sets of tabs that open the same tab everywhere, and what screen readers call them. A choice is remembered under the
 * name of its group and stands in the address, so a name is kept once it is published.
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
