import { createInstance, type i18n as Dictionary } from 'i18next';
import { loadWords, startI18n } from '../i18n/instance.ts';
import { inRender, type RenderContext } from './render-context.ts';

/** More than the languages of one shop in two versions of its words. */
const mostKept = 32;
const kept = new Map<string, Promise<Dictionary>>();

/**
 * The dictionary of a render, made once for all that have the same words (`key`) and shared by them: drawing a page only
 * reads it.
 */
export function dictionaryOf(
  key: string,
  builds: readonly string[],
  context: Omit<RenderContext, 'words'>,
): Promise<Dictionary> {
  const known = kept.get(key);
  if (known) return known;
  const words = createInstance();
  const making = inRender({ ...context, words }, async () => {
    await startI18n(context.document.locale);
    await Promise.all(builds.map((name) => loadWords(name)));
    return words;
  });
  for (const [oldest] of kept) {
    if (kept.size < mostKept) break;
    kept.delete(oldest);
  }
  kept.set(key, making);
  making.catch(() => kept.delete(key));
  return making;
}
