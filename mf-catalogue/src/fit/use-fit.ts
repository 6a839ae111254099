import { type Board, type FitResult, fitBoxSteps, type Goal, type StructureId } from '@shop/packaging';
import { useEffect, useState } from 'react';
import { type ContentDraft, contentOf } from './content-draft.ts';

/** Typing "120" asks for one fitting, not for three; the page paints what was typed before the work begins. */
const restMilliseconds = 200;
/** After so long the page gets its turn: keys and pointers never wait for a fitting. */
const sliceMilliseconds = 12;

interface Fitted {
  readonly draft: ContentDraft;
  readonly goal: Goal;
  readonly board: Board;
  readonly result: FitResult;
}

/**
 * The boxes for a content, worked out in the page in short slices once typing rests. `pending` while the answer on
 * screen is that of figures before. Nothing is worked out of figures that cannot be read.
 */
export function useFit(
  structure: StructureId,
  board: Board,
  draft: ContentDraft,
  goal: Goal,
  readable: boolean,
): { readonly result: FitResult | undefined; readonly pending: boolean } {
  const [fitted, setFitted] = useState<Fitted>();
  useEffect(() => {
    if (!readable) return;
    const steps = fitBoxSteps(structure, board, contentOf(draft), goal);
    const work = () => {
      const until = performance.now() + sliceMilliseconds;
      while (performance.now() < until) {
        const step = steps.next();
        if (step.done) return setFitted({ draft, goal, board, result: step.value });
      }
      timer = setTimeout(work);
    };
    let timer = setTimeout(work, restMilliseconds);
    return () => clearTimeout(timer);
  }, [structure, board, draft, goal, readable]);
  const current = fitted?.draft === draft && fitted.goal === goal && fitted.board === board;
  return { result: fitted?.result, pending: readable && !current };
}
