import type { RemoteName } from './releases.ts';

/** `essential` slots fall back to a plain link when they fail; `optional` ones collapse silently. */
export const slots = {
  /** The cart link of the header with the number of lines. */
  cartBadge: { owner: 'mf-checkout', kind: 'essential' },
  /** The navigation of the account, beside every page that belongs to one, whoever owns the page. */
  accountNavigation: { owner: 'mf-account', kind: 'essential' },
  /** The sign-in and register modal. Props: SignInSlotProps. */
  signIn: { owner: 'mf-account', kind: 'essential' },
} as const satisfies Readonly<Record<string, { owner: RemoteName; kind: 'essential' | 'optional' }>>;
export type SlotName = keyof typeof slots;

export interface SlotProps {
  readonly cartBadge: Record<never, never>;
  readonly accountNavigation: Record<never, never>;
  readonly signIn: {
    readonly mode: 'signIn' | 'register';
    /** Called once signed in; cart and designs are merged by then. */
    readonly onDone: () => void;
    readonly onCancel: () => void;
  };
}
