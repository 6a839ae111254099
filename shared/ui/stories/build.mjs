// Builds the story book into shared/ui/dist/stories: a static page that needs no server.
//   node shared/ui/stories/build.mjs            build once
//   open shared/ui/dist/stories/index.html      #button shows one story; ?theme=dark sets the theme
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, '../dist/stories');
await rm(out, { recursive: true, force: true });

const files = (await readdir(here)).filter((name) => name.endsWith('.story.tsx')).sort();
const entry = [
  `import { openBook } from './book.tsx';`,
  ...files.map((name, index) => `import { story as s${index} } from './${name}';`),
  `openBook([${files.map((_, index) => `s${index}`).join(', ')}]);`,
].join('\n');

const result = await build({
  stdin: { contents: entry, resolveDir: here, loader: 'ts', sourcefile: 'stories.ts' },
  bundle: true,
  outfile: join(out, 'stories.js'),
  format: 'iife',
  jsx: 'automatic',
  target: 'es2022',
  define: { 'process.env.NODE_ENV': '"development"' },
  loader: { '.module.css': 'local-css', '.woff2': 'file' },
  logLevel: 'warning',
  metafile: true,
});
// States that only a pointer or keyboard brings are shown by [data-show="hover|focus|pressed"]: each rule again.
const show = [
  [/:has\(:focus-visible\)|:focus-visible/, 'focus'],
  [/:hover/, 'hover'],
  [/:active/, 'pressed'],
];
const withStates = (selectors) =>
  selectors
    .split(/,(?![^(]*\))/)
    .flatMap((selector) => {
      const state = show.find(([pattern]) => pattern.test(selector));
      if (state === undefined) return [selector];
      const rest =
        selector.trim().replace(state[0], '') || ':is(a, button, input, select, textarea, summary)';
      return [selector, `[data-show='${state[1]}'] ${rest}`];
    })
    .join(', ');
const sheet = join(out, 'stories.css');
const css = await readFile(sheet, 'utf8');
await writeFile(
  sheet,
  css.replace(/([^{};@]+)\{/g, (rule, selectors) =>
    /:(hover|active|focus-visible)/.test(selectors) ? `${withStates(selectors)}{` : rule,
  ),
);

await writeFile(
  join(out, 'index.html'),
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Story book</title>
<link rel="stylesheet" href="stories.css">
<body><div id="book"></div><script src="stories.js"></script></body>
</html>
`,
);
const size = Object.values(result.metafile.outputs).reduce((sum, file) => sum + file.bytes, 0);
console.log(`${files.length} stories, ${Math.round(size / 1024)} kB: shared/ui/dist/stories/index.html`);
