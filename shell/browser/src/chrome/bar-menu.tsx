import { Button, type ButtonProps } from '@shop/ui';
import { type RefObject, useCallback, useRef, useState } from 'react';
import styles from './header.module.css';
import { Lazy, type LazyPart } from './lazy-part.tsx';

/** The props of a panel under a button of the bar. */
export interface PanelProps {
  readonly id: string;
  /** Holds the button and the panel. */
  readonly root: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

interface BarMenuProps extends ButtonProps {
  readonly id: string;
  readonly panel: LazyPart<PanelProps>;
  /** The fallback when its code cannot be loaded. */
  readonly onUnavailable: () => void;
  /** The panel is positioned under its button, not under the whole bar. */
  readonly under?: boolean;
}

/** A button of the bar whose panel is loaded on hover, focus or press. */
export function BarMenu({ id, panel, onUnavailable, under, ...button }: BarMenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const onClose = useCallback(() => setOpen(false), []);
  // Prefetches before the click. A failed prefetch is retried on opening.
  const prefetch = () => void panel.load().catch(console.debug);
  const handleUnavailable = () => {
    onClose();
    onUnavailable();
  };
  return (
    <div ref={root} className={under ? styles.under : undefined}>
      <Button
        {...button}
        tone="quiet"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      />
      {open ? <Lazy part={panel} props={{ id, root, onClose }} onUnavailable={handleUnavailable} /> : null}
    </div>
  );
}
