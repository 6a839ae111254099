import type { ContentWords } from './content-words.ts';
import { csCZ } from './words/cs-CZ.ts';
import { deDE } from './words/de-DE.ts';
import { enUS } from './words/en-US.ts';
import { esES } from './words/es-ES.ts';
import { frFR } from './words/fr-FR.ts';
import { itIT } from './words/it-IT.ts';
import { nlNL } from './words/nl-NL.ts';
import { plPL } from './words/pl-PL.ts';
import { ptPT } from './words/pt-PT.ts';
import { roRO } from './words/ro-RO.ts';
import { svSE } from './words/sv-SE.ts';

/** All languages: for the build, the server and tests. A page loads its own from `page-words.ts`. */
export const languages: Readonly<Record<string, ContentWords>> = {
  'cs-CZ': csCZ,
  'de-DE': deDE,
  'en-US': enUS,
  'es-ES': esES,
  'fr-FR': frFR,
  'it-IT': itIT,
  'nl-NL': nlNL,
  'pl-PL': plPL,
  'pt-PT': ptPT,
  'ro-RO': roRO,
  'sv-SE': svSE,
};

/** Returns the words of a language; the pseudo-locale uses English. */
export const contentWords = (locale: string): ContentWords => languages[locale] ?? enUS;
