import type { ResolvedRegion } from '@shop/regions';
import { escapeHtml } from '../escape.ts';
import type { PageMetadata } from './page-metadata.ts';

export interface MetaInput {
  readonly where: ResolvedRegion;
  readonly metadata: PageMetadata;
  readonly brandName: string;
  readonly canonical: string;
  /** Absolute address of a picture of 1200 by 630 pixels. */
  readonly image: string;
}

const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

/** Returns the description tag; nothing without a description. */
export const descriptionTag = ({ description }: Pick<PageMetadata, 'description'>): string[] =>
  description === '' ? [] : [`<meta name="description" content="${escapeHtml(description)}">`];

/** Returns the description and link preview tags. */
export const metaTags = ({ where, metadata, brandName, canonical, image }: MetaInput): string[] => [
  ...descriptionTag(metadata),
  property('og:site_name', brandName),
  property('og:type', metadata.product === undefined ? 'website' : 'product'),
  property('og:title', metadata.title),
  ...(metadata.description === '' ? [] : [property('og:description', metadata.description)]),
  property('og:url', canonical),
  property('og:locale', where.locale.replace('-', '_')),
  property('og:image', image),
  property('og:image:width', '1200'),
  property('og:image:height', '630'),
  property('og:image:alt', metadata.title),
  '<meta name="twitter:card" content="summary_large_image">',
];
