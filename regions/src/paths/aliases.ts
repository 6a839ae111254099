import type { RouteId } from '@shop/contracts';
import type { LocaleId } from '../region.ts';
import { orderDetailsAliasOf } from './index.ts';

interface Alias {
  readonly id: RouteId;
  readonly pattern: string;
}

/** Returns further addresses of pages. The host redirects them to the page's own path. */
export const aliasesOf = (locale: LocaleId): readonly Alias[] => [
  ...authAliases,
  { id: 'orderDetails', pattern: orderDetailsAliasOf(locale) },
];

/** `auth/{page}/` links (specification 2.1), the same in every language. */
const authAliases: readonly Alias[] = [
  { id: 'signIn', pattern: '/auth/sign_in/' },
  { id: 'signOut', pattern: '/auth/sign_out/' },
  { id: 'register', pattern: '/auth/registration/' },
  { id: 'confirmEmail', pattern: '/auth/confirm_email/:token' },
  { id: 'setPassword', pattern: '/auth/set_password/:token' },
];
