import {expect, it} from 'vitest';
import {hashed, whatIsKept} from '../support/hashedFiles';

it.each(['docs/hosting.md', 'i18n/fr/docusaurus-plugin-content-docs/current/hosting.md'])(
  '%s lets browsers keep the files of each language that have a hash in their name',
  (file) => {
    expect(whatIsKept(file, /--include "(\S*assets\/)\*"/g)).toEqual(hashed);
  },
);
