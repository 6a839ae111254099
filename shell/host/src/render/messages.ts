import type { ApiReply, ApiRequest, RenderTask, ServedBuild } from '@shop/contracts';

/** What a build says of the pages that it draws. */
export type ServedPages = Pick<ServedBuild, 'routes' | 'parameters'>;

/** From the host to a render worker. One job at a time; `reply` answers what the job has asked meanwhile. */
export type ToWorker =
  | { readonly do: 'load'; readonly build: string; readonly file: string; readonly source: string }
  | { readonly do: 'words'; readonly words: string; readonly text: string }
  | { readonly do: 'drop'; readonly build: string }
  | ({ readonly do: 'render'; readonly build: string } & Pick<RenderTask, 'document' | 'address'> & {
        /** Files of words as they were sent before, by the name of their build. */
        readonly words: Readonly<Record<string, string>>;
        /** The queries of the page's last drawing, as they were answered. */
        readonly known: string;
      })
  | { readonly do: 'reply'; readonly ask: number; readonly reply: ApiReply | null };

export type FromWorker =
  | ({ readonly said: 'loaded' } & ServedPages)
  | {
      readonly said: 'drawn';
      readonly html: string;
      readonly queries: string;
      readonly passes: number;
      readonly ms: number;
    }
  | { readonly said: 'failed'; readonly message: string; readonly stack: string }
  | { readonly said: 'ask'; readonly ask: number; readonly request: ApiRequest };
