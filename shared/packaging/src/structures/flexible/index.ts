import type { Structure } from '../structure.ts';
import { doypack } from './doypack.ts';
import type { flexibleStructureIds } from './ids.ts';
import { label } from './label.ts';
import { paperBag } from './paper-bag.ts';
import { paperMailer } from './paper-mailer.ts';
import { polyMailer } from './poly-mailer.ts';
import { printedCard } from './printed-card.ts';
import { rigidEnvelope } from './rigid-envelope.ts';
import { sheet } from './sheet.ts';
import { tape } from './tape.ts';
import { toteBag } from './tote-bag.ts';

export const flexibleStructures: Readonly<Record<(typeof flexibleStructureIds)[number], Structure>> = {
  sheet,
  tape,
  label,
  'printed-card': printedCard,
  'poly-mailer': polyMailer,
  'rigid-envelope': rigidEnvelope,
  'paper-mailer': paperMailer,
  doypack,
  'tote-bag': toteBag,
  'paper-bag': paperBag,
};
