import type { CartRow } from '../orders/cart.repo.ts';

type WalletCart = Pick<CartRow, 'total' | 'wallet_applied' | 'wallet_balance'> & {
  readonly payments: readonly Pick<CartRow['payments'][number], 'provider' | 'state' | 'amount'>[];
};

const heldStates: readonly string[] = ['checkout', 'completed'];

/**
 * Computes the wallet's share of an order (minor units): the amount held or paid; for a cart with
 * the wallet selected, the balance up to the total.
 */
export function computeWalletShare({ payments, total, wallet_applied, wallet_balance }: WalletCart): bigint {
  const held = payments.filter(({ provider, state }) => provider === 'wallet' && heldStates.includes(state));
  if (held.length > 0) return held.reduce((all, { amount }) => all + amount, 0n);
  if (!wallet_applied) return 0n;
  return wallet_balance < total ? wallet_balance : total;
}

/** Amount to pay by other methods. */
export const remainingAmount = (cart: WalletCart): bigint => cart.total - computeWalletShare(cart);

/** Whether the wallet alone covers the total. */
export const walletCovers = ({
  total,
  wallet_balance,
}: Pick<WalletCart, 'total' | 'wallet_balance'>): boolean => total > 0n && wallet_balance >= total;
