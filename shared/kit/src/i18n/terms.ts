import { useMemo } from 'react';
import { i18n } from './instance.ts';

/** Kinds of trade terms whose words every remote shares: a glossary, so that a lid is a lid on every page. */
export type TermKind =
  | 'product'
  | 'material'
  | 'printMode'
  | 'finish'
  | 'quality'
  | 'category'
  | 'side'
  | 'structureOption';

export interface Terms {
  /** The name of an option or product id; an id without words is shown as it is. */
  (kind: TermKind, id: string): string;
  /** One sentence or line more, or an empty text. */
  readonly detail: (kind: TermKind, id: string) => string;
}

const namespace = 'terms';
const say = (kind: TermKind, id: string, part: 'name' | 'detail', fallback: string): string =>
  i18n.t(`${kind}.${id}.${part}`, { ns: namespace, defaultValue: fallback });

/** @example const term = useTerms(); term('material', 'cardboard-natural') // "Natural kraft" */
export function useTerms(): Terms {
  const { language } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language says the same ids differently
  return useMemo(
    () =>
      Object.assign((kind: TermKind, id: string) => say(kind, id, 'name', id), {
        detail: (kind: TermKind, id: string) => say(kind, id, 'detail', ''),
      }),
    [language],
  );
}
