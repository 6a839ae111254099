import { useActiveOverlay } from '@shop/kit/shell';
import { type ComponentType, useEffect, useState } from 'react';
import styles from './waiting-overlay.module.css';

type Loader = ComponentType<{ readonly label: string }>;

/** The full-screen overlay for work that the shopper has to wait for; the page beneath is out of reach meanwhile. */
export function WaitingOverlay() {
  const waiting = useActiveOverlay();
  if (!waiting) return null;
  return (
    <div className={styles.veil} data-waiting={waiting.overlay}>
      <FoldingBox label={waiting.text} />
    </div>
  );
}

/** The folding box comes with the first wait, since it brings the geometry along; until then the words stand alone. */
function FoldingBox({ label }: { readonly label: string }) {
  const [Loader, setLoader] = useState<Loader>();
  useEffect(() => {
    let alive = true;
    import('@shop/ui/src/drawing/folding-loader.tsx').then(
      ({ FoldingLoader }) => alive && setLoader(() => FoldingLoader),
      (error: unknown) => console.warn('The waiting picture did not load', error),
    );
    return () => {
      alive = false;
    };
  }, []);
  return Loader ? <Loader label={label} /> : <p role="status">{label}</p>;
}
