import { useSession } from '@shop/kit/session';
import { GroupPage, Page } from '@shop/ui';
import type { ReactNode } from 'react';
import { AccountNavigation } from './navigation.tsx';

/** The account's frame: its navigation beside the page. */
export function AccountFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { signedIn } = useSession();
  const content = (
    <>
      <h1>{title}</h1>
      {children}
    </>
  );
  if (!signedIn) return <Page>{content}</Page>;
  return <GroupPage navigation={<AccountNavigation />}>{content}</GroupPage>;
}
