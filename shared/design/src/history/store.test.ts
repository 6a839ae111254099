import fc from 'fast-check';
import type { Command } from '../commands/schemas.ts';
import type { DesignDocument } from '../document/document.ts';
import { nodesOf } from '../document/document.ts';
import type { NodeId } from '../document/ids.ts';
import { serializeDesign } from '../document/parse.ts';
import { dieOf } from '../geometry/die-of.ts';
import { picture, testDesign, testShaper } from '../testing/fixtures.ts';
import { applyDiff, diffBetween, reverseDiff, squashDiffs } from './diff.ts';
import { createStore } from './store.ts';

/** Artwork stays when its insertion is undone, so it does not count when documents are compared. */
function content(document: DesignDocument): unknown {
  const { records, ...head } = serializeDesign(document);
  const kept = Object.entries(records as object).filter(([id]) => !id.startsWith('asset:'));
  return JSON.parse(JSON.stringify({ ...head, records: Object.fromEntries(kept.toSorted()) }));
}

/** Commands over the nodes n0…n5, whether they exist or not. */
const ids: readonly NodeId[] = ['node:n0', 'node:n1', 'node:n2', 'node:n3', 'node:n4', 'node:n5'];
const id = fc.constantFrom(...ids);
const some = fc.uniqueArray(id, { minLength: 1, maxLength: 3 });
const length = fc.integer({ min: 1, max: 200 });
const side = fc.constantFrom('top' as const, 'front' as const, null);
const hex = fc.constantFrom('#000000', '#e4002b', '#123456', '#abcdef');
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ id, side, w: length, h: length, fill: hex }).map(
    ({ id: node, side: on, ...rest }): Command => ({
      name: 'addRect',
      args: { place: { side: on }, id: node, ...rest },
    }),
  ),
  fc.record({ id, side }).map(
    ({ id: node, side: on }): Command => ({
      name: 'addImage',
      args: { place: { side: on }, id: node, asset: { ...picture, mm: [100, 50], px: [1200, 600] } },
    }),
  ),
  fc.record({ id, side, text: fc.constantFrom('Żółw', 'Hello box, hello world') }).map(
    ({ id: node, side: on, text }): Command => ({
      name: 'addText',
      args: { place: { side: on }, id: node, text },
    }),
  ),
  fc
    .record({ ids: some, dx: fc.integer({ min: -50, max: 50 }), dy: length })
    .map((args): Command => ({ name: 'move', args })),
  fc
    .record({ id, x: length, y: length, w: length, h: length })
    .map((args): Command => ({ name: 'resize', args })),
  fc
    .record({ id, rot: fc.integer({ min: -720, max: 720 }) })
    .map((args): Command => ({ name: 'rotate', args })),
  fc.record({ ids: some, color: hex }).map((args): Command => ({ name: 'setColor', args })),
  fc
    .record({
      ids: some,
      to: fc.constantFrom('front' as const, 'back' as const, 'forward' as const, 'backward' as const),
    })
    .map((args): Command => ({ name: 'reorder', args })),
  fc.record({ ids: some }).map((args): Command => ({ name: 'remove', args })),
  fc.record({ ids: some, locked: fc.boolean() }).map((args): Command => ({ name: 'setLocked', args })),
  fc.record({ side, color: fc.option(hex) }).map((args): Command => ({ name: 'setBackground', args })),
  fc.record({ L: fc.integer({ min: 150, max: 400 }), H: fc.integer({ min: 50, max: 90 }) }).map(
    ({ L, H }): Command => ({
      name: 'setStructure',
      args: { structure: { id: 'fefco-0427', version: 1, params: { L, W: 148, H, t: 1.5 } } },
    }),
  ),
);

