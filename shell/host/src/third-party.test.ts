import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { contentSecurityPolicy } from './csp.ts';
import { polyfillScript } from './polyfill.ts';

const sourcesOf = (policy: string, directive: string): string | undefined =>
  policy.split('; ').find((part) => part.startsWith(`${directive} `));

it('lets the analytics library come from the one CDN that is configured, and from no other place without one', () => {
  const input = { nonce: 'n', buildOrigin: '', manifests: [], withheld: [] };
  const own = contentSecurityPolicy(input);
  expect(sourcesOf(own, 'script-src')).toBe("script-src 'self' 'nonce-n'");
  expect(sourcesOf(own, 'connect-src')).toBe("connect-src 'self'");
  const configured = contentSecurityPolicy({ ...input, analyticsCdn: 'https://cdn.example' });
  expect(sourcesOf(configured, 'script-src')).toBe("script-src 'self' https://cdn.example 'nonce-n'");
  expect(sourcesOf(configured, 'connect-src')).toBe("connect-src 'self' https://cdn.example");
  expect(sourcesOf(configured, 'img-src')).toBe(sourcesOf(own, 'img-src'));
});

describe('the polyfill', () => {
  const written = (window: object): string[] => {
    const lines: string[] = [];
    runInNewContext(polyfillScript('https://build.example', 'n'), {
      window,
      document: { write: (line: string) => lines.push(line) },
    });
    return lines;
  };
  const script = '<script nonce="n" src="https://build.example/build/shared-images/polyfill.js"></script>';

  it('is written into the document of a browser without Promise or globalThis, and of no other', () => {
    expect(written({ Promise, globalThis: {} })).toEqual([]);
    expect(written({ globalThis: {} })).toEqual([script]);
    expect(written({ Promise })).toEqual([script]);
  });

  it('gives Promise and globalThis', async () => {
    const text = readFileSync(path.join(__dirname, '../shared-images/polyfill.js'), 'utf8');
    const window: { Promise?: PromiseConstructor; globalThis?: unknown } = {};
    runInNewContext(text, { window, self: window, setTimeout, exports: undefined, module: undefined });
    expect(window.globalThis).toBe(window);
    await expect(window.Promise?.resolve(3).then((three) => three + 1)).resolves.toBe(4);
  });
});
