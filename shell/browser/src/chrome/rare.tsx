import { type ComponentType, useEffect, useReducer } from 'react';

/** A part of the chrome whose code comes when it is first needed. */
export interface RarePart<Props> {
  /** The part, once its code is there. */
  readonly get: () => ComponentType<Props> | undefined;
  /** Fetches the code. Rejects if it cannot be had; the next call asks again. */
  readonly load: () => Promise<void>;
}

/** @example const question = rarePart(() => import('./question.tsx').then((file) => file.Question)); */
export function rarePart<Props>(fetchPart: () => Promise<ComponentType<Props>>): RarePart<Props> {
  let known: ComponentType<Props> | undefined;
  return {
    get: () => known,
    load: async () => {
      known ??= await fetchPart();
    },
  };
}

interface RareProps<Props extends object> {
  readonly part: RarePart<Props>;
  readonly props: Props;
  /** What happens instead if the code cannot be had. */
  readonly onMissing: () => void;
}

/** Shows a part at once where its code is there, else as soon as it has come. */
export function Rare<Props extends object>({ part, props, onMissing }: RareProps<Props>) {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  const Part = part.get();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once each time a part is shown, not whenever its props change
  useEffect(() => {
    if (part.get()) return;
    let alive = true;
    part.load().then(
      () => alive && look(),
      (error: unknown) => {
        console.error('A part of the shop did not load', error);
        if (alive) onMissing();
      },
    );
    return () => {
      alive = false;
    };
  }, [part]);
  return Part ? <Part {...props} /> : null;
}
