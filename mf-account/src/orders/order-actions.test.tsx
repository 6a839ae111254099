/** @jest-environment jsdom */
import { problemBody, renderPage, startTestShop, type TestShop } from '@shop/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useReorder } from './order-actions.query.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

function Reorder() {
  const { mutate, isPending } = useReorder('R1');
  return (
    <button type="button" disabled={isPending} onClick={() => mutate()}>
      Again
    </button>
  );
}

it('sends a refused reorder anew: the refusal is stored under the key of the first', async () => {
  shop.replyWith(() => problemBody('out_of_stock', 409));
  await renderPage(Reorder, { remote: 'mf-account', document: shop.document });
  const keys = () => new Set(shop.received.map(({ headers }) => headers['idempotency-key']));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Again' });
  for (const tries of [1, 2]) {
    await waitFor(() => expect(button.disabled).toBe(false));
    fireEvent.click(button);
    await waitFor(() => expect(keys().size).toBe(tries));
  }
});
