import type { ShopDocument } from '@shop/contracts';

/** A stored file of a build; equal names have equal content. */
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
  /** JSON of the query results of the last rendering. */
  readonly previousQueries: string;
}

export interface RenderedPage {
  readonly html: string;
  /** JSON. */
  readonly queries: string;
  readonly passes: number;
  /** Milliseconds of the last pass alone. */
  readonly ms: number;
}

/** Why a page was not rendered. `not_served`: the build does not declare it. */
export type RenderFault = 'failed' | 'hung' | 'out_of_memory' | 'not_served' | 'shed';
export type RenderResult =
  | { readonly ok: true; readonly page: RenderedPage }
  | { readonly ok: false; readonly fault: RenderFault; readonly error?: Error };
