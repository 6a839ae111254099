import {
  type Content,
  type ContentProblem,
  contentProblems,
  maxEqualPieces,
  maxMixedPieces,
  type Orientation,
  type Size,
} from '@shop/packaging';

/** One kind of item in the form. Millimetres and grams. */
export interface ItemDraft extends Size {
  /** Stable when other items are removed. */
  readonly key: number;
  readonly quantity: number;
  readonly grams: number;
  readonly lie: Orientation;
}

export interface ContentDraft {
  readonly items: readonly ItemDraft[];
  readonly padding: number;
  readonly between: number;
}

/** The maximum number of kinds; each may have many pieces. */
export const maxItemKinds = 6;

/** The initial content: a small item that fits every product. */
export const initialContent: ContentDraft = {
  items: [{ key: 0, L: 120, W: 80, H: 30, quantity: 1, grams: 200, lie: 'any' }],
  padding: 3,
  between: 0,
};

export const toContent = ({ items, padding, between }: ContentDraft): Content => ({
  items: items.map(({ L, W, H, quantity, grams, lie }) => ({ L, W, H, quantity, grams, lie })),
  padding,
  between,
});

/** Returns the maximum pieces of one kind, by the number of kinds. */
export const getMaxPieces = (kinds: number): number => (kinds === 1 ? maxEqualPieces : maxMixedPieces);

export const addItem = (draft: ContentDraft): ContentDraft => {
  const key = 1 + Math.max(-1, ...draft.items.map((item) => item.key));
  const [first] = initialContent.items;
  if (!first || draft.items.length >= maxItemKinds) return draft;
  return { ...draft, items: [...draft.items, { ...first, key }] };
};

export const removeItem = (draft: ContentDraft, key: number): ContentDraft => ({
  ...draft,
  items: draft.items.filter((item) => item.key !== key),
});

/** A problem with its field: of one item, of the whole content, or the quantity of the last item. */
export interface LocatedProblem {
  readonly item: number | undefined;
  readonly field: string;
  readonly problem: ContentProblem;
}

/** Returns each problem with its field; too many pieces in all are shown at the last item. */
export const locateProblems = (draft: ContentDraft): LocatedProblem[] =>
  contentProblems(toContent(draft)).map((problem) =>
    'parameter' in problem
      ? { item: problem.item, field: problem.parameter, problem }
      : { item: Math.max(0, draft.items.length - 1), field: 'quantity', problem },
  );