describe('history', () => {
  it('undoes and redoes any run of commands to the same document', async () => {
    const shaper = await testShaper();
    fc.assert(
      fc.property(fc.array(command, { maxLength: 14 }), (commands) => {
        const store = createStore({ document: testDesign(), context: { dieOf, shaper } });
        const states = [content(store.getState().document)];
        for (const one of commands) {
          store.run(one);
          const now = content(store.getState().document);
          if (JSON.stringify(now) !== JSON.stringify(states.at(-1))) states.push(now);
        }
        const last = states.at(-1);
        for (const expected of states.slice(0, -1).toReversed()) {
          expect(store.undo()).toBe(true);
          expect(content(store.getState().document)).toEqual(expected);
        }
        expect(store.undo()).toBe(false);
        while (store.redo()) expect(store.getState().canUndo).toBe(true);
        expect(content(store.getState().document)).toEqual(last);
      }),
      { numRuns: 60 },
    );
  });

  it('squashes diffs to one with the same effect, and the reverse of a diff undoes it', async () => {
    const shaper = await testShaper();
    fc.assert(
      fc.property(fc.array(command, { maxLength: 10 }), (commands) => {
        const store = createStore({ document: testDesign(), context: { dieOf, shaper } });
        const before = store.getState().document;
        let all = diffBetween(before, before);
        for (const one of commands) {
          const result = store.run(one);
          if (result.ok) all = squashDiffs(all, result.diff);
        }
        const end = store.getState().document;
        expect(applyDiff(before, all)).toEqual(end);
        expect(applyDiff(end, reverseDiff(all))).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });

  const rect = (node: NodeId): Command => ({
    name: 'addRect',
    args: { place: { side: 'top' }, id: node, w: 40, h: 20 },
  });
  const fresh = () => createStore({ document: testDesign(), context: { dieOf } });

  it('makes one undo step of a drag, computed from where it began', () => {
    const store = fresh();
    store.run(rect('node:n0'));
    const start = store.getState().document.records['node:n0'];
    const mark = store.mark();
    for (let dx = 1; dx <= 50; dx++) {
      store.run({ name: 'move', args: { ids: ['node:n0'], dx, dy: 0 } }, { since: mark });
    }
    store.squashToMark(mark);
    const [moved] = nodesOf(store.getState().document);
    expect(moved?.xf.x).toBeCloseTo((start?.kind === 'node' ? start.xf.x : 0) + 50, 6);
    store.undo();
    expect(store.getState().document.records['node:n0']).toEqual(start);
    store.undo();
    expect(nodesOf(store.getState().document)).toEqual([]);
  });

  it('leaves no trace of a cancelled drag', () => {
    const store = fresh();
    store.run(rect('node:n0'));
    const before = store.getState();
    const mark = store.mark();
    store.run({ name: 'move', args: { ids: ['node:n0'], dx: 9, dy: 9 } });
    store.bailToMark(mark);
    expect(store.getState().document).toEqual(before.document);
    expect(store.undo()).toBe(true);
    expect(store.getState().canUndo).toBe(false);
  });

  it('never records upload progress: undo after an upload removes the picture, redo brings it back whole', () => {
    const store = fresh();
    store.run({
      name: 'addImage',
      args: { place: { side: 'top' }, id: 'node:n0', asset: { ...picture, mm: [100, 50], px: [1200, 600] } },
    });
    store.setUpload(`asset:${picture.sha256}`, { state: 'uploading', part: 0.5 });
    store.setUpload(`asset:${picture.sha256}`, { state: 'ready' });
    store.undo();
    expect(store.getState().canUndo).toBe(false);
    expect(nodesOf(store.getState().document)).toEqual([]);
    store.redo();
    expect(nodesOf(store.getState().document)).toHaveLength(1);
    expect(store.getState().document.records[`asset:${picture.sha256}`]).toBeDefined();
    expect(store.getState().ephemeral.uploads[`asset:${picture.sha256}`]).toEqual({ state: 'ready' });
  });

  it('rolls all of a transaction back when one command fails', () => {
    const store = fresh();
    const { ok } = store.transact((run) => {
      run(rect('node:n0'));
      run({ name: 'move', args: { ids: ['node:none'], dx: 1, dy: 1 } });
    });
    expect(ok).toBe(false);
    expect(nodesOf(store.getState().document)).toEqual([]);
    expect(store.getState().canUndo).toBe(false);
  });

  it('does not disturb history with a saved revision', () => {
    const store = fresh();
    store.run(rect('node:n0'));
    store.applyRemote((document) => ({ ...document, rev: 7 }));
    store.undo();
    expect(store.getState().document.rev).toBe(7);
    expect(store.redo()).toBe(true);
  });
});
