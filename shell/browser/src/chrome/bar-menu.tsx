import { Button, type ButtonProps } from '@shop/ui';
import { type RefObject, useCallback, useRef, useState } from 'react';
import styles from './header.module.css';
import { Lazy, type LazyPart } from './lazy-part.tsx';

/** What a panel under a button of the bar is given. */
export interface PanelProps {
  readonly id: string;
  /** Holds the button and the panel. */
  readonly root: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

interface BarMenuProps extends ButtonProps {
  readonly id: string;
  readonly panel: LazyPart<PanelProps>;
  /** What happens instead if its code cannot be had. */
  readonly onUnavailable: () => void;
  /** The panel stands under its button, not under the whole bar. */
  readonly under?: boolean;
}

/** A button of the bar with a panel that is fetched when it is pointed at, focused or pressed. */
export function BarMenu({ id, panel, onUnavailable, under, ...button }: BarMenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const onClose = useCallback(() => setOpen(false), []);
  // On its way before the finger or the mouse has made up its mind. What fails is tried again on opening.
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
