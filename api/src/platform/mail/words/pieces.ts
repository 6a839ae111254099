import type { MailLanguage } from '../language.ts';
import { pluralize } from './pluralize.ts';

/**
 * Formats a number of pieces, by language.
 * @example countPieces['pl-PL'](2) // '2 sztuki'
 */
export const countPieces: Readonly<Record<MailLanguage, (count: number) => string>> = {
  'cs-CZ': pluralize('cs-CZ', { one: 'kus', few: 'kusy', many: 'kusu', other: 'kusů' }),
  'de-DE': pluralize('de-DE', { other: 'Stück' }),
  'en-US': pluralize('en-US', { one: 'piece', other: 'pieces' }),
  'es-ES': pluralize('es-ES', { one: 'unidad', many: 'de unidades', other: 'unidades' }),
  'fr-FR': pluralize('fr-FR', { one: 'pièce', many: 'de pièces', other: 'pièces' }),
  'it-IT': pluralize('it-IT', { one: 'pezzo', many: 'di pezzi', other: 'pezzi' }),
  'nl-NL': pluralize('nl-NL', { one: 'stuk', other: 'stuks' }),
  'pl-PL': pluralize('pl-PL', { one: 'sztuka', few: 'sztuki', other: 'sztuk' }),
  'pt-PT': pluralize('pt-PT', { one: 'unidade', many: 'de unidades', other: 'unidades' }),
  'ro-RO': pluralize('ro-RO', { one: 'bucată', few: 'bucăți', other: 'de bucăți' }),
  'sv-SE': pluralize('sv-SE', { other: 'st' }),
};
