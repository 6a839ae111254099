import { type Board, type FitResult, fitBoxSteps, type Goal, type StructureId } from '@shop/packaging';
import { useEffect, useState } from 'react';
import { type ContentDraft, toContent } from './content-draft.ts';

/** Debounce: typing "120" starts one computation, not three; the page first paints the input. */
const debounceMilliseconds = 200;
/** Time slice: the computation does not block input events. */
const sliceMilliseconds = 12;

interface ComputedFit {
  readonly draft: ContentDraft;
  readonly goal: Goal;
  readonly board: Board;
  readonly result: FitResult;
}

/**
 * Returns the boxes for a content, computed in short slices after typing pauses. `pending` while the displayed result
 * is outdated. Unreadable values are not computed.
 */
export function useFit(
  structure: StructureId,
  board: Board,
  draft: ContentDraft,
  goal: Goal,
  readable: boolean,
): { readonly result: FitResult | undefined; readonly pending: boolean } {
  const [fitted, setFitted] = useState<ComputedFit>();
  useEffect(() => {
    if (!readable) return;
    const steps = fitBoxSteps(structure, board, toContent(draft), goal);
    const work = () => {
      const until = performance.now() + sliceMilliseconds;
      while (performance.now() < until) {
        const step = steps.next();
        if (step.done) return setFitted({ draft, goal, board, result: step.value });
      }
      timer = setTimeout(work);
    };
    let timer = setTimeout(work, debounceMilliseconds);
    return () => clearTimeout(timer);
  }, [structure, board, draft, goal, readable]);
  const current = fitted?.draft === draft && fitted.goal === goal && fitted.board === board;
  return { result: fitted?.result, pending: readable && !current };
}
