import type { MailLanguage } from '../language.ts';
import { words as csCz } from './cs-CZ/index.ts';
import { words as deDe } from './de-DE/index.ts';
import { words as enUs } from './en-US/index.ts';
import { words as esEs } from './es-ES/index.ts';
import { words as frFr } from './fr-FR/index.ts';
import { words as itIt } from './it-IT/index.ts';
import { words as nlNl } from './nl-NL/index.ts';
import { words as plPl } from './pl-PL/index.ts';
import { words as ptPt } from './pt-PT/index.ts';
import { words as roRo } from './ro-RO/index.ts';
import { words as svSe } from './sv-SE/index.ts';
import type { MailWordBook } from './words.ts';

/** Everything that is mailed, by language. */
export const mailWords: Readonly<Record<MailLanguage, MailWordBook>> = {
  'cs-CZ': csCz,
  'de-DE': deDe,
  'en-US': enUs,
  'es-ES': esEs,
  'fr-FR': frFr,
  'it-IT': itIt,
  'nl-NL': nlNl,
  'pl-PL': plPl,
  'pt-PT': ptPt,
  'ro-RO': roRo,
  'sv-SE': svSe,
};
