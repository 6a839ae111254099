import { getRenderContext } from '../server/render-context.ts';

export type WordsLoader = () => Promise<Readonly<Record<string, object>>>;

/** On the server: the words that the host has read from the builds of this visitor's release set. */
export function publishedWords(name: string): Readonly<Record<string, WordsLoader>> {
  const { document, published } = getRenderContext();
  const words = published[name];
  return words ? { [document.locale]: () => Promise.resolve(words) } : {};
}
