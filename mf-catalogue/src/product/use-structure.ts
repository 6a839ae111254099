import type { Structure, StructureId } from '@shop/packaging';
import { loadStructure } from '@shop/packaging/one-structure';
import { useEffect, useState } from 'react';

type LoadState = { readonly id: StructureId } & (
  | { readonly structure: Structure }
  | { readonly structure: undefined; readonly failed: true }
);

const loadedStructures = new Map<StructureId, Structure>();

/** Prefetches a structure, so that a page can show its product at once. After a failure the page retries. */
export async function fetchStructure(id: StructureId): Promise<Structure> {
  const structure = await loadStructure(id);
  loadedStructures.set(id, structure);
  return structure;
}

/**
 * Returns the structure of a product, whose family loads with the first page that needs it; `retry` repeats a failed
 * load.
 */
export function useStructure(id: StructureId | undefined): {
  readonly structure: Structure | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
} {
  const [loaded, setLoaded] = useState<LoadState>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same again
  useEffect(() => {
    if (id === undefined || loadedStructures.has(id)) return;
    let isCurrent = true;
    fetchStructure(id).then(
      (structure) => {
        if (isCurrent) setLoaded({ id, structure });
      },
      (error: unknown) => {
        console.warn('The structure did not load', error);
        if (isCurrent) setLoaded({ id, structure: undefined, failed: true });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [id, attempt]);
  const current = loaded?.id === id ? loaded : undefined;
  return {
    structure: id && (loadedStructures.get(id) ?? current?.structure),
    failed: current !== undefined && current.structure === undefined,
    retry: () => {
      setLoaded(undefined);
      setAttempt(attempt + 1);
    },
  };
}
