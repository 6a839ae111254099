/** Messages between the shop and its decoder process. */

import type { Failure, Result } from '../../platform/index.ts';
import type { ArtworkCode, ArtworkFacts, ArtworkPicture, ArtworkVariant } from '../assets/artwork.port.ts';
import type { ArtworkLimits } from './limits.ts';

export type ArtworkKind = ArtworkFacts['kind'];

/** `dieline`: 50 pixels per inch, as a background of a die. */
export type RenderVariant = ArtworkVariant | 'dieline' | 'dielineBW';

export interface RasterPixels {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
  readonly alpha: Uint8Array | null;
}

export type ArtworkTask =
  | { readonly do: 'inspect'; readonly source: ArtworkSource; readonly name: string }
  | { readonly do: 'vet'; readonly source: ArtworkSource }
  | {
      readonly do: 'render';
      readonly source: ArtworkSource;
      readonly kind: ArtworkKind;
      readonly variant: RenderVariant;
      /** Fraction of the usual density, for a second attempt after a timeout. */
      readonly scale: number;
    }
  | {
      readonly do: 'rasterise';
      readonly source: ArtworkSource;
      readonly kind: ArtworkKind;
      readonly pixels: readonly [number, number];
    };

/** A file on disk, or its bytes. */
export type ArtworkSource = { readonly file: string } | { readonly bytes: Uint8Array };

export interface ArtworkReplies {
  readonly inspect: Inspection;
  readonly vet: null;
  readonly render: ArtworkPicture;
  readonly rasterise: RasterPixels;
}

export interface Inspection extends ArtworkFacts {
  readonly sha256: string;
}

export interface ArtworkRequest {
  readonly id: number;
  readonly task: ArtworkTask;
  readonly limits: ArtworkLimits;
}

export type ArtworkReply =
  | { readonly ready: true }
  | { readonly id: number; readonly result: Result<ArtworkReplies[ArtworkTask['do']], ArtworkCode> };

export type ArtworkFailure = Failure<ArtworkCode>;
