// The anchor of a landing page: a page of React alone, with as many elements as ours and as many bytes of JavaScript,
// that the server has rendered and one script hydrates. It runs beside ours in the same browser on the same slow line.
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

interface PageSize {
  readonly elements: number;
  /** Bytes of JavaScript on the wire. */
  readonly scriptBytes: number;
}

/** React's own list of buttons, rendered by `renderToString` here and hydrated in the browser. */
const list = (elements: number) => `
  import { createElement } from 'react';
  export const list = createElement('main', null, Array.from({ length: ${elements} }, (_, index) =>
    createElement('button', { key: index, onClick() {} }, 'Button ' + index)));
`;

const bundle = async (contents: string, platform: 'browser' | 'node'): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: __dirname },
    bundle: true,
    write: false,
    minify: true,
    format: platform === 'node' ? 'cjs' : 'iife',
    platform,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
};

const render = async (elements: number): Promise<string> => {
  const code = await bundle(
    `${list(elements)} import { renderToString } from 'react-dom/server'; module.exports = renderToString(list);`,
    'node',
  );
  const loaded: { exports: unknown } = { exports: {} };
  new Function('module', 'require', code)(loaded, require);
  return String(loaded.exports);
};

/** Serves the page. `close` ends the server. */
export async function serveBarePage({ elements, scriptBytes }: PageSize) {
  const html = await render(elements);
  const code = await bundle(
    `${list(elements)} import { hydrateRoot } from 'react-dom/client'; hydrateRoot(document.getElementById('shop'), list);`,
    'browser',
  );
  // A comment of random letters does not compress: base64 has three bytes in four letters.
  const missing = scriptBytes - gzipSync(code).length;
  const script = gzipSync(`${code}/*${randomBytes(Math.max(0, missing)).toString('base64')}*/`);
  const document = gzipSync(
    `<!doctype html><title>React alone</title><script src="/page.js" defer></script><div id="shop">${html}</div>`,
  );
  const server = createServer(({ url }, response) => {
    const isScript = url === '/page.js';
    response
      .writeHead(200, {
        'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8',
        'content-encoding': 'gzip',
      })
      .end(isScript ? script : document);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}
