import concepts from './concepts.json';
import type { LanguageWords } from './language-words.ts';
import csCZ from './words/cs-CZ.json';
import deDE from './words/de-DE.json';
import enUS from './words/en-US.json';
import esES from './words/es-ES.json';
import frFR from './words/fr-FR.json';
import itIT from './words/it-IT.json';
import nlNL from './words/nl-NL.json';
import plPL from './words/pl-PL.json';
import ptPT from './words/pt-PT.json';
import roRO from './words/ro-RO.json';
import svSE from './words/sv-SE.json';

/** Every concept with what it leads to. */
export const allConcepts: Readonly<Record<string, readonly string[]>> = concepts;

/** Words of all languages: for the build, the server and tests. A page loads its own. */
export const allWords: Readonly<Record<string, LanguageWords>> = {
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
