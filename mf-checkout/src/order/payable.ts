import type { Order, Requirement } from '@shop/contracts';

const earlierSteps: readonly Requirement['step'][] = ['cart', 'address', 'delivery'];
const companyFields = ['company_id', 'po_number', 'approval'];

/** Returns what an earlier step of the checkout still lacks; undefined: payment may start. */
export const findMissingRequirement = ({ requirements }: Order): Requirement | undefined =>
  requirements.find(({ step }) => earlierSteps.includes(step));

/** Whether the company's billing address is incomplete; it cannot be entered on the order. */
export const isCompanyAddressMissing = ({ company, requirements }: Order): boolean =>
  Boolean(company) && requirements.some(({ field }) => field.startsWith('bill_address'));

/** Whether a rule of its company blocks payment of the order. */
export const isHeldByCompany = ({ requirements }: Order): boolean =>
  requirements.some(({ field }) => companyFields.includes(field));

/** Whether an order is open and only the payment is left. */
export const isPayable = (order: Order): boolean =>
  order.completed_at === null && findMissingRequirement(order) === undefined && !isHeldByCompany(order);
