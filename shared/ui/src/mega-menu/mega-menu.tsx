import type { RefObject } from 'react';
import type { BoardColour } from '../drawing/board-colours.ts';
import type { BoxDrawing } from '../drawing/draw-box.ts';
import { DrawnBox } from '../drawing/drawn-box.tsx';
import type { AnchorComponent } from '../link/link.tsx';
import { useDismissablePanel } from '../menu/use-dismissable-panel.ts';
import styles from './mega-menu.module.css';

export interface MegaMenuGroup {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** Drawn from its own geometry. */
  readonly picture?: BoxDrawing;
  readonly board?: BoardColour;
  readonly inside?: BoardColour;
  readonly entries: readonly { readonly id: string; readonly label: string; readonly href: string }[];
}

export interface MegaMenuProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly MegaMenuGroup[];
  readonly component?: AnchorComponent;
  /** The element around the opening button and this panel: a press or focus outside closes the panel. */
  readonly root: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Returns the button itself and every visible link. */
const listFocusStops = (place: HTMLElement): HTMLElement[] =>
  [...place.querySelectorAll<HTMLElement>('button, a')].filter((stop) => stop.checkVisibility());

/**
 * The complete catalogue under one button (APG: disclosure navigation). The button keeps the focus when it opens; Tab,
 * arrow keys, Home and End move through the links; Escape closes and returns the focus. On a phone only the groups are
 * visible.
 */
export function MegaMenu({ id, label, groups, component, root, onClose }: MegaMenuProps) {
  const Anchor = component ?? 'a';
  useDismissablePanel(root, listFocusStops, onClose);
  return (
    <nav id={id} className={styles.panel} aria-label={label}>
      <ul className={styles.groups}>
        {groups.map((group) => (
          <li key={group.id} className={styles.group}>
            <Anchor href={group.href} className={styles.head} onClick={onClose}>
              {group.picture === undefined ? null : (
                <span className={styles.picture}>
                  <DrawnBox
                    drawing={group.picture}
                    {...(group.board === undefined ? {} : { board: group.board })}
                    {...(group.inside === undefined ? {} : { inside: group.inside })}
                  />
                </span>
              )}
              <span>{group.label}</span>
            </Anchor>
            <ul className={styles.entries}>
              {group.entries.map((entry) => (
                <li key={entry.id}>
                  <Anchor href={entry.href} className={styles.entry} onClick={onClose}>
                    {entry.label}
                  </Anchor>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
