import { useActiveOverlay } from '@shop/kit/shell';
import { type ComponentType, useEffect, useState } from 'react';
import styles from './waiting-overlay.module.css';

type Loader = ComponentType<{ readonly label: string }>;

/** The full-screen overlay for blocking work; the page beneath is inert meanwhile. */
export function WaitingOverlay() {
  const waiting = useActiveOverlay();
  if (!waiting) return null;
  return (
    <div className={styles.veil} data-waiting={waiting.overlay}>
      <FoldingBox label={waiting.text} />
    </div>
  );
}

/** The folding box loads on the first wait, since it needs the geometry code; until then only the words are shown. */
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
