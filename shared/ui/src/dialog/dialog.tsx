import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import styles from './dialog.module.css';
import { lockScroll } from './scroll-lock.ts';

export interface DialogProps {
  readonly open: boolean;
  /** Called on Escape, the cross, or a press outside. The owner sets `open` to false. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Buttons; the main one last (right, and on a phone on top). */
  readonly footer?: ReactNode;
  readonly wide?: boolean;
  /** False while it must not be interrupted (a payment in progress): no cross, Escape and outside do nothing. */
  readonly dismissable?: boolean;
  readonly className?: string;
}

const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])';

/**
 * A modal dialog on the browser's `<dialog>`: top layer, inert page, no portal. Focus goes to the element with
 * `autofocus` or else the dialog's first field, stays inside, and returns afterwards. Its children are mounted only
 * while it is open.
 */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  children,
  footer,
  wide = false,
  dismissable = true,
  className,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    const before = document.activeElement;
    dialog.showModal();
    const first = dialog.querySelector<HTMLElement>('[autofocus], [data-autofocus]') ?? firstField(dialog);
    (first ?? dialog).focus();
    const unlock = lockScroll();
    return () => {
      dialog.close();
      unlock();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);

  const press = (event: MouseEvent<HTMLDialogElement>) => {
    if (!dismissable || event.target !== event.currentTarget) return;
    // A press on the backdrop targets the dialog itself but is outside its box.
    const box = event.currentTarget.getBoundingClientRect();
    const inside =
      event.clientX >= box.left &&
      event.clientX <= box.right &&
      event.clientY >= box.top &&
      event.clientY <= box.bottom;
    if (!inside) onClose();
  };
  const key = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === 'Escape') {
      // Chromium closes a dialog on the second Escape even if `cancel` was prevented, so the key event is prevented.
      event.preventDefault();
      event.stopPropagation();
      if (dismissable) onClose();
    }
    if (event.key === 'Tab') keepInside(event);
  };
  return (
    <dialog
      ref={ref}
      className={classNames(styles.dialog, wide && styles.wide, className)}
      aria-labelledby={titleId}
      aria-modal="true"
      tabIndex={-1}
      onMouseDown={press}
      onKeyDown={key}
      onCancel={(event) => {
        event.preventDefault();
        if (dismissable && event.target === event.currentTarget) onClose();
      }}
    >
      {open ? (
        <>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {dismissable ? <IconButton icon="cross" label={closeLabel} onClick={onClose} /> : null}
          </div>
          <div className={styles.body}>{children}</div>
          {footer === undefined ? null : <div className={styles.foot}>{footer}</div>}
        </>
      ) : null}
    </dialog>
  );
}

const firstField = (dialog: HTMLElement): HTMLElement | undefined =>
  [...dialog.querySelectorAll<HTMLElement>(focusable)].find((element) =>
    element.matches('input, select, textarea'),
  );

/** The top layer already keeps focus off the page; this also skips the browser's own bars, so Tab cycles. */
const keepInside = (event: KeyboardEvent<HTMLDialogElement>): void => {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => !element.hidden,
  );
  const first = stops[0];
  const last = stops.at(-1);
  if (first === undefined || last === undefined) return;
  const at = document.activeElement;
  if (event.shiftKey && (at === first || at === event.currentTarget)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && at === last) {
    event.preventDefault();
    first.focus();
  }
};
