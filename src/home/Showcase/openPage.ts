/** A page of this site in both languages, for the open book on the home page. A test compares it with the page. */

export interface Leaf {
  locale: string;
  language: string;
  section: string;
  title: string;
  /** In the same order in all languages, to match translations. Words in backticks are code. */
  passages: {anchor?: string; heading?: string; command?: string; text: string}[];
  open: string;
}

export const openPage = '/docs/installation';

/** The home page in each language shows both, so these aren't interface strings. */
export const leaves: Leaf[] = [
  {
    locale: 'en',
    language: 'English',
    section: 'Start',
    title: 'Install Lectern',
    passages: [
      {
        text: 'This page takes you from a fresh machine to a live preview of your own copy, and to a first edit in it.',
      },
      {
        anchor: 'before-you-start',
        heading: 'Before you start',
        text: 'Lectern needs Node.js, npm (which comes with Node.js) and Git.',
      },
      {
        anchor: 'install-the-packages',
        heading: 'Install the packages',
        command: 'npm install',
        text: 'This installs the exact versions that `package-lock.json` lists, and needs no flags.',
      },
    ],
    open: 'Open the English page',
  },
  {
    locale: 'fr',
    language: 'Français',
    section: 'Démarrer',
    title: 'Installer Lectern',
    passages: [
      {
        text: 'Cette page vous mène d’une machine neuve à un aperçu en direct de votre copie, puis à une première modification.',
      },
      {
        anchor: 'before-you-start',
        heading: 'Avant de commencer',
        text: 'Lectern a besoin de Node.js, de npm (fourni avec Node.js) et de Git.',
      },
      {
        anchor: 'install-the-packages',
        heading: 'Installer les paquets',
        command: 'npm install',
        text: 'Cette commande installe exactement les versions inscrites dans `package-lock.json`, sans aucune option.',
      },
    ],
    open: 'Ouvrir la page française',
  },
];
