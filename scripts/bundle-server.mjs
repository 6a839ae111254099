// Bundles cli, host and API into cli/dist, so that a start needs no compiler. Registry packages stay external: some are
// native, and all are installed anyway.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Child programs of the server: each becomes a separate file next to the bundle. */
const children = ['api/src', 'shell/host/src'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(child|worker)\.ts$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name)),
);

const { errors } = await build({
  entryPoints: {
    cli: path.join(root, 'cli/src/main.ts'),
    ...Object.fromEntries(children.map((file) => [path.basename(file, '.ts'), file])),
  },
  outdir: path.join(root, 'cli/dist'),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: false,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  jsx: 'automatic',
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
