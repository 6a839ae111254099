import { shopDocument } from '../document/shop-document.ts';

/** Fetches words of one language, by namespace. */
export type WordsLoader = () => Promise<Readonly<Record<string, object>>>;

/**
 * Returns loaders of the dictionary files beside a build ("mf-checkout", "mf-checkout/later"), for the languages that
 * the document names: the page's own, and English. No script lists the languages, so a further one adds nothing to a
 * page.
 */
export function publishedWords(name: string): Readonly<Record<string, WordsLoader>> {
  const [remote = '', part] = name.split('/');
  const pick = shopDocument().releaseSet.picks[remote];
  return Object.fromEntries(
    Object.entries((part ? pick?.laterWords : pick?.words) ?? {}).map(([locale, { file, sri }]) => [
      locale,
      () => fetchWords(`${pick?.base}${file}`, sri),
    ]),
  );
}

async function fetchWords(url: string, integrity: string) {
  // The first fetch uses the preload's response, even a failed one; the second goes to the network.
  const again = () => fetch(url, { integrity, cache: 'reload' });
  const reply = await fetch(url, { integrity }).then((first) => (first.ok ? first : again()), again);
  if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
  return reply.json();
}
