import { maxTrees, type Order, type ServiceName } from '@shop/contracts';
import { type Failure, fail, type Result } from '../../platform/index.ts';
import type { PricedCart } from '../orders/reprice.ts';
import { resolveSupplyDay } from '../orders/tax-terms.ts';
import { type CartWriter, type WriteCode, writeCart } from '../orders/write-cart.ts';
import { findServicePrice } from './price-service.ts';
import { serviceKinds } from './service-list.ts';
import { insertService } from './services.repo.ts';

export interface ServiceInput {
  readonly service: ServiceName;
  /** The line it belongs to; null for the whole order. */
  readonly parentId: number | null;
  readonly quantity?: number | undefined;
  readonly trigger?: string | null | undefined;
}

export type ServiceRefusal = 'service_not_offered' | 'quantity_out_of_range' | 'invalid_input';

/**
 * Adds a service to an open cart. A service of a line exists once with quantity one, whatever the
 * line's quantity: its price depends on the line. One of the whole order adds up. Fails for a
 * service that the region does not sell, a line it does not suit (an expert's check of something
 * that is not printed), or a `parent_id` that is no goods line of this cart.
 *
 * @param at path prefix of the fields in the request, for example `line_item.`
 */
export const addService = (
  writer: CartWriter,
  reference: string,
  wanted: ServiceInput,
  at = '',
): Promise<Result<Order, WriteCode | ServiceRefusal>> =>
  writeCart<ServiceRefusal>(
    writer,
    reference,
    'service.add',
    async (tx, cart) => {
      const misplaced = validatePlacement(wanted, at);
      if (misplaced) return misplaced;
      if (!findServicePrice(wanted.service, cart.region, resolveSupplyDay(cart, writer.now)))
        return fail('service_not_offered');
      const { service, parentId, quantity = 1, trigger = null } = wanted;
      if (await insertService(tx, cart, { service, parentId, quantity, trigger })) return cart;
      return parentId === null ? tooMany(`${at}quantity`) : problem(`${at}parent_id`, 'unknown', otherLine);
    },
    (priced) => refuseService(priced, wanted),
  );

const otherLine = 'Choose a line of this cart that is not a service.';

const problem = (path: string, code: string, message: string) =>
  fail('invalid_input', { fields: [{ path, code, message }] });

export const tooMany = (path: string) => {
  const message = `An order plants at most ${maxTrees} trees.`;
  return fail('quantity_out_of_range', {
    detail: message,
    fields: [{ path, code: 'too_big', message, limit: maxTrees }],
  });
};

/**
 * Returns the error of a missing or superfluous parent, or of a quantity for a service that is
 * always one.
 */
function validatePlacement(
  { service, parentId, quantity = 1 }: ServiceInput,
  at: string,
): Failure<'invalid_input' | 'quantity_out_of_range'> | null {
  if (serviceKinds[service].level === 'order') {
    if (parentId !== null)
      return problem(
        `${at}parent_id`,
        'not_offered',
        'This service is for the whole order; leave the line out.',
      );
    return quantity > maxTrees ? tooMany(`${at}quantity`) : null;
  }
  if (parentId === null)
    return problem(`${at}parent_id`, 'required', 'Choose the line that the service is for.');
  return quantity === 1 ? null : problem(`${at}quantity`, 'fixed', fixedQuantity);
}

/** Error of a quantity for a line's service. */
export const fixedQuantity = 'This service is bought once per line; leave the quantity out.';

/** The line must suit the service, and must have a price when the service costs a share of it. */
function refuseService(
  { lines }: PricedCart,
  { service, parentId }: ServiceInput,
): Failure<ServiceRefusal> | null {
  const parent = lines.find(({ id }) => id === parentId);
  if (parent && !serviceKinds[service].suits(parent.item))
    return fail('service_not_offered', { detail: `This service is not available for ${parent.item.name}.` });
  const line = lines.find((one) => one.service === service && one.parent_id === parentId);
  return line && line.unit_price === null ? fail('service_not_offered') : null;
}
