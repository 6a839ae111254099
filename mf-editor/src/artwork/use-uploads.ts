/** Uploads of this visit. They are outside the document's history: undo reverts a placement, never a file. */
import { type Asset, uploadAsset } from '@shop/contracts';
import { track } from '@shop/kit/analytics';
import { type ApiProblem, upload } from '@shop/kit/api';
import type { Side } from '@shop/packaging';
import { useEffect, useRef, useState } from 'react';
import type { Session } from '../session/session.ts';
import { placeUpload } from './place-upload.ts';
import { evaluateTemplateMatch, type TemplateMatch } from './template-match.ts';

export interface Upload {
  readonly id: string;
  readonly file: File;
  /** The target side. */
  readonly side: Side | null;
  readonly state: 'sending' | 'checking' | 'done' | 'failed';
  readonly progress: number;
  readonly problem: ApiProblem | null;
  readonly asset: Asset | null;
  /** Made on a template and not placed yet: the buyer chooses the placement. */
  readonly templateMatch: TemplateMatch | null;
}

export interface Uploads {
  readonly items: readonly Upload[];
  readonly start: (files: readonly File[], side: Side | null) => void;
  readonly cancel: (id: string) => void;
  readonly retry: (id: string) => void;
  /** Called when the buyer has chosen the placement of a file. */
  readonly markPlaced: (id: string) => void;
}

export function useUploads(session: Session): Uploads {
  const [items, setItems] = useState<readonly Upload[]>([]);
  const controllers = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const open = controllers.current;
    return () => {
      for (const each of open.values()) each.abort();
    };
  }, []);

  const update = (id: string, part: Partial<Upload>) =>
    setItems((now) => now.map((each) => (each.id === id ? { ...each, ...part } : each)));
  const send = async ({ id, file, side }: Pick<Upload, 'id' | 'file' | 'side'>) => {
    const controller = new AbortController();
    controllers.current.set(id, controller);
    const reply = await upload(uploadAsset, file, {
      signal: controller.signal,
      onProgress: (progress) => update(id, progress < 1 ? { progress } : { progress, state: 'checking' }),
    });
    controllers.current.delete(id);
    if (controller.signal.aborted) return;
    if (!reply.ok) {
      track.artworkRefused({ code: reply.problem.code });
      return update(id, { state: 'failed', problem: reply.problem });
    }
    track.artworkUploaded({ kind: reply.value.kind, bytes: reply.value.bytes });
    const templateMatch = evaluateTemplateMatch(reply.value, session.die);
    if (templateMatch === null) placeUpload(session, reply.value, side);
    update(id, { state: 'done', asset: reply.value, templateMatch });
  };
  return {
    items,
    start: (files, side) => {
      const added = files.map(
        (file): Upload => ({
          id: crypto.randomUUID(),
          file,
          side,
          state: 'sending',
          progress: 0,
          problem: null,
          asset: null,
          templateMatch: null,
        }),
      );
      setItems((now) => [...added, ...now]);
      for (const each of added) void send(each);
    },
    cancel: (id) => {
      controllers.current.get(id)?.abort();
      controllers.current.delete(id);
      setItems((now) => now.filter((each) => each.id !== id));
    },
    markPlaced: (id) => update(id, { templateMatch: null }),
    retry: (id) => {
      const failed = items.find((each) => each.id === id);
      if (failed === undefined) return;
      update(id, { state: 'sending', progress: 0, problem: null });
      void send(failed);
    },
  };
}
