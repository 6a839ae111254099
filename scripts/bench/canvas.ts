// Painting a design of 100 objects (a third rectangles with strokes, a third lines of text, a third curves, all
// turned) with the editor's painter, against a twin that draws the same objects straight onto a canvas, clipped once
// to the bleed as the design is. Both in one page of Chromium, alternating, forced to completion by reading a pixel.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  type Command,
  createAssetLookup,
  createShaper,
  type DesignRecord,
  dieOf,
  emptyDesign,
  fontCatalogue,
  fontRecord,
  type NodeId,
  newId,
  type PathNode,
  resolve,
  runCommand,
} from '@shop/design';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { compare, report } from './measure.ts';

const root = path.resolve(__dirname, '../..');
const require_ = createRequire(path.join(root, 'package.json'));
const bytesOf = async (name: string) => new Uint8Array(await readFile(require_.resolve(name)));
const count = 100;

const page = `
import { paintItems } from '${root}/mf-editor/src/painting/paint-items.ts';
import { pathOf } from '${root}/mf-editor/src/painting/path-of.ts';
const undisturbed = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 10)];
window.measure = ({ list, glyphs, twin, rounds }) => {
  const canvas = document.createElement('canvas');
  canvas.width = 1280;
  canvas.height = 720;
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  const shaper = { glyphPath: (font, gid) => glyphs[font + '/' + gid] };
  const edge = pathOf(list.surfaces[0].clips.bleed);
  const scale = Math.min(1280 / list.sheet.width, 720 / list.sheet.height);
  const frame = (paint) => {
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.clearRect(0, 0, 1280, 720);
    brush.setTransform(scale, 0, 0, scale, 0, 0);
    const begun = performance.now();
    paint();
    brush.getImageData(0, 0, 1, 1);
    return performance.now() - begun;
  };
  const ours = () => paintItems(brush, list.surfaces[0], { shaper, pictureOf: () => undefined });
  const raw = () => {
    brush.save();
    brush.clip(edge);
    for (const { kind, x, y, w, h, rot, fill, text, size } of twin) {
      brush.save();
      brush.translate(x + w / 2, y + h / 2);
      brush.rotate((rot * Math.PI) / 180);
      brush.translate(-w / 2, -h / 2);
      brush.fillStyle = fill;
      if (kind === 'text') {
        brush.font = size + 'px sans-serif';
        brush.fillText(text, 0, size);
      } else {
        brush.beginPath();
        if (kind === 'rect') brush.roundRect(0, 0, w, h, 1);
        else {
          brush.moveTo(0, 0);
          brush.bezierCurveTo(w, 0, 0, h, w, h);
          brush.bezierCurveTo(0, h, 0, h / 2, 0, 0);
        }
        brush.fill();
        brush.strokeStyle = '#000000';
        brush.lineWidth = 0.5;
        brush.stroke();
      }
      brush.restore();
    }
    brush.restore();
  };
  for (let warm = 0; warm < 10; warm += 1) { frame(ours); frame(raw); }
  const pairs = Array.from({ length: rounds }, () => [frame(ours), frame(raw)]);
  const [best, anchor] = [0, 1].map((side) => undisturbed(pairs.map((pair) => pair[side])));
  return { ratio: best / anchor, ours: best, raw: anchor };
};`;

async function main(): Promise<void> {
  const shaper = await createShaper(
    await bytesOf('harfbuzzjs/dist/harfbuzz.wasm'),
    await Promise.all(
      fontCatalogue.map(async (entry) => ({ font: fontRecord(entry), bytes: await bytesOf(entry.file) })),
    ),
  );
  const params = { L: 212, W: 148, H: 61, t: 1.5 };
  const structure = { id: 'fefco-0427' as const, version: 1, params };
  const made = dieOf(structure);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const print = { mode: 'print-color-hd', material: 'cardboard-white', inside: false, white: false } as const;
  let document = emptyDesign({ structure, params, print: { ...print, units: 'mm' } });
  const run = (command: Command) => {
    const result = runCommand(document, command, { dieOf, shaper });
    if (!result.ok) throw new Error(`${command.name}: ${JSON.stringify(result.problem)}`);
    document = result.document;
  };
  /** No command draws curves yet; designs of drawing tools contain them. */
  const becomePath = (id: NodeId) => {
    const node = document.records[id];
    if (node?.kind !== 'node' || node.type !== 'rect') throw new Error('no rectangle');
    const { fill, stroke } = node.props;
    const commands: PathNode['props']['commands'] = [
      ['M', 0, 0],
      ['C', 1, 0, 0, 1, 1, 1],
      ['C', 0, 1, 0, 0.5, 0, 0],
      ['Z'],
    ];
    const curve: DesignRecord = { ...node, type: 'path', props: { commands, fill, stroke } };
    document = { ...document, records: { ...document.records, [id]: curve } };
  };
  const twin = Array.from({ length: count }, (_, at) => {
    const kind = (['rect', 'text', 'path'] as const)[at % 3] ?? 'rect';
    const box = {
      x: 20 + (at % 10) * 40,
      y: 20 + Math.floor(at / 10) * 40,
      w: 30,
      h: 12,
      rot: (at * 37) % 360,
    };
    const id = newId('node');
    const place = { side: null, x: box.x, y: box.y };
    if (kind === 'text')
      run({ name: 'addText', args: { id, place, text: 'Hello box AVA', size: 5, w: box.w } });
    else
      run({
        name: 'addRect',
        args: {
          id,
          place,
          w: box.w,
          h: box.h,
          radius: 1,
          fill: '#1c2f5c',
          stroke: { color: '#000000', width: 0.5 },
        },
      });
    if (kind === 'path') becomePath(id);
    run({ name: 'rotate', args: { id, rot: box.rot } });
    return { kind, ...box, fill: '#1c2f5c', text: 'Hello box AVA', size: 5 };
  });
  const list = resolve(document, made.die, createAssetLookup(document), shaper);
  const glyphs: Record<string, unknown> = {};
  for (const item of list.surfaces[0]?.items ?? [])
    if (item.kind === 'glyphRun')
      for (const { gid } of item.glyphs) glyphs[`${item.font}/${gid}`] = shaper.glyphPath(item.font, gid);

  // Every node of a copy is new, so nothing is cached, as when a design is opened.
  const fresh = () => {
    const copy = structuredClone(document);
    resolve(copy, made.die, createAssetLookup(copy), shaper);
  };
  const opened = compare(fresh, () => structuredClone(document));
  report({
    what: `resolve of ${count} fresh objects ÷ cloning their document`,
    measured: opened.ratio,
    unit: '×',
    limit: 10,
    note: `${opened.ours.toFixed(1)} ms; 1500 ms are allowed for opening a design`,
  });

  const bundle = await build({
    stdin: { contents: page, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
  });
  const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
    (one) => one !== undefined && existsSync(one),
  );
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--no-first-run',
    ],
  });
  try {
    const tab = await browser.newPage();
    await tab.setContent('<!doctype html>');
    await tab.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
    const measured = await tab.evaluate(
      (given) =>
        (
          window as never as { measure: (value: unknown) => { ratio: number; ours: number; raw: number } }
        ).measure(given),
      { list, glyphs, twin, rounds: 80 } as never,
    );
    report({
      what: `painting ${count} objects ÷ a raw canvas`,
      measured: measured.ratio,
      unit: '×',
      limit: 2.2,
      note: `${measured.ours.toFixed(1)} ms against ${measured.raw.toFixed(1)} ms`,
    });
  } finally {
    await browser.close();
  }
}

void main();
