import type { Asset, artworkVariants, ProblemCode, SourceDie } from '@shop/contracts';
import type { Result } from '../../platform/index.ts';

export type ArtworkVariant = (typeof artworkVariants)[number];
export type ArtworkCode = Extract<ProblemCode, `artwork_${string}`>;

/** The facts of an inspected file. */
export interface ArtworkFacts {
  readonly kind: Asset['kind'];
  readonly pages: number;
  readonly mm: readonly [width: number, height: number];
  readonly px: readonly [width: number, height: number] | null;
  readonly warnings: readonly string[];
  /** The die of its template; absent for other files. */
  readonly madeOn?: SourceDie;
}

export interface ArtworkPicture {
  readonly bytes: Uint8Array;
  readonly type: 'image/png' | 'image/webp' | 'image/jpeg';
}

/** Why a PDF that is not rendered is refused. */
export const pdfRefusalCodes = [
  'artwork_unsupported',
  'artwork_encrypted',
  'artwork_damaged',
  'artwork_timeout',
] as const satisfies readonly ArtworkCode[];
export type PdfRefusalCode = (typeof pdfRefusalCodes)[number];

/** Reads artwork in a process that can be killed; it trusts neither names nor bytes. */
export interface Artwork {
  readonly inspect: (file: string, name: string) => Promise<Result<ArtworkFacts, ArtworkCode>>;
  /** Refuses a PDF with active content or encryption, or a file that is no PDF; reads no page. */
  readonly validatePdf: (file: string) => Promise<Result<null, PdfRefusalCode>>;
  readonly render: (
    file: string,
    kind: Asset['kind'],
    variant: ArtworkVariant,
  ) => Promise<Result<ArtworkPicture, ArtworkCode>>;
}
