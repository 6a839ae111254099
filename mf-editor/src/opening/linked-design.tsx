import { useSearchParams } from '@shop/kit/router';
import { SharedDesign } from '../sharing/shared-design.tsx';
import { TransferDesign } from '../sharing/transfer-design.tsx';
import { DesignPage } from './design-page.tsx';

/** Opens a design by the tokens in its address: a share token, a transfer token, or none. */
export function LinkedDesign({ id }: { readonly id: string }) {
  const [search] = useSearchParams();
  const accessToken = search.get('access_token');
  const transferToken = search.get('design_token');
  if (transferToken) return <TransferDesign key={id + transferToken} id={id} token={transferToken} />;
  if (accessToken) return <SharedDesign key={id + accessToken} id={id} token={accessToken} />;
  return <DesignPage key={id} id={id} />;
}
