import type { ContentId } from '@shop/contracts';
import type { ApplicationWords } from './application/application-words.ts';

/**
 * One page about the shop, in one language. `{{email}}`, `{{phone}}`, `{{brand}}`, `{{company}}`, `{{authority}}` and
 * `{{fsc}}` are filled in; a paragraph that names what this market has not is left out.
 */
export interface ContentText {
  /** The sentence under the title, which search engines show, too. */
  readonly lead: string;
  /** Heading, then its paragraphs. */
  readonly parts: readonly (readonly [heading: string, ...paragraphs: string[]])[];
}

type Pages<Id extends ContentId> = Readonly<Record<Id, ContentText>>;
/** How we deal with those who work with us, write about us or watch us: `words/dealings`. */
export type Dealings = Pages<
  | 'holidays'
  | 'suppliers'
  | 'partners'
  | 'affiliates'
  | 'career'
  | 'press'
  | 'leadership'
  | 'whistleblowingPolicy'
>;
/** What the range is good for: `words/range`. */
export type RangePages = Pages<
  'ecoBadge' | 'enterprise' | 'industries' | 'designShowcase' | 'inspirations' | 'blog'
>;

/** Where a page leads on to, beside the other pages about the shop. */
export type Door = 'quote' | 'plus' | 'account' | 'api';

export interface ContentWords {
  readonly pages: Pages<ContentId>;
  readonly seeAlso: string;
  /** Says of the company's particulars that nobody trades under them. */
  readonly demonstration: string;
  readonly company: Readonly<
    Record<'name' | 'address' | 'registration' | 'vatId' | 'email' | 'phone', string>
  >;
  readonly doors: Readonly<Record<Door, string>>;
  readonly application: ApplicationWords;
  /** The caption names the two countries: `{{production}}`, `{{delivery}}`. */
  readonly calendar: Readonly<
    Record<'caption' | 'date' | 'holiday' | 'rests' | 'production' | 'delivery' | 'both' | 'failed', string>
  >;
}

/** What one page needs of the words of a language: all that a document has to carry. */
export interface PageWords extends Omit<ContentWords, 'pages' | 'application'> {
  readonly text: ContentText;
  /** On the page for suppliers. */
  readonly application?: ApplicationWords;
}
export const wordsOfPage = ({ pages, application, ...common }: ContentWords, id: ContentId): PageWords => ({
  ...common,
  text: pages[id],
  ...(id === 'suppliers' ? { application } : {}),
});
