import type { RouteId } from '@shop/contracts';
import type { LocaleId } from '../region.ts';

interface Alias {
  readonly id: RouteId;
  readonly pattern: string;
}

/** Addresses that also lead to a page. The host answers them with a redirect to the page's own path. */
export const aliasesOf = (locale: LocaleId): readonly Alias[] => [
  ...authAliases,
  ...(orderDetailsAliases[locale] ?? orderDetailsAliases['en-US'] ?? []),
];

/** `auth/{page}/` links (specification 2.1), the same in every language. */
const authAliases: readonly Alias[] = [
  { id: 'signIn', pattern: '/auth/sign_in/' },
  { id: 'signOut', pattern: '/auth/sign_out/' },
  { id: 'register', pattern: '/auth/registration/' },
  { id: 'confirmEmail', pattern: '/auth/confirm_email/:token' },
  { id: 'setPassword', pattern: '/auth/set_password/:token' },
];

/** Order details may be opened directly by number. */
const orderDetailsAliases: Readonly<Partial<Record<LocaleId, readonly Alias[]>>> = {
  'en-US': [{ id: 'orderDetails', pattern: '/order/:orderNumber/details' }],
  'pl-PL': [{ id: 'orderDetails', pattern: '/zamowienie/:orderNumber/dane' }],
  'sv-SE': [{ id: 'orderDetails', pattern: '/bestallning/:orderNumber/uppgifter' }],
};
