import type { ShopDocument } from './shop-document.ts';

/** One read of the API while a page is drawn on the server. */
export interface ApiRequest {
  readonly method: string;
  /** Below `/api`, with its query: `/prices/minimal?region=pl`. */
  readonly path: string;
  readonly body?: unknown;
  readonly headers: Readonly<Record<string, string>>;
}
export interface ApiReply {
  readonly status: number;
  /** The parsed JSON. */
  readonly body: unknown;
}
/** Asks the API for what anybody may read. Rejects when it cannot be reached. */
export type CallApi = (request: ApiRequest) => Promise<ApiReply>;

/** Words of one language by namespace, as one build carries them. */
export type PublishedWords = Readonly<Record<string, object>>;

/** What a page has read: key and data. */
export type ReadQuery = readonly [key: readonly unknown[], data: unknown];

/** What the host asks a build to draw. */
export interface RenderTask {
  readonly document: ShopDocument;
  /** Path and query of the page. */
  readonly address: string;
  /** The words of shell and remote in the document's language, by the name of the build. */
  readonly words: Readonly<Record<string, PublishedWords>>;
  /** Names the words: equal keys, equal words. */
  readonly wordsKey: string;
  /** What the page had read when it was drawn last, if that is still good. */
  readonly known: readonly ReadQuery[];
}

export interface RenderedPage {
  readonly html: string;
  /** All that was read for it, in the order of reading. */
  readonly queries: readonly ReadQuery[];
  /** How often it was drawn until it asked for nothing more. */
  readonly passes: number;
  /** Processor time of the last drawing alone, in milliseconds. */
  readonly ms: number;
}

/** What a build for the server exports (`manifest.server`): the routes it draws, and how. */
export interface ServedBuild {
  /** Route ids; the shell draws `chrome`, which stands around every page. */
  readonly routes: readonly string[];
  /**
   * By route: the parameters of the address that its page is drawn by, `o.*` for all whose name begins with `o.`. The host
   * leaves out every other one, so that nobody fills its queue with addresses that differ in nothing. A route that is not
   * named, or a build without this, may be drawn by all of them.
   */
  readonly parameters?: Readonly<Record<string, readonly string[]>>;
  /** Rejects when the page cannot be drawn; the host then shows its skeleton. */
  readonly render: (task: RenderTask, askApi: CallApi) => Promise<RenderedPage>;
}

/** Where the shell's `chrome` holds the page; the host puts the page there. It stands in the chrome exactly once. */
export const pageMark = '%page%';
