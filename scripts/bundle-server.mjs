// Bundles cli, host and API into cli/dist, so that a start needs no compiler. Registry packages stay external: some are
// native, and all are installed anyway. With ENTRY and FOLDER it bundles another program of the same sources.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const [entry = 'cli/src/main.ts', folder = 'cli/dist'] = process.argv.slice(2);
const name = entry === 'cli/src/main.ts' ? 'cli' : path.basename(entry, '.ts');

/** Child programs of the server: each becomes a separate file next to the bundle. */
const children = ['api/src', 'shell/host/src'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(child|worker)\.ts$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name)),
);

const { errors } = await build({
  entryPoints: {
    [name]: path.join(root, entry),
    ...Object.fromEntries(children.map((file) => [path.basename(file, '.ts'), file])),
  },
  outdir: path.join(root, folder),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: false,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  jsx: 'automatic',
  define: { __dirname: 'import.meta.dirname' },
  sourcemap: 'linked',
  logLevel: 'warning',
  plugins: [
    {
      name: 'own-packages-only',
      setup({ onResolve }) {
        onResolve({ filter: /^[^./]/ }, ({ path: request, kind }) =>
          kind === 'entry-point' || request.startsWith('@shop/') ? undefined : { external: true },
        );
      },
    },
  ],
});
process.exitCode = errors.length === 0 ? 0 : 1;
