import type { addLineItem as endpoint, Order } from '@shop/contracts';
import type * as z from 'zod/mini';
import { fail, type Result } from '../../platform/index.ts';
import { addService, type ServiceRefusal } from '../services/add-service.ts';
import { addLineItem } from './add-line-item.ts';
import type { LineRefusal } from './refuse-lines.ts';
import type { CartWriter, WriteCode } from './write-cart.ts';

type Asked = z.output<NonNullable<(typeof endpoint)['body']>>;

/**
 * Adds a variant, or a service by name, given in `line_item` or beside it. Fails with field errors
 * for both, neither, or a service with the options of a box.
 */
export async function addLineOrService(
  writer: CartWriter,
  reference: string,
  { line_item: line, service_name: beside, parent_id: parent }: Asked,
): Promise<Result<Order, WriteCode | LineRefusal | ServiceRefusal>> {
  const service = line?.service_name ?? beside;
  if (service === undefined) {
    if (line === undefined) return invalidField('line_item', 'required', 'Fill in this field.');
    const { variant_id, quantity, service_name: _none, ...rest } = line;
    if (variant_id === undefined)
      return invalidField('line_item.variant_id', 'required', 'Fill in this field.');
    if (quantity === undefined) return invalidField('line_item.quantity', 'required', 'Fill in this field.');
    if (parent !== undefined)
      return invalidField('parent_id', 'not_offered', 'Send the line in line_item.parent_id.');
    return addLineItem(writer, reference, { ...rest, variant_id, quantity });
  }
  if (beside !== undefined && line?.service_name !== undefined && beside !== line.service_name)
    return invalidField('service_name', 'invalid', 'Choose one service.');
  if (line?.variant_id !== undefined)
    return invalidField('line_item.variant_id', 'not_offered', 'Choose a variant or a service, not both.');
  for (const option of ['box_design_id', 'express_delivery_option_id'] as const)
    if (line?.[option] != null)
      return invalidField(
        `line_item.${option}`,
        'not_offered',
        'This does not apply to a service; leave it out.',
      );
  const at = line?.service_name === undefined && line?.parent_id === undefined ? '' : 'line_item.';
  return addService(
    writer,
    reference,
    {
      service,
      parentId: line?.parent_id ?? parent ?? null,
      quantity: line?.quantity,
      trigger: line?.purchase_trigger,
    },
    at,
  );
}

const invalidField = (path: string, code: string, message: string) =>
  fail('invalid_input', { fields: [{ path, code, message }] });
