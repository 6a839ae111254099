import type { ExpressRefusal } from '@shop/contracts';
import { fail } from '../../platform/index.ts';
import type { ExpressEvaluation } from './express-options.ts';

const sentences: Readonly<Record<ExpressRefusal, (largest: number) => string>> = {
  product: () => 'Express production is not available for this product; choose standard production.',
  print: () => 'This print needs plates, which take longer than this option; choose another one.',
  quantity: (largest) => `This option takes up to ${largest} pieces; order fewer or choose another one.`,
  capacity: (largest) =>
    `In this size the option takes up to ${largest} pieces; order fewer or choose another one.`,
  no_price: () => 'Express production has no price for this here; choose standard production.',
};

/** Returns the error of an express option that exists but is not available here. */
export const refuseExpressOption = ({ refused, largestQuantity }: ExpressEvaluation, path: string) => {
  const code = refused ?? 'product';
  const message = sentences[code](largestQuantity);
  const limited = code === 'quantity' || code === 'capacity';
  return fail('express_not_offered', {
    detail: message,
    fields: [{ path, code, message, ...(limited ? { limit: largestQuantity } : {}) }],
  });
};
