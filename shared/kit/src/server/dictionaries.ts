import { createInstance, type i18n as Dictionary } from 'i18next';
import { loadWords, startI18n } from '../i18n/instance.ts';
import { type RenderContext, runInRender } from './render-context.ts';

/** More than all languages of one shop in two versions of its words. */
const maxCached = 32;
const cache = new Map<string, Promise<Dictionary>>();

/** Returns the dictionary of a render, created once per set of words (`key`) and shared: rendering only reads it. */
export function loadDictionary(
  key: string,
  builds: readonly string[],
  context: Omit<RenderContext, 'words'>,
): Promise<Dictionary> {
  const cached = cache.get(key);
  if (cached) return cached;
  const words = createInstance();
  const pending = runInRender({ ...context, words }, async () => {
    await startI18n(context.document.locale);
    await Promise.all(builds.map((name) => loadWords(name)));
    return words;
  });
  for (const [oldest] of cache) {
    if (cache.size < maxCached) break;
    cache.delete(oldest);
  }
  cache.set(key, pending);
  pending.catch(() => cache.delete(key));
  return pending;
}
