import type { Order, Requirement } from '@shop/contracts';

const earlierSteps: readonly Requirement['step'][] = ['cart', 'address', 'delivery'];
const companyFields = ['company_id', 'po_number', 'approval'];

/** What an earlier step of the checkout still lacks; undefined: it may come to the payment. */
export const findMissingRequirement = ({ requirements }: Order): Requirement | undefined =>
  requirements.find(({ step }) => earlierSteps.includes(step));

/** Whether an invoice to its company would have no complete address, which nobody types at the order. */
export const isCompanyAddressMissing = ({ company, requirements }: Order): boolean =>
  Boolean(company) && requirements.some(({ field }) => field.startsWith('bill_address'));

/** Whether a rule of its company keeps an order from being paid. */
export const isHeldByCompany = ({ requirements }: Order): boolean =>
  requirements.some(({ field }) => companyFields.includes(field));

/** Whether an order is open and nothing but the payment itself is left to do. */
export const isPayable = (order: Order): boolean =>
  order.completed_at === null && findMissingRequirement(order) === undefined && !isHeldByCompany(order);
