// The download of a first visit to the catalogue, from the built manifests: what the document loads of shell and
// mf-catalogue and their words in one language. Only a browser knows which page follows: the journey "budget" measures
// the whole home page, and the pages are shown beside.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const manifestOf = (folder) =>
  JSON.parse(readFileSync(path.join(folder, 'dist', 'remote.manifest.json'), 'utf8'));

/** Returns the rows of the table. Kilobytes are 1024 bytes after gzip, the minimum of the transfer. */
export function bundleRows(root) {
  const loaded = ['shell/browser', 'mf-catalogue'].flatMap((name) => {
    const folder = path.join(root, name);
    const { entry, preload, assets } = manifestOf(folder);
    const scripts = assets.map((asset) => asset.path).filter((file) => /\.js$|^locale-/.test(file));
    const words = scripts.filter((file) => file.startsWith('locale-en-US'));
    return [...new Set([entry, ...preload, ...words])]
      .filter((file) => scripts.includes(file))
      .map((file) => ({
        file: `${name}/${file}`,
        bytes: gzipSync(readFileSync(path.join(folder, 'dist', file))).length,
      }));
  });
  const kilobytes = loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  const note = loaded
    .map(({ file, bytes }) => `${path.basename(file)} ${(bytes / 1024).toFixed(0)}`)
    .join(', ');
  const folder = path.join(root, 'mf-catalogue', 'dist');
  const pages = manifestOf(path.join(root, 'mf-catalogue'))
    .assets.map((asset) => asset.path)
    .filter((file) => /^\d+\..+\.js$/.test(file))
    .map((file) => gzipSync(readFileSync(path.join(folder, file))).length / 1024);
  return [
    { what: 'JavaScript of shell and catalogue, gzip', measured: kilobytes, unit: 'kB', limit: 230, note },
    { what: 'requests for it', measured: loaded.length, unit: '', limit: 8 },
    {
      what: 'JavaScript of the catalogue’s pages, each loaded when it is opened',
      measured: pages.reduce((sum, one) => sum + one, 0),
      unit: 'kB',
      note: pages.map((one) => one.toFixed(0)).join(', '),
    },
  ];
}
