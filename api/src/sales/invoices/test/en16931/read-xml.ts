import { SaxesParser } from 'saxes';

/** An element, by its local name; a strict parser of others reads it. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

export function readXml(xml: string): Element {
  const top: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, attributes }) => {
    const values = Object.fromEntries(
      Object.values(attributes).map(({ local: name, value }) => [name, value]),
    );
    const element: Element = { name: local, attributes: values, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  const [root] = top.children;
  if (!root) throw new Error('the file has no root element');
  return root;
}

/** Elements at a path of local names, for example `Party/PostalAddress`. */
export const all = (from: Element | undefined, path: string): readonly Element[] =>
  path
    .split('/')
    .reduce<readonly Element[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      from ? [from] : [],
    );
export const first = (from: Element | undefined, path: string): Element | undefined => all(from, path)[0];
export const textAt = (from: Element | undefined, path: string): string | undefined =>
  first(from, path)?.text;
