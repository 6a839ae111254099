import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { buttonClass } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/shapes.ts';
import type { AnchorComponent } from '../link/link.tsx';
import styles from './menu.module.css';
import { type MenuGroup, MenuList } from './menu-list.tsx';

export interface MenuProps {
  /** The purpose of the button, announced before its content: "Region and language". */
  readonly label: string;
  /** The content of the button: "Polska · PLN". */
  readonly children: ReactNode;
  readonly icon?: IconName;
  readonly groups: readonly MenuGroup[];
  readonly align?: 'start' | 'end';
  readonly component?: AnchorComponent;
  readonly className?: string;
}

/** A list that opens under its button: file formats, actions on a design. Escape or a press outside closes it. */
export function Menu({ label, children, icon, groups, align = 'end', component, className }: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const close = useCallback(() => setOpen(false), []);
  return (
    <div ref={root} className={classNames(styles.menu, className)}>
      <button
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
        <MenuList
          id={panelId}
          label={label}
          groups={groups}
          align={align}
          component={component}
          root={root}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
