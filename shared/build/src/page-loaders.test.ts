import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Loader = (this: object, source: string) => string;
const pureComponents = require('./pure-components-loader.cjs') as Loader;
const usedIcons = require('./used-icons-loader.cjs') as Loader;
const runStatic = require('./static-loader.cjs') as (this: object) => void;

const folder = mkdtempSync(path.join(tmpdir(), 'loaders-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('pure-components-loader', () => {
  const load = (source: string) => pureComponents.call({ resourcePath: '/x.mjs' }, source);
  it('lets a minifier drop components that nobody imports', () => {
    expect(load('var Link = React10.forwardRef(\n  draw\n);\nLink.displayName = "Link";\n')).toBe(
      'var Link = /*#__PURE__*/ React10.forwardRef(\n  draw\n);\n\n',
    );
  });
  it('touches nothing else', () => {
    const source =
      'var a = make();\nfunction b() { var c = React.memo(d); c.displayName = "c"; }\na.name = "a";\n';
    expect(load(source)).toBe(source);
  });
});

describe('used-icons-loader', () => {
  const source = readFileSync(path.resolve(__dirname, '../../ui/src/icon/shapes.ts'), 'utf8');
  const load = (used: string) => {
    writeFileSync(path.join(folder, 'page.tsx'), used);
    const context = { addContextDependency: () => undefined, getOptions: () => ({ folders: [folder] }) };
    return usedIcons.call({ ...context, resourcePath: '/shapes.ts' }, source);
  };
  const names = (text: string) => [...text.matchAll(/^ {2}'?([a-z-]+)'?: \{/gm)].map(([, name]) => name);
  it('leaves what is named and takes the rest', () => {
    const text = load(`<Icon name="cart" />; <Button icon={busy ? 'zoom-in' : 'menu'} />;`);
    expect(names(text)).toEqual(['cart', 'menu', 'zoom-in']);
    expect(text).toContain('as const satisfies');
    expect(names(source).length).toBeGreaterThan(40);
  });
  it('refuses a name that is put together', () => {
    expect(() => load('<Icon name={`zoom-$' + '{way}`} />')).toThrow('must be written out');
  });
});

describe('static-loader', () => {
  const emitted = new Map<string, string>();
  const load = (text: string) => {
    const resourcePath = path.join(folder, 'range.static.ts');
    writeFileSync(
      path.join(folder, 'sum.ts'),
      'export const sum = (...all: number[]) => all.reduce((a, b) => a + b, 0);',
    );
    writeFileSync(resourcePath, text);
    const watched: string[] = [];
    return new Promise<{ text: string; watched: string[] }>((resolve, reject) => {
      const async = () => (error: Error | null, out: string) =>
        error ? reject(error) : resolve({ text: out, watched });
      runStatic.call({
        resourcePath,
        async,
        emitFile: (name: string, bytes: Buffer) => emitted.set(name, bytes.toString()),
        addDependency: (file: string) => watched.push(path.basename(file)),
      });
    });
  };
  it('puts the outcome in place of the computing, and watches what it came from', async () => {
    const { text, watched } = await load(
      `import { sum } from './sum.ts';\nexport const five: number = sum(2, 3);\nexport const list = [{ a: 'é' }, null];`,
    );
    expect(text.split('\n').sort()).toEqual([
      'export const five = 5;',
      'export const list = [{"a":"é"},null];',
    ]);
    expect(watched.sort()).toEqual(['range.static.ts', 'sum.ts']);
  });
  it.each(['() => 1', 'undefined', 'new Map()', '[undefined]', 'Number.NaN'])('refuses %s', async (value) => {
    await expect(load(`export const it = ${value};`)).rejects.toThrow('"it" is not plain data');
  });
  it('makes a file of JSON that is named, and puts its address in place of it', async () => {
    const { text } = await load(
      `const bytes = Buffer.from('{"a":"é"}').toString('base64');
       export const files = { de: { url: \`data:application/json;name=words-de;base64,$` +
        `{bytes}\`, sri: 'x' } };`,
    );
    // sha256sum of the nine characters.
    const name = 'words-de.b3a092a6.json';
    expect(text).toBe(`export const files = {"de":{"url":__webpack_public_path__ + "${name}","sri":"x"}};`);
    expect([...emitted]).toEqual([[name, '{"a":"é"}']]);
  });
  it('passes an error of the file on', async () => {
    await expect(load(`throw new Error('cannot be made');`)).rejects.toThrow('cannot be made');
  });
});
