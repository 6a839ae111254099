import type { ReleasableName } from '@shop/contracts';
import { build, type Plugin } from 'esbuild';
import { findServerVariant, getServerEntry, serverVariants } from './server-build.ts';

/** Follows only the shop's own sources: packages change by an install, and sheets and data are in the browser build. */
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

/** Returns the sources of a package's server build; webpack knows only those that are also in the browser build. */
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
    // The build itself reports an unreadable source; until then the files found so far are watched.
    .catch(() => undefined);
  return heard;
};
