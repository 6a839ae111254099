import type { RemoteName } from './releases.ts';

/** A failed `essential` slot falls back to a plain link; a failed `optional` one collapses silently. */
export const slots = {
  /** The cart link of the header with the number of lines. */
  cartBadge: { owner: 'mf-checkout', kind: 'essential' },
  /** The account navigation, on every account page regardless of the page's owner. */
  accountNavigation: { owner: 'mf-account', kind: 'essential' },
  /** One set of products with its price by number (specification 2.5). */
  bundleConfigurator: { owner: 'mf-catalogue', kind: 'optional' },
  /** The sign-in and register modal. Props: SignInSlotProps. */
  signIn: { owner: 'mf-account', kind: 'essential' },
  /** What opens under the search field of the bar. Props: the field, in its form. */
  searchSuggestions: { owner: 'mf-catalogue', kind: 'optional' },
} as const satisfies Readonly<Record<string, { owner: RemoteName; kind: 'essential' | 'optional' }>>;
export type SlotName = keyof typeof slots;

export interface SlotProps {
  readonly cartBadge: Record<never, never>;
  readonly accountNavigation: Record<never, never>;
  readonly searchSuggestions: { readonly field: HTMLInputElement };
  readonly bundleConfigurator: {
    /** A set of the page `bundles`; the first one by default. */
    readonly set?: string;
  };
  readonly signIn: {
    readonly mode: 'signIn' | 'register';
    /** Called after sign-in, when cart and designs are already merged. */
    readonly onDone: () => void;
    readonly onCancel: () => void;
  };
}
