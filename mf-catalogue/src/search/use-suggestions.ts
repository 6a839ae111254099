import { useRegion } from '@shop/kit';
import { useEffect, useState } from 'react';
import { answerQuery } from './answer-query.ts';
import { type Found, isOffered } from './found.ts';

const maxSuggestions = 7;
const maxQueryLength = 100;

export interface Suggestions {
  /** `loading` until the index has arrived; `offline` and `failed` if it has not. */
  readonly state: 'loading' | 'ready' | 'failed' | 'offline';
  readonly found: readonly Found[];
}

/**
 * Returns the best results for an unfinished query. An answer to an earlier query never replaces a later one. A failed
 * load is repeated by the next change of the query.
 * @param answer answers a query; keep it the same from render to render
 */
export function useSuggestions(typed: string, answer = answerQuery): Suggestions {
  const document = useRegion();
  const [suggestions, setSuggestions] = useState<Suggestions>({ state: 'loading', found: [] });
  useEffect(() => {
    if (typed === '') return;
    let isCurrent = true;
    const options = { locale: document.locale, unit: document.market.units, typing: true };
    answer(typed.slice(0, maxQueryLength), options).then(
      (all) => {
        if (!isCurrent) return;
        const found = all.filter((each) => isOffered(each, document)).slice(0, maxSuggestions);
        setSuggestions({ state: 'ready', found });
      },
      (error: unknown) => {
        console.warn('The suggestions did not load', error);
        if (isCurrent) setSuggestions({ state: navigator.onLine ? 'failed' : 'offline', found: [] });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [typed, document, answer]);
  return typed === '' ? { state: 'ready', found: [] } : suggestions;
}
