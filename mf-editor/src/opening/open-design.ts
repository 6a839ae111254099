/** Opens a stored design: parses the document, makes the die, loads the fonts, restores unsaved work. */
import { type BoxDesign, getDesign, queryKeys, saveDesign } from '@shop/contracts';
import {
  type DesignDocument,
  defaultFont,
  dieOf,
  nodesOf,
  parseDesign,
  repairDesign,
  serializeDesign,
} from '@shop/design';
import { track } from '@shop/kit/analytics';
import { call, newIdempotencyKey } from '@shop/kit/api';
import { queryClient } from '@shop/kit/query';
import { createPictures } from '../artwork/pictures.ts';
import { loadLettering } from '../lettering/load-lettering.ts';
import { type Autosave, createAutosave } from '../saving/autosave.ts';
import { deleteDraft, readDraft, saveDraft } from '../saving/draft-copies.ts';
import { isSameDesign } from '../saving/same-design.ts';
import { createSession, type Session } from '../session/session.ts';

export interface OpenDesign {
  readonly design: BoxDesign;
  readonly session: Session;
  readonly autosave: Autosave;
  readonly close: () => void;
}

export type Opened =
  | { readonly ok: true; readonly value: OpenDesign }
  | { readonly ok: false; readonly reason: 'unreadable' | 'no_letters' };

const parseStored = (stored: unknown): DesignDocument | null => {
  const parsed = parseDesign(stored, { dieOf });
  return parsed.ok ? repairDesign(parsed.document).document : null;
};

export async function openDesign(design: BoxDesign): Promise<Opened> {
  const stored = parseStored(design.document);
  const dieResult = stored === null ? undefined : dieOf(stored.structure);
  if (stored === null || dieResult === undefined || !dieResult.ok) return { ok: false, reason: 'unreadable' };
  const draft = await readDraft(design.id);
  const restored =
    draft === undefined || isSameDesign(draft.document, design.document) ? null : parseStored(draft.document);
  if (draft !== undefined && restored === null) await deleteDraft(design.id);
  const document = restored ?? stored;

  const lettering = await loadLettering().catch(() => null);
  if (lettering === null) return { ok: false, reason: 'no_letters' };
  const fonts = nodesOf(document).flatMap((node) => (node.type === 'text' ? [node.props.font] : []));
  await Promise.all([...new Set([defaultFont, ...fonts])].map(lettering.loadFont));

  const pictures = createPictures();
  const session = createSession({ document, die: dieResult.die, lettering, pictures });
  void pictures.fetchFor(document);
  const autosave = createDesignAutosave(
    design,
    restored === null ? design.rev : (draft?.rev ?? design.rev),
    session,
  );
  if (restored !== null) autosave.change(serializeDesign(restored));
  return { ok: true, value: { design, session, autosave, close: saveChanges(session, autosave) } };
}

function createDesignAutosave({ id }: BoxDesign, rev: number, session: Session): Autosave {
  return createAutosave(
    { rev },
    {
      send: (body, idempotencyKey) =>
        call(saveDesign, {
          params: { id },
          body: {
            box_design: {
              rev: body.rev,
              ...(body.document === undefined ? {} : { document: body.document }),
              ...(body.name === undefined ? {} : { name: body.name }),
            },
          },
          idempotencyKey,
        }),
      readServerVersion: () => call(getDesign, { params: { id } }),
      saveDraft: (copy) => saveDraft(id, copy),
      deleteDraft: () => deleteDraft(id),
      newKey: newIdempotencyKey,
      schedule: (milliseconds, work) => {
        const timer = setTimeout(work, milliseconds);
        return () => clearTimeout(timer);
      },
      onSaved: () => {
        track.designSaved({ nodes: nodesOf(session.store.getState().document).length });
        void queryClient.invalidateQueries({ queryKey: queryKeys.designs });
      },
    },
  );
}

/** Saves changes, at once when the page is left or the connection returns. Returns the cleanup function. */
function saveChanges(session: Session, autosave: Autosave): () => void {
  let lastDocument = session.settled().document;
  // Only settled changes: a drag is one change, however many pointer moves it took.
  const unsubscribe = session.subscribe(() => {
    const { document: now } = session.settled();
    if (now === lastDocument) return;
    lastDocument = now;
    autosave.change(serializeDesign(now));
  });
  const flush = () => void autosave.flush();
  const flushWhenHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  document.addEventListener('visibilitychange', flushWhenHidden);
  window.addEventListener('online', flush);
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', flushWhenHidden);
    window.removeEventListener('online', flush);
    session.dispose();
    void autosave.flush().finally(autosave.dispose);
  };
}
