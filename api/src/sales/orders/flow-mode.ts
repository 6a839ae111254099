import type { Order } from '@shop/contracts';
import type { ItemFacts } from './ports.ts';

/**
 * Returns the checkout flow of an order: sample packs only, nothing printed, or the standard flow.
 * Services and discontinued products do not count.
 */
export function resolveFlowMode(
  items: readonly Pick<Partial<ItemFacts>, 'slug' | 'configuration'>[],
): NonNullable<Order['flow_mode']> {
  const known = items.filter(({ slug, configuration }) => slug !== undefined && configuration !== null);
  if (known.length === 0) return 'standard-mode';
  if (known.every(({ slug }) => slug === 'sample-packs' || slug === 'samples')) return 'sample-pack-mode';
  return known.every(({ configuration }) => configuration?.print_mode === 'no-print')
    ? 'no-print-mode'
    : 'standard-mode';
}
