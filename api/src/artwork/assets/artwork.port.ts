import type { Asset, artworkVariants, ProblemCode, SourceDie } from '@shop/contracts';
import type { Result } from '../../platform/index.ts';

export type ArtworkVariant = (typeof artworkVariants)[number];
export type ArtworkCode = Extract<ProblemCode, `artwork_${string}`>;

/** What is known of a file after looking into it. */
export interface ArtworkFacts {
  readonly kind: Asset['kind'];
  readonly pages: number;
  readonly mm: readonly [width: number, height: number];
  readonly px: readonly [width: number, height: number] | null;
  readonly warnings: readonly string[];
  /** The die whose template it was made on; absent for any other file. */
  readonly madeOn?: SourceDie;
}

export interface ArtworkPicture {
  readonly bytes: Uint8Array;
  readonly type: 'image/png' | 'image/webp' | 'image/jpeg';
}

/** Why a PDF that nobody draws is refused. */
export const pdfRefusalCodes = [
  'artwork_unsupported',
  'artwork_encrypted',
  'artwork_damaged',
  'artwork_timeout',
] as const satisfies readonly ArtworkCode[];
export type PdfRefusalCode = (typeof pdfRefusalCodes)[number];

/** Reads artwork in a process that can be killed; nothing here trusts a name or a byte. */
export interface Artwork {
  readonly inspect: (file: string, name: string) => Promise<Result<ArtworkFacts, ArtworkCode>>;
  /** Refuses a PDF that acts by itself, is locked or is none, however it is packed; looks at no page. */
  readonly validatePdf: (file: string) => Promise<Result<null, PdfRefusalCode>>;
  readonly render: (
    file: string,
    kind: Asset['kind'],
    variant: ArtworkVariant,
  ) => Promise<Result<ArtworkPicture, ArtworkCode>>;
}
