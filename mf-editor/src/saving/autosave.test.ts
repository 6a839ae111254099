import type { BoxDesign } from '@shop/contracts';
import type { ApiProblem, Result } from '@shop/kit/api';
import { type AutosavePorts, createAutosave, type DraftCopy, saveDelay } from './autosave.ts';
import type { SaveBody } from './unsent.ts';

const drawing = (text: string) => ({
  structure: { id: 'fefco-0427' },
  records: { 'node:1': { kind: 'node', text } },
});

const problem = (code: ApiProblem['code']): ApiProblem => ({ code, title: code, status: 0 }) as ApiProblem;

/** A server that behaves like ours: one revision, conflicts, lost replies on demand. */
function desk() {
  let stored = { rev: 3, name: 'Box', document: drawing('first') as unknown };
  let kept: DraftCopy | undefined;
  let timers: { readonly due: number; readonly work: () => void }[] = [];
  let now = 0;
  let keys = 0;
  const sent: { readonly body: SaveBody; readonly key: string }[] = [];
  const weather: { next?: 'offline' | 'lost' | 'design_invalid'; readFails?: boolean; full?: boolean } = {};
  const design = () => ({ id: 'd', ...stored }) as unknown as BoxDesign;
  const ports: AutosavePorts = {
    send: async (body, key): Promise<Result<BoxDesign, ApiProblem>> => {
      sent.push({ body, key });
      const mood = weather.next;
      delete weather.next;
      if (mood === 'offline') return { ok: false, problem: problem('offline') };
      if (mood === 'design_invalid') return { ok: false, problem: problem('design_invalid') };
      if (body.rev !== stored.rev) return { ok: false, problem: problem('design_conflict') };
      stored = {
        rev: stored.rev + 1,
        name: body.name ?? stored.name,
        document: body.document ?? stored.document,
      };
      return mood === 'lost' ? { ok: false, problem: problem('timeout') } : { ok: true, value: design() };
    },
    read: async () =>
      weather.readFails === true ? { ok: false, problem: problem('offline') } : { ok: true, value: design() },
    keep: async (copy) => {
      if (weather.full === true) return false;
      kept = copy;
      return true;
    },
    forget: async () => {
      kept = undefined;
    },
    newKey: () => `key ${++keys}`,
    wait: (milliseconds, work) => {
      const timer = { due: now + milliseconds, work };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
  };
  /** Advances the timers and lets everything asynchronous settle. */
  const pass = async (milliseconds: number) => {
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
    weather,
    pass,
    settle,
    stored: () => stored,
    kept: () => kept,
    elsewhere: (document: unknown) => {
      stored = { ...stored, rev: stored.rev + 1, document };
    },
  };
}

describe('autosave', () => {
  it('keeps at once, saves after a pause, and forgets what the server has', async () => {
    const { ports, sent, pass, settle, stored, kept } = desk();
    const autosave = createAutosave({ rev: 3 }, ports);
    autosave.change(drawing('a'));
    await pass(saveDelay - 1);
    autosave.change(drawing('b'));
    await settle();
    expect(autosave.status().state).toBe('unsaved');
    expect(kept()).toEqual({ rev: 3, document: drawing('b') });
    await pass(saveDelay);
    expect(sent).toHaveLength(1);
    expect(stored()).toMatchObject({ rev: 4, document: drawing('b') });
    expect(autosave.status().state).toBe('saved');
    expect(kept()).toBeUndefined();
  });

  it('loses nothing without a connection and tries again with the same key', async () => {
    const { ports, sent, weather, pass, stored, kept } = desk();
    const autosave = createAutosave({ rev: 3 }, ports);
    weather.next = 'offline';
    autosave.change(drawing('a'));
    await pass(saveDelay);
    expect(autosave.status()).toEqual({ state: 'offline', kept: true, problem: null });
    expect(kept()?.document).toEqual(drawing('a'));
    await pass(2_000);
    expect(autosave.status().state).toBe('saved');
    expect(stored().document).toEqual(drawing('a'));
    expect(sent.map(({ key }) => key)).toEqual(['key 1', 'key 1']);
  });

  it('sees its own save behind a lost answer, also after going on', async () => {
    const { ports, weather, pass, stored } = desk();
    const autosave = createAutosave({ rev: 3 }, ports);
    weather.next = 'lost';
    autosave.change(drawing('a'));
    await pass(saveDelay);
    expect(stored().rev).toBe(4);
    autosave.change(drawing('b'));
    await pass(2_000);
    expect(autosave.status().state).toBe('saved');
    expect(stored()).toMatchObject({ rev: 5, document: drawing('b') });
  });

  it('never writes over another window, and says so', async () => {
    const { ports, sent, pass, elsewhere, stored, kept } = desk();
    const autosave = createAutosave({ rev: 3 }, ports);
    elsewhere(drawing('theirs'));
    autosave.change(drawing('mine'));
    await pass(saveDelay);
    expect(autosave.status().state).toBe('conflict');
    autosave.change(drawing('mine too'));
    await pass(60_000);
    expect(await autosave.flush()).toBe(false);
    expect(sent).toHaveLength(1);
    expect(stored().document).toEqual(drawing('theirs'));
    expect(kept()?.document).toEqual(drawing('mine too'));
    await autosave.adopt({ rev: 4 });
    expect(autosave.status().state).toBe('saved');
    expect(kept()).toBeUndefined();
  });

  it('tells a refusal that waiting does not mend, and goes on after the next change', async () => {
    const { ports, weather, pass } = desk();
    const autosave = createAutosave({ rev: 3 }, ports);
    weather.next = 'design_invalid';
    autosave.change(drawing('a'));
    await pass(saveDelay);
    expect(autosave.status()).toMatchObject({ state: 'unsaved', problem: { code: 'design_invalid' } });
    autosave.change(drawing('b'));
    await pass(saveDelay);
    expect(autosave.status()).toMatchObject({ state: 'saved', problem: null });
  });

  it('flushes at once what is unsent, and saves a name with it', async () => {
    const { ports, sent, stored } = desk();
    const autosave = createAutosave({ rev: 3 }, ports);
    autosave.change(drawing('a'));
    autosave.rename('Summer');
    expect(await autosave.flush()).toBe(true);
    expect(sent).toHaveLength(1);
    expect(stored()).toMatchObject({ rev: 4, name: 'Summer', document: drawing('a') });
  });

  it('sends a change made during a save on the new revision', async () => {
    const { ports, sent, stored } = desk();
    const autosave = createAutosave({ rev: 3 }, ports);
    autosave.change(drawing('a'));
    const first = autosave.flush();
    autosave.change(drawing('b'));
    expect(await first).toBe(true);
    expect(sent.map(({ body }) => body.rev)).toEqual([3, 4]);
    expect(stored().document).toEqual(drawing('b'));
  });

  it('says when the browser has no room either', async () => {
    const { ports, weather, pass } = desk();
    weather.full = true;
    weather.next = 'offline';
    const autosave = createAutosave({ rev: 3 }, ports);
    autosave.change(drawing('a'));
    await pass(saveDelay);
    expect(autosave.status()).toMatchObject({ state: 'offline', kept: false });
  });
});
