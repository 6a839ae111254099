import { useSearchParams } from '@shop/kit/router';
import { SharedDesign } from '../sharing/shared-design.tsx';
import { TransferDesign } from '../sharing/transfer-design.tsx';
import { DesignPage } from './design-page.tsx';

/** Opens a design by the tokens in its address: a share token, a transfer token, or none. */
export function LinkedDesign({ id }: { readonly id: string }) {
  const [search] = useSearchParams();
  const access = search.get('access_token');
  const takes = search.get('design_token');
  if (takes) return <TransferDesign key={id + takes} id={id} token={takes} />;
  if (access) return <SharedDesign key={id + access} id={id} token={access} />;
  return <DesignPage key={id} id={id} />;
}
