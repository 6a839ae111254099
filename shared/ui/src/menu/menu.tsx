import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { buttonClass } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/shapes.ts';
import type { AnchorComponent } from '../link/link.tsx';
import styles from './menu.module.css';

export interface MenuEntry {
  readonly id: string;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  /** A link when given, else a button. */
  readonly href?: string;
  readonly onSelect?: () => void;
  readonly current?: boolean;
  /** Language of the label, when it is not the page's: "Svenska" in a German page. */
  readonly lang?: string;
}
export interface MenuGroup {
  readonly id: string;
  readonly heading?: string;
  readonly entries: readonly MenuEntry[];
}

export interface MenuProps {
  /** What the opening button is for, read out before what it shows: "Region and language". */
  readonly label: string;
  /** What the button shows: "Polska · PLN". */
  readonly children: ReactNode;
  readonly icon?: IconName;
  readonly groups: readonly MenuGroup[];
  readonly align?: 'start' | 'end';
  readonly component?: AnchorComponent;
  readonly className?: string;
}

/** A list that opens under its button: region and language, the account. Escape or a press outside closes it. */
export function Menu({ label, children, icon, groups, align = 'end', component, className }: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!open) return;
    const panel = root.current;
    (
      panel?.querySelector<HTMLElement>('[data-entry][aria-current]') ??
      panel?.querySelector<HTMLElement>('[data-entry]')
    )?.focus();
    const outside = (event: Event) => {
      if (event.target instanceof Node && root.current?.contains(event.target) === false) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open]);

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const key = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
      return;
    }
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-entry]')];
    const at = entries.findIndex((entry) => entry.contains(document.activeElement));
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 }[event.key];
    if (to === undefined || !open || entries.length === 0) return;
    event.preventDefault();
    entries[(to + entries.length) % entries.length]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the keys of the buttons and links inside; does nothing itself.
    <div ref={root} className={classNames(styles.menu, className)} onKeyDown={key}>
      <button
        ref={opener}
        type="button"
        className={classNames(buttonClass({ tone: 'quiet' }), styles.opener)}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      >
        {icon === undefined ? null : <Icon name={icon} />}
        <span className="only-heard">{label}: </span>
        <span>{children}</span>
        <Icon name="chevron-down" size={16} />
      </button>
      {open ? (
        <nav
          id={panelId}
          className={classNames(styles.panel, align === 'start' && styles.start)}
          aria-label={label}
        >
          {groups.map((group) => (
            <div key={group.id}>
              {group.heading === undefined ? null : <p className={styles.heading}>{group.heading}</p>}
              <ul>
                {group.entries.map((entry) => (
                  <li key={entry.id}>
                    <Entry entry={entry} component={component} onDone={close} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      ) : null}
    </div>
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
