import type { ContentId } from '@shop/contracts';
import type { ApplicationWords } from './application/application-words.ts';

/**
 * One page about the shop, in one language. `{{email}}`, `{{phone}}`, `{{brand}}`, `{{company}}`, `{{authority}}` and
 * `{{fsc}}` are filled in; a paragraph with a value that this market lacks is omitted.
 */
export interface ContentText {
  /** The sentence under the title, also shown by search engines. */
  readonly lead: string;
  /** Heading, then its paragraphs. */
  readonly parts: readonly (readonly [heading: string, ...paragraphs: string[]])[];
}

type Pages<Id extends ContentId> = Readonly<Record<Id, ContentText>>;
/** Pages for partners, press and authorities: `words/business`. */
export type BusinessPages = Pages<
  | 'holidays'
  | 'suppliers'
  | 'partners'
  | 'affiliates'
  | 'career'
  | 'press'
  | 'leadership'
  | 'whistleblowingPolicy'
>;
/** Pages about uses of the products: `words/range`. */
export type ProductRangePages = Pages<
  'ecoBadge' | 'enterprise' | 'industries' | 'designShowcase' | 'inspirations' | 'blog'
>;

/** Further links of a page, beside the other pages about the shop. */
export type ContentLink = 'quote' | 'plus' | 'account' | 'api';

export interface ContentWords {
  readonly pages: Pages<ContentId>;
  readonly seeAlso: string;
  /** States that the company's particulars are invented. */
  readonly demonstration: string;
  readonly company: Readonly<
    Record<'name' | 'address' | 'registration' | 'vatId' | 'email' | 'phone', string>
  >;
  readonly doors: Readonly<Record<ContentLink, string>>;
  readonly application: ApplicationWords;
  /** The caption contains the two countries: `{{production}}`, `{{delivery}}`. */
  readonly calendar: Readonly<
    Record<'caption' | 'date' | 'holiday' | 'rests' | 'production' | 'delivery' | 'both' | 'failed', string>
  >;
}

/** The words that one page needs: the part in its document. */
export interface PageWords extends Omit<ContentWords, 'pages' | 'application'> {
  readonly text: ContentText;
  /** Only on the page for suppliers. */
  readonly application?: ApplicationWords;
}
export const getPageWords = ({ pages, application, ...common }: ContentWords, id: ContentId): PageWords => ({
  ...common,
  text: pages[id],
  ...(id === 'suppliers' ? { application } : {}),
});
