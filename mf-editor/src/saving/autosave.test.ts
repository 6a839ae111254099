import type { BoxDesign } from '@shop/contracts';
import type { ApiProblem, Result } from '@shop/kit/api';
import { type AutosavePorts, createAutosave, type DraftCopy, saveDelay } from './autosave.ts';
import type { SaveBody } from './unsent-changes.ts';

const createDocument = (text: string) => ({
  structure: { id: 'fefco-0427' },
  records: { 'node:1': { kind: 'node', text } },
});

const problem = (code: ApiProblem['code']): ApiProblem => ({ code, title: code, status: 0 }) as ApiProblem;

/** A test server with revisions and conflicts, and failures and lost replies on demand. */
function createTestServer() {
  let stored = { rev: 3, name: 'Box', document: createDocument('first') as unknown };
  let draft: DraftCopy | undefined;
  let timers: { readonly due: number; readonly work: () => void }[] = [];
  let now = 0;
  let keys = 0;
  const sent: { readonly body: SaveBody; readonly key: string }[] = [];
  const failures: { next?: 'offline' | 'lost' | 'design_invalid'; readFails?: boolean; full?: boolean } = {};
  const design = () => ({ id: 'd', ...stored }) as unknown as BoxDesign;
  const ports: AutosavePorts = {
    send: async (body, key): Promise<Result<BoxDesign, ApiProblem>> => {
      sent.push({ body, key });
      const failure = failures.next;
      delete failures.next;
      if (failure === 'offline') return { ok: false, problem: problem('offline') };
      if (failure === 'design_invalid') return { ok: false, problem: problem('design_invalid') };
      if (body.rev !== stored.rev) return { ok: false, problem: problem('design_conflict') };
      stored = {
        rev: stored.rev + 1,
        name: body.name ?? stored.name,
        document: body.document ?? stored.document,
      };
      return failure === 'lost' ? { ok: false, problem: problem('timeout') } : { ok: true, value: design() };
    },
    readServerVersion: async () =>
      failures.readFails === true
        ? { ok: false, problem: problem('offline') }
        : { ok: true, value: design() },
    saveDraft: async (copy) => {
      if (failures.full === true) return false;
      draft = copy;
      return true;
    },
    deleteDraft: async () => {
      draft = undefined;
    },
    newKey: () => `key ${++keys}`,
    schedule: (milliseconds, work) => {
      const timer = { due: now + milliseconds, work };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
  };
  /** Advances the timers and waits for pending promises. */
  const advance = async (milliseconds: number) => {
    now += milliseconds;
    const due = timers.filter((each) => each.due <= now);
    timers = timers.filter((each) => each.due > now);
    for (const each of due) each.work();
    await settle();
  };
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return {
    ports,
    sent,
    failures,
    advance,
    settle,
    stored: () => stored,
    draft: () => draft,
    saveElsewhere: (document: unknown) => {
      stored = { ...stored, rev: stored.rev + 1, document };
    },
  };
}

describe('autosave', () => {
  it('stores a draft at once, saves after a pause, and deletes the draft after the save', async () => {
    const { ports, sent, advance, settle, stored, draft } = createTestServer();
    const autosave = createAutosave({ rev: 3 }, ports);
    autosave.change(createDocument('a'));
    await advance(saveDelay - 1);
    autosave.change(createDocument('b'));
    await settle();
    expect(autosave.status().state).toBe('unsaved');
    expect(draft()).toEqual({ rev: 3, document: createDocument('b') });
    await advance(saveDelay);
    expect(sent).toHaveLength(1);
    expect(stored()).toMatchObject({ rev: 4, document: createDocument('b') });
    expect(autosave.status().state).toBe('saved');
    expect(draft()).toBeUndefined();
  });

  it('keeps the draft without a connection and retries with the same key', async () => {
    const { ports, sent, failures, advance, stored, draft } = createTestServer();
    const autosave = createAutosave({ rev: 3 }, ports);
    failures.next = 'offline';
    autosave.change(createDocument('a'));
    await advance(saveDelay);
    expect(autosave.status()).toEqual({ state: 'offline', isDraftStored: true, problem: null });
    expect(draft()?.document).toEqual(createDocument('a'));
    await advance(2_000);
    expect(autosave.status().state).toBe('saved');
    expect(stored().document).toEqual(createDocument('a'));
    expect(sent.map(({ key }) => key)).toEqual(['key 1', 'key 1']);
  });

  it('recognises its own save after a lost reply, even with newer changes', async () => {
    const { ports, failures, advance, stored } = createTestServer();
    const autosave = createAutosave({ rev: 3 }, ports);
    failures.next = 'lost';
    autosave.change(createDocument('a'));
    await advance(saveDelay);
    expect(stored().rev).toBe(4);
    autosave.change(createDocument('b'));
    await advance(2_000);
    expect(autosave.status().state).toBe('saved');
    expect(stored()).toMatchObject({ rev: 5, document: createDocument('b') });
  });

  it('never overwrites the save of another window, and reports the conflict', async () => {
    const { ports, sent, advance, saveElsewhere, stored, draft } = createTestServer();
    const autosave = createAutosave({ rev: 3 }, ports);
    saveElsewhere(createDocument('theirs'));
    autosave.change(createDocument('mine'));
    await advance(saveDelay);
    expect(autosave.status().state).toBe('conflict');
    autosave.change(createDocument('mine too'));
    await advance(60_000);
    expect(await autosave.flush()).toBe(false);
    expect(sent).toHaveLength(1);
    expect(stored().document).toEqual(createDocument('theirs'));
    expect(draft()?.document).toEqual(createDocument('mine too'));
    await autosave.adopt({ rev: 4 });
    expect(autosave.status().state).toBe('saved');
    expect(draft()).toBeUndefined();
  });

  it('reports a refusal that a retry cannot fix, and saves again after the next change', async () => {
    const { ports, failures, advance } = createTestServer();
    const autosave = createAutosave({ rev: 3 }, ports);
    failures.next = 'design_invalid';
    autosave.change(createDocument('a'));
    await advance(saveDelay);
    expect(autosave.status()).toMatchObject({ state: 'unsaved', problem: { code: 'design_invalid' } });
    autosave.change(createDocument('b'));
    await advance(saveDelay);
    expect(autosave.status()).toMatchObject({ state: 'saved', problem: null });
  });

  it('flushes unsent changes at once, together with a new name', async () => {
    const { ports, sent, stored } = createTestServer();
    const autosave = createAutosave({ rev: 3 }, ports);
    autosave.change(createDocument('a'));
    autosave.rename('Summer');
    expect(await autosave.flush()).toBe(true);
    expect(sent).toHaveLength(1);
    expect(stored()).toMatchObject({ rev: 4, name: 'Summer', document: createDocument('a') });
  });

  it('sends a change made during a save on the new revision', async () => {
    const { ports, sent, stored } = createTestServer();
    const autosave = createAutosave({ rev: 3 }, ports);
    autosave.change(createDocument('a'));
    const first = autosave.flush();
    autosave.change(createDocument('b'));
    expect(await first).toBe(true);
    expect(sent.map(({ body }) => body.rev)).toEqual([3, 4]);
    expect(stored().document).toEqual(createDocument('b'));
  });

  it('reports when the browser cannot store the draft either', async () => {
    const { ports, failures, advance } = createTestServer();
    failures.full = true;
    failures.next = 'offline';
    const autosave = createAutosave({ rev: 3 }, ports);
    autosave.change(createDocument('a'));
    await advance(saveDelay);
    expect(autosave.status()).toMatchObject({ state: 'offline', isDraftStored: false });
  });
});
