import type { LocaleId, RegionId } from './region.ts';

export interface Announcement {
  /** The id of a closed announcement; another text needs another id. */
  readonly id: string;
  /** First and last day it is shown, `YYYY-MM-DD`. */
  readonly from: string;
  readonly until: string;
  /** Absent: every region. */
  readonly regions?: readonly RegionId[];
  readonly text: Readonly<Record<LocaleId, string>>;
}

/** The shop's temporary announcements. Data: an operator adds an entry, nothing else changes. */
export const announcements: readonly Announcement[] = [
  {
    id: 'year-end-2026',
    from: '2026-11-16',
    until: '2026-12-31',
    text: {
      'cs-CZ': 'Termíny dodání už počítají se svátky 24. až 26. prosince a 1. ledna.',
      'de-DE':
        'Die Liefertermine berücksichtigen bereits die Feiertage vom 24. bis 26. Dezember und am 1. Januar.',
      'en-US': 'Delivery dates already account for the holidays on December 24–26 and January 1.',
      'es-ES':
        'Las fechas de entrega ya tienen en cuenta los festivos del 24 al 26 de diciembre y del 1 de enero.',
      'fr-FR':
        'Les dates de livraison tiennent déjà compte des jours fériés du 24 au 26 décembre et du 1er janvier.',
      'it-IT':
        'Le date di consegna tengono già conto delle festività dal 24 al 26 dicembre e del 1º gennaio.',
      'nl-NL':
        'De leverdata houden al rekening met de feestdagen van 24 tot en met 26 december en 1 januari.',
      'pl-PL': 'Terminy dostaw uwzględniają już święta 24–26 grudnia i 1 stycznia.',
      'pt-PT': 'As datas de entrega já contam com os feriados de 24 a 26 de dezembro e de 1 de janeiro.',
      'ro-RO': 'Datele de livrare țin deja cont de sărbătorile din 24–26 decembrie și 1 ianuarie.',
      'sv-SE': 'Leveransdagarna tar redan hänsyn till helgerna 24–26 december och 1 januari.',
    },
  },
];
