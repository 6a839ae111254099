import { AccountNavigation } from '../account/navigation.tsx';

/** The account navigation, for account pages of other remotes. */
export function Component() {
  return <AccountNavigation />;
}
