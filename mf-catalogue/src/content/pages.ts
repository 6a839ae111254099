import type { ContentId } from '@shop/contracts';
import type { ProductSlug } from '@shop/packaging';
import type { ContentLink } from './content-words.ts';

interface PageShape {
  /** Related pages. */
  readonly alongside: readonly ContentId[];
  /** Shows the seller, and whether it is a demonstration. */
  readonly company?: true;
  readonly doors?: readonly ContentLink[];
  /** Shows the days off of the delivery calendar. */
  readonly calendar?: true;
  /** Products under each part, in the order of the parts. */
  readonly products?: readonly (readonly ProductSlug[])[];
}

/** The elements of each page besides its words. */
export const pageShapes: Readonly<Record<ContentId, PageShape>> = {
  about: { alongside: ['sustainability', 'services', 'leadership', 'contact'] },
  contact: { alongside: ['help', 'press', 'impressum'], company: true },
  help: { alongside: ['blog', 'returnsPolicy', 'services', 'contact'] },
  services: { alongside: ['help', 'sustainability'] },
  holidays: { alongside: ['help', 'contact'], calendar: true },
  blog: { alongside: ['help', 'inspirations', 'designShowcase'] },
  inspirations: {
    alongside: ['designShowcase', 'industries'],
    products: [
      ['rigid-drawer-box', 'magnetic-box', 'tissue-paper', 'printed-card'],
      ['sleeved-mailer-box', 'mailer-box-full-color-double-sided'],
      ['rigid-envelope', 'paper-mailer'],
      ['product-box-wine-box', 'carrier-box'],
    ],
  },
  designShowcase: {
    alongside: ['inspirations', 'industries', 'blog'],
    products: [
      ['mailer-box-eco', 'mailer-box-eco-white', 'kraft-tape'],
      ['mailer-box-white-ink', 'mailer-box-full-color-double-sided'],
      ['mailer-box-full-color', 'product-box', 'shipping-box'],
    ],
  },
  industries: {
    alongside: ['inspirations', 'enterprise'],
    doors: ['quote'],
    products: [
      ['product-box', 'rigid-box', 'square-label'],
      ['cake-box', 'paper-can', 'doypack-bag', 'product-box-wine-box'],
      ['delivery-mailer-box', 'recycled-poly-mailer', 'tissue-paper', 'tote-bag'],
      ['mailer-box-eco', 'shipping-box', 'packing-paper', 'kraft-tape'],
    ],
  },
  enterprise: { alongside: ['partners', 'industries', 'services'], doors: ['quote', 'plus', 'api'] },
  sustainability: { alongside: ['ecoProperties', 'ecoBadge', 'fscCertification'] },
  ecoProperties: { alongside: ['sustainability', 'ecoBadge', 'fscCertification'] },
  ecoBadge: {
    alongside: ['sustainability', 'ecoProperties', 'fscCertification'],
    products: [[], [], ['mailer-box-eco', 'paper-mailer', 'recycled-poly-mailer', 'packing-paper']],
  },
  fscCertification: { alongside: ['sustainability', 'ecoProperties', 'ecoBadge'] },
  suppliers: { alongside: ['partners', 'privacyPolicy', 'whistleblowingPolicy'] },
  partners: { alongside: ['suppliers', 'enterprise', 'affiliates'], doors: ['api'] },
  affiliates: { alongside: ['partners', 'termsOfService'], doors: ['account'] },
  career: { alongside: ['about', 'leadership', 'privacyPolicy'], company: true },
  press: { alongside: ['about', 'leadership', 'designShowcase'], company: true },
  leadership: { alongside: ['impressum', 'press', 'whistleblowingPolicy'], company: true },
  termsOfService: { alongside: ['returnsPolicy', 'privacyPolicy', 'impressum'], company: true },
  privacyPolicy: { alongside: ['termsOfService', 'contact'], company: true },
  returnsPolicy: { alongside: ['termsOfService', 'help'] },
  whistleblowingPolicy: { alongside: ['privacyPolicy', 'impressum', 'contact'], company: true },
  impressum: { alongside: ['contact', 'termsOfService', 'privacyPolicy'], company: true },
};

/**
 * The authorities for reports of breaches of law, by region, in their own names. Where the law names many authorities
 * by subject (Sweden, Britain), it is the one for work or the list itself; `eu` has none of its own.
 */
export const authorities: Readonly<Record<string, string>> = {
  cz: 'Ministerstvo spravedlnosti České republiky',
  de: 'Bundesamt für Justiz, externe Meldestelle des Bundes',
  es: 'Autoridad Independiente de Protección del Informante',
  fr: 'Défenseur des droits',
  gb: 'prescribed persons (GOV.UK)',
  it: 'Autorità nazionale anticorruzione (ANAC)',
  nl: 'Huis voor Klokkenluiders',
  pl: 'Rzecznik Praw Obywatelskich',
  ro: 'Agenția Națională de Integritate',
  se: 'Arbetsmiljöverket',
  us: 'Occupational Safety and Health Administration (OSHA)',
};
