import type { ApiReply, ApiRequest, RenderTask, ServedBuild } from '@shop/contracts';

/** The pages that a build declares. */
export type ServedPages = Pick<ServedBuild, 'routes' | 'parameters'>;

/** Messages from the host to a render worker. One job at a time; `reply` answers a request of the job. */
export type ToWorker =
  | { readonly type: 'load'; readonly build: string; readonly file: string; readonly source: string }
  | { readonly type: 'words'; readonly words: string; readonly text: string }
  | { readonly type: 'drop'; readonly build: string }
  | ({ readonly type: 'render'; readonly build: string } & Pick<RenderTask, 'document' | 'address'> & {
        /** Dictionary files sent before, by the name of their build. */
        readonly words: Readonly<Record<string, string>>;
        /** The query results of the page's last rendering. */
        readonly known: string;
      })
  | { readonly type: 'apiReply'; readonly callId: number; readonly reply: ApiReply | null };

export type FromWorker =
  | ({ readonly type: 'loaded' } & ServedPages)
  | {
      readonly type: 'drawn';
      readonly html: string;
      readonly queries: string;
      readonly passes: number;
      readonly ms: number;
    }
  | { readonly type: 'failed'; readonly message: string; readonly stack: string }
  | { readonly type: 'callApi'; readonly callId: number; readonly request: ApiRequest };
