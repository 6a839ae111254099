import type { CartRow } from '../orders/cart.repo.ts';

type WalletCart = Pick<CartRow, 'total' | 'wallet_applied' | 'wallet_balance'> & {
  readonly payments: readonly Pick<CartRow['payments'][number], 'provider' | 'state' | 'amount'>[];
};

const heldStates: readonly string[] = ['checkout', 'completed'];

/**
 * What the wallet pays of an order (minor units): what it holds or paid already, else of a cart it was chosen for as
 * much as is in it, never more than the total.
 */
export function computeWalletShare({ payments, total, wallet_applied, wallet_balance }: WalletCart): bigint {
  const held = payments.filter(({ provider, state }) => provider === 'wallet' && heldStates.includes(state));
  if (held.length > 0) return held.reduce((all, { amount }) => all + amount, 0n);
  if (!wallet_applied) return 0n;
  return wallet_balance < total ? wallet_balance : total;
}

/** What is left to be paid by other means. */
export const remainingAmount = (cart: WalletCart): bigint => cart.total - computeWalletShare(cart);

/** Whether the wallet alone can pay for all of it. */
export const walletCovers = ({
  total,
  wallet_balance,
}: Pick<WalletCart, 'total' | 'wallet_balance'>): boolean => total > 0n && wallet_balance >= total;
