import type { Structure, StructureId } from '@shop/packaging';
import { loadStructure } from '@shop/packaging/one-structure';
import { useEffect, useState } from 'react';

type Loaded = { readonly id: StructureId } & (
  | { readonly structure: Structure }
  | { readonly structure: undefined; readonly failed: true }
);

const atHand = new Map<StructureId, Structure>();

/** Fetches a structure ahead, so that a page can show its thing at once. One that does not come is asked for again there. */
export async function fetchStructure(id: StructureId): Promise<Structure> {
  const structure = await loadStructure(id);
  atHand.set(id, structure);
  return structure;
}

/** The structure of a product, whose family comes with the first page that shows it; `again` after it failed to come. */
export function useStructure(id: StructureId | undefined): {
  readonly structure: Structure | undefined;
  readonly failed: boolean;
  readonly again: () => void;
} {
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same again
  useEffect(() => {
    if (id === undefined || atHand.has(id)) return;
    let here = true;
    fetchStructure(id).then(
      (structure) => {
        if (here) setLoaded({ id, structure });
      },
      (error: unknown) => {
        console.warn('The structure did not load', error);
        if (here) setLoaded({ id, structure: undefined, failed: true });
      },
    );
    return () => {
      here = false;
    };
  }, [id, attempt]);
  const current = loaded?.id === id ? loaded : undefined;
  return {
    structure: id && (atHand.get(id) ?? current?.structure),
    failed: current !== undefined && current.structure === undefined,
    again: () => {
      setLoaded(undefined);
      setAttempt(attempt + 1);
    },
  };
}
