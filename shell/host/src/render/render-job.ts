import type { ShopDocument } from '@shop/contracts';

/** One file of a build as it is kept, named so that equal names have equal content. */
export interface PublishedFile {
  readonly key: string;
  readonly read: () => Promise<string>;
}

export interface RenderJob {
  /** `mf-catalogue@0.1.0+64dd…`: one instance of it in each worker. */
  readonly build: PublishedFile;
  readonly words: Readonly<Record<string, PublishedFile>>;
  readonly document: ShopDocument;
  readonly address: string;
  /** JSON of what the page read when it was drawn last. */
  readonly previousQueries: string;
}

export interface RenderedPage {
  readonly html: string;
  /** JSON. */
  readonly queries: string;
  readonly passes: number;
  /** Milliseconds of the last drawing alone. */
  readonly ms: number;
}

/** Why a page was not drawn. `not_served`: the build draws other pages. */
export type RenderFault = 'failed' | 'hung' | 'out_of_memory' | 'not_served' | 'shed';
export type RenderResult =
  | { readonly ok: true; readonly page: RenderedPage }
  | { readonly ok: false; readonly fault: RenderFault; readonly error?: Error };
