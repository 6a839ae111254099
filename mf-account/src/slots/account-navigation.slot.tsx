import { AccountNavigation } from '../account/navigation.tsx';

/** The navigation of the account, for pages of the account that other remotes own. */
export function Component() {
  return <AccountNavigation />;
}
