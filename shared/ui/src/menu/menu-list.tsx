import { type ReactNode, type RefObject, useEffect } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { AnchorComponent } from '../link/link.tsx';
import styles from './menu.module.css';
import { useDismissablePanel } from './use-dismissable-panel.ts';

export interface MenuEntry {
  readonly id: string;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  /** A link when given, else a button. */
  readonly href?: string;
  readonly onSelect?: () => void;
  readonly current?: boolean;
  /** Language of the label, if it is not the page's: "Svenska" in a German page. */
  readonly lang?: string;
}
export interface MenuGroup {
  readonly id: string;
  readonly heading?: string;
  readonly entries: readonly MenuEntry[];
}

export interface MenuListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  readonly align?: 'start' | 'end';
  readonly component?: AnchorComponent | undefined;
  /** The element around the opening button and this list: a press or focus outside closes it. */
  readonly root: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

const listEntries = (place: HTMLElement): HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>('[data-entry]'),
];

/** The list under a menu's button: takes the focus, returns it on Escape or a choice, closes on a press outside. */
export function MenuList({ id, label, groups, align = 'end', component, root, onClose }: MenuListProps) {
  const done = () => {
    onClose();
    root.current?.querySelector('button')?.focus();
  };
  useEffect(() => {
    const [first] = root.current ? listEntries(root.current) : [];
    (root.current?.querySelector<HTMLElement>('[data-entry][aria-current]') ?? first)?.focus();
  }, [root]);
  useDismissablePanel(root, listEntries, onClose);
  return (
    <nav id={id} className={classNames(styles.panel, align === 'start' && styles.start)} aria-label={label}>
      {groups.map((group) => (
        <div key={group.id}>
          {group.heading === undefined ? null : <p className={styles.heading}>{group.heading}</p>}
          <ul>
            {group.entries.map((entry) => (
              <li key={entry.id}>
                <Entry entry={entry} component={component} onDone={done} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Entry({
  entry,
  component,
  onDone,
}: {
  readonly entry: MenuEntry;
  readonly component: AnchorComponent | undefined;
  readonly onDone: () => void;
}) {
  const look = {
    className: classNames(styles.entry, entry.current === true && styles.current),
    'data-entry': '',
    lang: entry.lang,
  };
  const words = (
    <>
      <span>{entry.label}</span>
      <span className={styles.detail}>
        {entry.current === true ? <Icon name="check" size={16} /> : entry.detail}
      </span>
    </>
  );
  const press = () => {
    onDone();
    entry.onSelect?.();
  };
  if (entry.href === undefined) {
    return (
      <button
        {...look}
        type="button"
        aria-current={entry.current === true ? 'true' : undefined}
        onClick={press}
      >
        {words}
      </button>
    );
  }
  const Anchor = component ?? 'a';
  return (
    <Anchor
      {...look}
      href={entry.href}
      aria-current={entry.current === true ? 'true' : undefined}
      onClick={press}
    >
      {words}
    </Anchor>
  );
}
