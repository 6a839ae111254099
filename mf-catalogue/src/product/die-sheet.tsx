import { useRegion } from '@shop/kit';
import type { Die } from '@shop/packaging';
import { DieDrawing } from '@shop/ui';
import { useEffect, useMemo, useState } from 'react';

type BleedOutline = typeof import('./bleed.ts')['bleedOutline'];

interface DieSheetProps {
  readonly die: Die;
  /** The bleed beyond the cut, in mm. */
  readonly bleed: number;
  readonly title: string;
}

/** The die as a drawing. Its bleed line appears once the code that computes it has loaded. */
export function DieSheet({ die, bleed, title }: DieSheetProps) {
  const { languageTag } = useRegion();
  const [offset, setOffset] = useState<{ readonly outline: BleedOutline }>();
  useEffect(() => {
    let isMounted = true;
    import('./bleed.ts').then(
      ({ bleedOutline }) => {
        if (isMounted) setOffset({ outline: bleedOutline });
      },
      (error: unknown) => console.warn('The bleed did not load', error),
    );
    return () => {
      isMounted = false;
    };
  }, []);
  const bleedRings = useMemo(() => offset?.outline(die, bleed), [offset, die, bleed]);
  return (
    <DieDrawing locale={languageTag} die={die} title={title} {...(bleedRings ? { bleed: bleedRings } : {})} />
  );
}
