import type { ContentId } from '@shop/contracts';
import type { ProductSlug } from '@shop/packaging';
import type { ContentLink } from './content-words.ts';

interface PageLayout {
  /** Related pages. */
  readonly relatedPages: readonly ContentId[];
  /** Shows the seller, and whether it is a demonstration. */
  readonly company?: true;
  readonly links?: readonly ContentLink[];
  /** Shows the holidays of the delivery calendar. */
  readonly calendar?: true;
  /** Products under each part, in the order of the parts. */
  readonly products?: readonly (readonly ProductSlug[])[];
}

/** The elements of each page besides its text. */
export const pageLayouts: Readonly<Record<ContentId, PageLayout>> = {
  about: { relatedPages: ['sustainability', 'services', 'leadership', 'contact'] },
  contact: { relatedPages: ['help', 'press', 'impressum'], company: true },
  help: { relatedPages: ['blog', 'returnsPolicy', 'services', 'contact'] },
  services: { relatedPages: ['help', 'sustainability'] },
  holidays: { relatedPages: ['help', 'contact'], calendar: true },
  blog: { relatedPages: ['help', 'inspirations', 'designShowcase'] },
  inspirations: {
    relatedPages: ['designShowcase', 'industries'],
    products: [
      ['rigid-drawer-box', 'magnetic-box', 'tissue-paper', 'printed-card'],
      ['sleeved-mailer-box', 'mailer-box-full-color-double-sided'],
      ['rigid-envelope', 'paper-mailer'],
      ['product-box-wine-box', 'carrier-box'],
    ],
  },
  designShowcase: {
    relatedPages: ['inspirations', 'industries', 'blog'],
    products: [
      ['mailer-box-eco', 'mailer-box-eco-white', 'kraft-tape'],
      ['mailer-box-white-ink', 'mailer-box-full-color-double-sided'],
      ['mailer-box-full-color', 'product-box', 'shipping-box'],
    ],
  },
  industries: {
    relatedPages: ['inspirations', 'enterprise'],
    links: ['quote'],
    products: [
      ['product-box', 'rigid-box', 'square-label'],
      ['cake-box', 'paper-can', 'doypack-bag', 'product-box-wine-box'],
      ['delivery-mailer-box', 'recycled-poly-mailer', 'tissue-paper', 'tote-bag'],
      ['mailer-box-eco', 'shipping-box', 'packing-paper', 'kraft-tape'],
    ],
  },
  enterprise: { relatedPages: ['partners', 'industries', 'services'], links: ['quote', 'plus', 'api'] },
  sustainability: { relatedPages: ['ecoProperties', 'ecoBadge', 'fscCertification'] },
  ecoProperties: { relatedPages: ['sustainability', 'ecoBadge', 'fscCertification'] },
  ecoBadge: {
    relatedPages: ['sustainability', 'ecoProperties', 'fscCertification'],
    products: [[], [], ['mailer-box-eco', 'paper-mailer', 'recycled-poly-mailer', 'packing-paper']],
  },
  fscCertification: { relatedPages: ['sustainability', 'ecoProperties', 'ecoBadge'] },
  suppliers: { relatedPages: ['partners', 'privacyPolicy', 'whistleblowingPolicy'] },
  partners: { relatedPages: ['suppliers', 'enterprise', 'affiliates'], links: ['api'] },
  affiliates: { relatedPages: ['partners', 'termsOfService'], links: ['account'] },
  career: { relatedPages: ['about', 'leadership', 'privacyPolicy'], company: true },
  press: { relatedPages: ['about', 'leadership', 'designShowcase'], company: true },
  leadership: { relatedPages: ['impressum', 'press', 'whistleblowingPolicy'], company: true },
  termsOfService: { relatedPages: ['returnsPolicy', 'privacyPolicy', 'impressum'], company: true },
  privacyPolicy: { relatedPages: ['termsOfService', 'contact'], company: true },
  returnsPolicy: { relatedPages: ['termsOfService', 'help'] },
  whistleblowingPolicy: { relatedPages: ['privacyPolicy', 'impressum', 'contact'], company: true },
  impressum: { relatedPages: ['contact', 'termsOfService', 'privacyPolicy'], company: true },
};

/**
 * The authorities for whistleblowing reports, by region, under their official names. Where the law names many
 * authorities by subject (Sweden, Britain), this is the one for work, or the list itself; `eu` has none.
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
