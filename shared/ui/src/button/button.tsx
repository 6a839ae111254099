import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/shapes.ts';
import styles from './button.module.css';

export type ButtonTone = 'signal' | 'plain' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'normal' | 'large';

export interface ButtonAppearance {
  /** `signal` is for the one action of a screen; there is at most one in view. */
  readonly tone?: ButtonTone;
  readonly size?: ButtonSize;
  /** Takes the full width of its container. */
  readonly wide?: boolean;
}

/** Returns the class of a button, for a link that acts as one: `<Link className={buttonClass({tone: 'signal'})} …>`. */
export const buttonClass = ({
  tone = 'plain',
  size = 'normal',
  wide = false,
}: ButtonAppearance = {}): string =>
  classNames(
    styles.button,
    tone === 'signal' && styles.signal,
    tone === 'quiet' && styles.quiet,
    tone === 'danger' && styles.danger,
    size === 'small' && styles.small,
    size === 'large' && styles.large,
    wide && styles.wide,
  );

export interface ButtonProps
  extends ButtonAppearance,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'style'> {
  /** A verb: "Add 500 boxes". */
  readonly children: ReactNode;
  readonly icon?: IconName;
  readonly iconAfter?: IconName;
  /** While true, clicks do nothing and `busyLabel` is shown in the reserved space; the width does not change. */
  readonly busy?: boolean;
  readonly busyLabel?: string;
  /** Why the button is disabled. It stays focusable and the reason is shown under it and announced. */
  readonly disabledReason?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button. `type` defaults to `button`, so that it never submits by accident. */
export function Button(props: ButtonProps) {
  const {
    tone,
    size,
    wide,
    icon,
    iconAfter,
    busy = false,
    busyLabel,
    disabledReason,
    className,
    children,
    onClick,
    type = 'button',
    ref,
    ...rest
  } = props;
  const reasonId = useId();
  const isDisabled = disabledReason !== undefined && disabledReason !== '';
  const iconSize = size === 'small' ? 16 : 20;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (isDisabled || busy) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
  const buttonClasses = {
    ...(tone === undefined ? {} : { tone }),
    ...(size === undefined ? {} : { size }),
    ...(wide === undefined ? {} : { wide }),
  };
  const button = (
    <button
      {...rest}
      ref={ref}
      type={type}
      className={classNames(
        buttonClass(buttonClasses),
        isDisabled && styles.off,
        busy && styles.busy,
        className,
      )}
      aria-disabled={isDisabled || busy ? true : undefined}
      aria-busy={busy ? true : undefined}
      aria-describedby={isDisabled ? reasonId : rest['aria-describedby']}
      onClick={click}
    >
      <span className={styles.hold}>
        <span className={busy && busyLabel !== undefined ? styles.away : undefined}>
          {icon === undefined ? null : <Icon name={icon} size={iconSize} />}
          <span>{children}</span>
          {iconAfter === undefined ? null : <Icon name={iconAfter} size={iconSize} />}
        </span>
        {busyLabel === undefined ? null : (
          <span className={busy ? undefined : styles.away} aria-hidden={busy ? undefined : true}>
            {busyLabel}
          </span>
        )}
      </span>
      {busy ? <span className={styles.run} aria-hidden="true" /> : null}
    </button>
  );
  // A changing reason must not remount the button: it may have the focus.
  if (!('disabledReason' in props)) return button;
  return (
    <span
      className={
        isDisabled ? classNames(styles.withReason, wide === true && styles.wide) : styles.withoutReason
      }
    >
      {button}
      {isDisabled ? (
        <span id={reasonId} className={styles.reason}>
          {disabledReason}
        </span>
      ) : null}
    </span>
  );
}

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'style' | 'children'> {
  readonly icon: IconName;
  /** What it does, for screen readers and as the tooltip. */
  readonly label: string;
  readonly tone?: ButtonTone;
  readonly size?: 'small' | 'normal';
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A square button that shows only an icon. */
export function IconButton({
  icon,
  label,
  tone = 'quiet',
  size = 'normal',
  disabled = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ tone, size }), styles.square, disabled && styles.off, className)}
      aria-label={label}
      title={label}
      aria-disabled={disabled ? true : undefined}
      onClick={disabled ? undefined : onClick}
    >
      <Icon name={icon} size={size === 'small' ? 16 : 20} />
    </button>
  );
}
