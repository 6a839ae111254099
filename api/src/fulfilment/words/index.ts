import type { MailLanguage } from '../../platform/index.ts';
import { words as csCz } from './cs-CZ.ts';
import { words as deDe } from './de-DE.ts';
import { words as enUs } from './en-US.ts';
import { words as esEs } from './es-ES.ts';
import { words as frFr } from './fr-FR.ts';
import { words as itIt } from './it-IT.ts';
import { words as nlNl } from './nl-NL.ts';
import { words as plPl } from './pl-PL.ts';
import { words as ptPt } from './pt-PT.ts';
import { words as roRo } from './ro-RO.ts';
import { words as svSe } from './sv-SE.ts';
import type { FulfilmentWords } from './words.ts';

/** Texts of mails about proofs and shipments, by language. */
export const fulfilmentWords: Readonly<Record<MailLanguage, FulfilmentWords>> = {
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
