// Only shared/design computes positions. Painters (files named paint-*.ts, *.painter.ts, *-painter.ts) loop over the
// display list, and the editor never measures or lays out text itself. This check fails on identifiers that would let a
// painter disagree with the print file.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { remotes } from './ensure/stale.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Text measured or drawn by the browser: it breaks lines and kerns differently from HarfBuzz. */
const browserText = [
  /\bmeasureText\b/,
  /\bfillText\b/,
  /\bstrokeText\b/,
  /\bactualBoundingBox\w*/,
  /\bgetComputedTextLength\b/,
  /\bgetBBox\b/,
  /\bgetTextWidth\b/,
  /\bTextPath\b/,
  /\bTextGeometry\b/,
  /\bKonva\.Text\b/,
  /import\s*\{[^}]*\bText\b[^}]*\}\s*from\s*'(?:react-konva|konva[^']*|@react-three\/drei)'/,
];

/** Geometry that belongs into resolve(): a painter uses matrices and outlines unchanged. */
const geometry = [
  /\bMath\.(?:sin|cos|tan|asin|acos|atan|atan2|hypot)\b/,
  /\bbreakLines\b/,
  /\blayoutText\b/,
  /\bboxMatrix\b/,
  /\bcornersOf\b/,
  /\bsideRegion\b/,
  /\bbleedOutline\b/,
  /\.shape\(/,
];

/** Interface text over the canvas that is in no design and never printed: file -> allowed identifiers, and why. */
const exceptions = {
  // Side names in the overview: drawn, not measured, on a separate layer.
  'mf-editor/src/sheet/paint-sheet.ts': ['fillText'],
};

const isSource = (name) => /\.tsx?$/.test(name) && !/\.(?:test|d)\.tsx?$/.test(name);
const isPainter = (name) => /^paint-[\w-]+\.tsx?$/.test(name) || /(?:^|[.-])painter\.tsx?$/.test(name);

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')) continue;
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(full);
    else if (isSource(entry.name)) yield full;
  }
}

/** Comments may contain forbidden names. Line breaks stay, to preserve line numbers. */
const withoutComments = (text) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/.*$/gm, '$1');

export function problemsIn(file, text) {
  const place = file.split(path.sep).join('/');
  // Geometry belongs into the packaging and design cores.
  if (place.startsWith('shared/packaging/') || place.startsWith('shared/design/')) return [];
  const editor = place.startsWith('mf-editor/');
  const painter = isPainter(path.basename(file));
  if (!editor && !painter) return [];
  const allowed = exceptions[place] ?? [];
  const rules = (painter ? [...browserText, ...geometry] : browserText).filter(
    (rule) => !allowed.some((name) => rule.test(name)),
  );
  return withoutComments(text)
    .split('\n')
    .flatMap((line, at) =>
      rules.filter((rule) => rule.test(line)).map((rule) => `${place}:${at + 1}: ${line.match(rule)?.[0]}`),
    );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folders = ['shared', 'shell', 'api', ...remotes(root)].filter((folder) =>
    existsSync(path.join(root, folder)),
  );
  const problems = folders.flatMap((folder) =>
    [...sources(path.join(root, folder))].flatMap((file) =>
      problemsIn(path.relative(root, file), readFileSync(file, 'utf8')),
    ),
  );
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    console.error(
      'Positions and text come from resolve() of shared/design; painters only paint its display list.',
    );
    process.exitCode = 1;
  }
}
