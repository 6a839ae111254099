import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Kinds of terms that all remotes share: a glossary, so that every page uses the same term. */
export type TermKind =
  | 'product'
  | 'material'
  | 'printMode'
  | 'finish'
  | 'quality'
  | 'category'
  | 'side'
  | 'structureOption'
  | 'accountPage';

export interface Terms {
  /** The name of an option or product id; an id without words is shown unchanged. */
  (kind: TermKind, id: string): string;
  /** An additional sentence or line, or an empty text. */
  readonly detail: (kind: TermKind, id: string) => string;
}

/** @example const term = useTerms(); term('material', 'cardboard-natural') // "Natural kraft" */
export function useTerms(): Terms {
  const { t } = useTranslation('terms');
  return useMemo(
    () =>
      Object.assign((kind: TermKind, id: string) => t(`${kind}.${id}.name`, { defaultValue: id }), {
        detail: (kind: TermKind, id: string) => t(`${kind}.${id}.detail`, { defaultValue: '' }),
      }),
    [t],
  );
}
