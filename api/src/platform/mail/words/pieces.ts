import type { MailLanguage } from '../language.ts';
import { counted } from './counted.ts';

/**
 * Says a number of pieces, by language.
 * @example countPieces['pl-PL'](2) // '2 sztuki'
 */
export const countPieces: Readonly<Record<MailLanguage, (count: number) => string>> = {
  'cs-CZ': counted('cs-CZ', { one: 'kus', few: 'kusy', many: 'kusu', other: 'kusů' }),
  'de-DE': counted('de-DE', { other: 'Stück' }),
  'en-US': counted('en-US', { one: 'piece', other: 'pieces' }),
  'es-ES': counted('es-ES', { one: 'unidad', many: 'de unidades', other: 'unidades' }),
  'fr-FR': counted('fr-FR', { one: 'pièce', many: 'de pièces', other: 'pièces' }),
  'it-IT': counted('it-IT', { one: 'pezzo', many: 'di pezzi', other: 'pezzi' }),
  'nl-NL': counted('nl-NL', { one: 'stuk', other: 'stuks' }),
  'pl-PL': counted('pl-PL', { one: 'sztuka', few: 'sztuki', other: 'sztuk' }),
  'pt-PT': counted('pt-PT', { one: 'unidade', many: 'de unidades', other: 'unidades' }),
  'ro-RO': counted('ro-RO', { one: 'bucată', few: 'bucăți', other: 'de bucăți' }),
  'sv-SE': counted('sv-SE', { other: 'st' }),
};
