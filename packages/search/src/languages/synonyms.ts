import type {Language} from '../shared/types';
import {codeOf} from './rulesOf';

/**
 * What readers type, and folded words of guides that answer as well. Only what nearly every reader means: each entry costs
 * those who mean the word itself.
 */
const synonyms: Record<string, Record<string, string[]>> = {
  en: {
    behavior: ['behaviour'],
    behaviour: ['behavior'],
    color: ['colour'],
    colour: ['color'],
    feed: ['rss'],
    rss: ['feed'],
  },
  fr: {
    blogue: ['blog'],
    casse: ['rompu'],
    hebergeur: ['hebergement'],
    hebergement: ['hebergeur', 'deployer', 'deploiement'],
    marcher: ['fonctionner'],
    rompu: ['casse'],
    rss: ['flux'],
    sommaire: ['matieres'],
  },
};

export function synonymsOf(language: Language): [typed: string, meant: string[]][] {
  return Object.entries(synonyms[codeOf(language)] ?? {});
}
