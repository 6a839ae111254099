import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/shapes.ts';
import styles from './link.module.css';

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly ref?: Ref<HTMLAnchorElement> };
/** The component that renders the anchor: a router's link with `href`; defaults to `a`. */
export type AnchorComponent = ComponentType<AnchorProps>;

export interface TextLinkProps extends Omit<AnchorProps, 'style'> {
  readonly href: string;
  readonly children: ReactNode;
  /** `running` inside sentences, `bare` in lists of links, `standing` alone with an arrow. */
  readonly kind?: 'running' | 'bare' | 'standing';
  /** Icon after a standing link; an arrow by default. */
  readonly icon?: IconName;
  readonly component?: AnchorComponent;
}

/** A text link. Navigation inside the shop passes the kit's link as `component`. */
export function TextLink({
  kind = 'running',
  icon = 'arrow-right',
  component,
  className,
  children,
  ...rest
}: TextLinkProps) {
  const look = classNames(
    styles.link,
    kind === 'bare' && styles.bare,
    kind === 'standing' && styles.standing,
    className,
  );
  const content = (
    <>
      {children}
      {kind === 'standing' ? <Icon name={icon} size={16} /> : null}
    </>
  );
  const Anchor = component;
  return Anchor === undefined ? (
    <a {...rest} className={look}>
      {content}
    </a>
  ) : (
    <Anchor {...rest} className={look}>
      {content}
    </Anchor>
  );
}
