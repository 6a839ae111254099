import type { Requirement } from '@shop/contracts';
import { checkAddress } from './check-address.ts';
import { checkServed } from './check-served.ts';
import type { CompanyFacts, OrderFacts } from './facts.ts';

/**
 * Returns what is missing before the order can be completed, in the order of the steps. The buyer's
 * hints, every step and completion use the same list, so they cannot disagree.
 */
export const computeRequirements = (facts: OrderFacts): Requirement[] => [
  ...cartStep(facts),
  ...addressStep(facts),
  ...deliveryStep(facts),
  ...paymentStep(facts),
  ...confirmStep(facts),
];

function cartStep({ lines }: OrderFacts): Requirement[] {
  if (lines.every(({ service = false }) => service)) {
    return [
      { step: 'cart', field: 'line_items', code: 'blank', message: 'Add something to the cart first.' },
    ];
  }
  return lines.flatMap((line): Requirement[] => {
    const { id, name, priced, wantsDesign, hasDesign, designFits, expressRefused, left = null } = line;
    if (!priced) {
      const message = `${name} can no longer be ordered in this form. Remove it or choose another quantity.`;
      return [{ step: 'cart', field: `line_items.${id}`, code: 'unavailable', message }];
    }
    if (left !== null) return [outOfStock(id, name, left)];
    if (wantsDesign && !hasDesign) {
      const message = `Add a design to ${name}, or choose it without print.`;
      return [{ step: 'cart', field: `line_items.${id}.box_design`, code: 'design_missing', message }];
    }
    if (hasDesign && !designFits) {
      const message = `The design of ${name} is made for another size, board or print. Change the design, or choose what it is made for.`;
      return [{ step: 'cart', field: `line_items.${id}.box_design`, code: 'invalid', message }];
    }
    if (expressRefused) {
      const message = `Express production is no longer available for ${name}. Choose standard production or another option.`;
      const field = `line_items.${id}.express_delivery_option_id`;
      return [{ step: 'cart', field, code: 'not_offered', message }];
    }
    return [];
  });
}

/** The order's quantity exceeds the stock. */
export const outOfStock = (id: number, name: string, left: number): Requirement => ({
  step: 'cart',
  field: `line_items.${id}`,
  code: 'unavailable',
  message:
    left > 0
      ? `Only ${left} of ${name} are in stock. Choose a smaller quantity or remove it.`
      : `${name} is out of stock. Remove it to continue.`,
});

function addressStep(facts: OrderFacts): Requirement[] {
  const found: Requirement[] = [];
  if (!facts.buyerMayOrder) {
    found.push({ step: 'address', field: 'user', code: 'blank', message: 'Sign in or register to order.' });
  }
  if (!facts.email) {
    found.push({
      step: 'address',
      field: 'email',
      code: 'blank',
      message: 'Enter an e-mail address for the confirmation.',
    });
  }
  return [
    ...found,
    ...checkAddress(facts.shipAddress, 'ship_address', facts.shippingCountries),
    ...checkServed(facts.shipAddress, facts.shippingCountries, facts.supplyDay),
    ...(facts.billAddress ? checkAddress(facts.billAddress, 'bill_address', null) : []),
  ];
}

const deliveryStep = ({ shippingMethod, offeredShipping }: OrderFacts): Requirement[] =>
  requireChoice('delivery', 'shipping_method', shippingMethod, offeredShipping, {
    blank: 'Choose a delivery method.',
    gone: 'This delivery method is not available for this order. Choose another one.',
  });

const paymentStep = ({ paymentMethod, offeredPayments }: OrderFacts): Requirement[] =>
  requireChoice('payment', 'payment_method', paymentMethod, offeredPayments, {
    blank: 'Choose a payment method.',
    gone: 'This payment method is not available here. Choose another one.',
  });

function requireChoice(
  step: Requirement['step'],
  field: string,
  chosen: string | null,
  offered: readonly string[],
  words: { readonly blank: string; readonly gone: string },
): Requirement[] {
  if (chosen === null) return [{ step, field, code: 'blank', message: words.blank }];
  if (!offered.includes(chosen)) return [{ step, field, code: 'not_offered', message: words.gone }];
  return [];
}

const confirmStep = ({ acceptedTerms, company = null }: OrderFacts): Requirement[] => [
  ...(acceptedTerms
    ? []
    : [
        {
          step: 'confirm' as const,
          field: 'accepted_terms',
          code: 'not_accepted' as const,
          message: 'Accept the terms and the privacy policy to place the order.',
        },
      ]),
  ...(company ? companyStep(company) : []),
];

/** Requirements of a company for its orders. */
function companyStep({ name, mayOrder, poMissing, approval }: CompanyFacts): Requirement[] {
  const requirement = (field: string, code: Requirement['code'], message: string): Requirement => ({
    step: 'confirm',
    field,
    code,
    message,
  });
  return [
    ...(mayOrder
      ? []
      : [
          requirement(
            'company_id',
            'not_offered',
            `You may not order for ${name}. Make this your own order, or ask an admin.`,
          ),
        ]),
    ...(poMissing
      ? [requirement('po_number', 'blank', `${name} requires a purchase order number. Enter it.`)]
      : []),
    ...(approval === 'missing'
      ? [
          requirement(
            'approval',
            'not_accepted',
            `Under the rules of ${name} this order needs approval before payment. Request approval.`,
          ),
        ]
      : []),
    ...(approval === 'requested'
      ? [requirement('approval', 'not_accepted', 'An approver must decide on this order first.')]
      : []),
  ];
}
