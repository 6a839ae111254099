import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Colour pairs and the WCAG 2.2 AA minimum: 4.5 for text, 3 for signs, borders and focus rings. */
const text: Readonly<Record<string, readonly string[]>> = {
  ink: ['sheet', 'paper', 'board', 'board-deep', 'signal-wash', 'success-wash', 'warning-wash', 'error-wash'],
  'ink-soft': [
    'sheet',
    'paper',
    'board',
    'board-deep',
    'signal-wash',
    'success-wash',
    'warning-wash',
    'error-wash',
  ],
  signal: ['sheet', 'paper', 'board'],
  'signal-deep': ['sheet', 'paper', 'board'],
  'on-signal': ['signal', 'signal-deep'],
  success: ['sheet', 'paper', 'success-wash'],
  warning: ['sheet', 'paper', 'warning-wash'],
  error: ['sheet', 'paper', 'error-wash'],
  'on-error': ['error', 'error-deep'],
  sheet: ['ink'],
};
const signs: Readonly<Record<string, readonly string[]>> = {
  'line-strong': ['sheet', 'paper'],
  signal: ['signal-wash'],
  focus: ['sheet', 'paper', 'board', 'board-deep'],
  cut: ['paper', 'sheet'],
  crease: ['paper', 'sheet'],
  measure: ['paper', 'sheet'],
  bleed: ['paper', 'sheet'],
  'kraft-edge': ['kraft'],
  'white-edge': ['white'],
};

type Palette = ReadonlyMap<string, string>;

const source = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const paletteOf = (block: string): Palette =>
  new Map(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map((match) => [match[1] ?? '', match[2] ?? '']),
  );
const blockAfter = (selector: string): string => {
  const start = source.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`tokens.css has no ${selector}`);
  return source.slice(start, source.indexOf('}', start));
};
const light = paletteOf(blockAfter(':root'));
const darkBySystem = paletteOf(blockAfter(':root:not([data-theme="light"])'));
const darkByChoice = paletteOf(blockAfter(':root[data-theme="dark"]'));
const palettes: readonly (readonly [string, Palette])[] = [
  ['sheet', light],
  ['mat', new Map([...light, ...darkByChoice])],
];

/** Relative luminance of a #rrggbb colour, WCAG 2.2. */
const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string): number => {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
};
const pairs = (table: typeof text, least: number) =>
  palettes.flatMap(([name, palette]) =>
    Object.entries(table).flatMap(([front, backs]) =>
      backs.map((back) => ({ name, front, back, least, a: palette.get(front), b: palette.get(back) })),
    ),
  );

test('the formula gives the published values', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test.each([...pairs(text, 4.5), ...pairs(signs, 3)])('$name: $front on $back, at least $least', (pair) => {
  if (pair.a === undefined || pair.b === undefined)
    throw new Error(`${pair.front} or ${pair.back} is no colour`);
  expect(contrast(pair.a, pair.b)).toBeGreaterThanOrEqual(pair.least);
});

test('the dark mat is the same by system and by choice', () => {
  expect([...darkBySystem]).toEqual([...darkByChoice]);
});

test('every pair that one rule sets is in the tables above', () => {
  const missing = styleFiles(__dirname).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\{([^{}]*)\}/g)].flatMap((rule) => {
      const body = rule[1] ?? '';
      const front = /(?<![\w-])color:\s*var\(--([\w-]+)\)/.exec(body)?.[1];
      const back = /background(?:-color)?:\s*var\(--([\w-]+)\);/.exec(body)?.[1];
      if (front === undefined || back === undefined || text[front]?.includes(back)) return [];
      return [`${front} on ${back} in ${file}`];
    }),
  );
  expect(missing).toEqual([]);
});

test('every custom property that is used is defined', () => {
  const defined = new Set([...source.matchAll(/--([\w-]+):/g)].map((match) => match[1]));
  const unknown = styleFiles(__dirname).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/var\(--([\w-]+)/g)]
      .filter((match) => !defined.has(match[1]))
      .map((match) => `--${match[1]} in ${file}`),
  );
  expect(unknown).toEqual([]);
});

test('what is chosen is still seen where the reader rules the colours', () => {
  // Forced colours remove backgrounds and shadows: a selected state needs a mark there too.
  const marks = /[^{}]*(?::checked|aria-selected="true"|\.marked|\.over)[^{}]*(?=\{)/;
  const unmarked = styleFiles(__dirname).filter((file) => {
    const [plain = '', forced = ''] = readFileSync(file, 'utf8').split('@media (forced-colors: active)');
    return marks.test(plain) && !marks.test(forced);
  });
  expect(unmarked).toEqual([]);
});

test('no component names a colour of its own', () => {
  // The shades over board imitate light, and the print sheet is always white.
  const allowed = new Set(['#2a1a08', '#fff8ea', '#fff']);
  const found = styleFiles(__dirname).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/#[0-9a-f]{3,8}\b/gi)]
      .filter((match) => !allowed.has(match[0]))
      .map((match) => `${match[0]} in ${file}`),
  );
  expect(found).toEqual([]);
});

function styleFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return styleFiles(path);
    return entry.name.endsWith('.css') && entry.name !== 'tokens.css' ? [path] : [];
  });
}
