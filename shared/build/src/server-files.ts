import type { ReleasableName } from '@shop/contracts';
import { build, type Plugin } from 'esbuild';
import { findServerVariant, getServerEntry, serverVariants } from './server-build.ts';

/** Follows the shop's own sources alone: packages change by an install, and sheets and data are in the browser's build. */
const recordingPlugin = (recorded: Set<string>): Plugin => ({
  name: 'hearing',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^./]/ }, ({ path: request }) =>
      request.startsWith('@shop/') ? undefined : { path: request, external: true },
    );
    onLoad({ filter: /\.(css|json|svg|png|woff2)$|\.static\.ts$/ }, () => ({ contents: '', loader: 'js' }));
    onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => {
      recorded.add(findServerVariant(file) ?? file);
      return undefined;
    });
  },
});

/** The sources that the server's half of a package is made of; webpack knows only those that browsers get as well. */
export const listServerFiles = async (name: ReleasableName, root: string): Promise<ReadonlySet<string>> => {
  const heard = new Set<string>();
  const entry = getServerEntry(root, name);
  if (entry === null) return heard;
  heard.add(entry);
  await build({
    entryPoints: [entry],
    absWorkingDir: root,
    bundle: true,
    write: false,
    platform: 'node',
    logLevel: 'silent',
    plugins: [recordingPlugin(heard), serverVariants],
  })
    // A source that cannot be read is told by the build itself; until then what was found so far is watched.
    .catch(() => undefined);
  return heard;
};
