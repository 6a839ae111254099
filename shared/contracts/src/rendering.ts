import type { ShopDocument } from './shop-document.ts';

/** One API request during server rendering. */
export interface ApiRequest {
  readonly method: string;
  /** The path below `/api`, with its query: `/prices/minimal?region=pl`. */
  readonly path: string;
  readonly body?: unknown;
  readonly headers: Readonly<Record<string, string>>;
}
export interface ApiReply {
  readonly status: number;
  /** The parsed JSON. */
  readonly body: unknown;
}
/** Requests public data from the API. Rejects when it cannot be reached. */
export type CallApi = (request: ApiRequest) => Promise<ApiReply>;

/** The dictionaries of one language by namespace, from one build. */
export type PublishedWords = Readonly<Record<string, object>>;

/** One query of a page: key and data. */
export type ReadQuery = readonly [key: readonly unknown[], data: unknown];

/** The host's request to a build to render a page. */
export interface RenderTask {
  readonly document: ShopDocument;
  /** Path and query of the page. */
  readonly address: string;
  /** The dictionaries of shell and remote in the document's language, by the name of the build. */
  readonly words: Readonly<Record<string, PublishedWords>>;
  /** Identifies the dictionaries: equal keys, equal words. */
  readonly wordsKey: string;
  /** The queries of the page's last rendering, if they are still valid. */
  readonly known: readonly ReadQuery[];
}

export interface RenderedPage {
  readonly html: string;
  /** All queries of the page, in order. */
  readonly queries: readonly ReadQuery[];
  /** The number of render passes until no new query appeared. */
  readonly passes: number;
  /** The processor time of the last pass alone, in milliseconds. */
  readonly ms: number;
}

/** The exports of a server build (`manifest.server`): its routes and their renderer. */
export interface ServedBuild {
  /** Route ids; the shell renders `chrome`, the frame around every page. */
  readonly routes: readonly string[];
  /**
   * By route: the query parameters that affect its page; `o.*` matches all whose name begins with `o.`. The host drops
   * every other one, so that equivalent addresses cannot fill its queue. A missing route, or a build without this,
   * accepts any parameter.
   */
  readonly parameters?: Readonly<Record<string, readonly string[]>>;
  /** Rejects when the page cannot be rendered; the host then sends its skeleton. */
  readonly render: (task: RenderTask, askApi: CallApi) => Promise<RenderedPage>;
}

/** The placeholder for the page in the shell's `chrome`, which contains it exactly once. */
export const pageMark = '%page%';
