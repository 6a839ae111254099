/** One page about the shop, in one language. `{{email}}`, `{{phone}}`, `{{brand}}` and `{{company}}` are filled in. */
export interface ContentText {
  /** The sentence under the title, which search engines show, too. */
  readonly lead: string;
  /** Heading, then its paragraphs. */
  readonly parts: readonly (readonly [heading: string, ...paragraphs: string[]])[];
}

/** The pages by id: those of `regions/src/content-pages` that are written. */
export const contentIds = [
  'about',
  'contact',
  'help',
  'services',
  'sustainability',
  'ecoProperties',
  'fscCertification',
  'termsOfService',
  'privacyPolicy',
  'returnsPolicy',
  'impressum',
] as const;
export type ContentId = (typeof contentIds)[number];

export interface ContentWords {
  readonly pages: Readonly<Record<ContentId, ContentText>>;
  readonly seeAlso: string;
  /** Says of the company's particulars that nobody trades under them. */
  readonly demonstration: string;
  readonly company: Readonly<
    Record<'name' | 'address' | 'registration' | 'vatId' | 'email' | 'phone', string>
  >;
}
