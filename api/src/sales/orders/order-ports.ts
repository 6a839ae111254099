import { designThumbnailUrl, markOrdered } from '../../artwork/index.ts';
import {
  createLineVariants,
  evaluateLineExpress,
  getExpressDays,
  promiseOrderDelivery,
  vatRate,
} from '../../catalogue/index.ts';
import type { ApiDeps } from '../../platform/index.ts';
import { noRegistry, type VatRegistry } from '../tax/vat-registry.ts';
import { designCopies, listLineDesigns } from './line-designs.ts';
import type { OrderPorts } from './ports.ts';

/**
 * Returns the production ports of orders. Without a registry every VAT number stays pending, and
 * VAT is charged.
 */
export const orderPorts = (deps: ApiDeps, vatRegistry: VatRegistry = noRegistry): OrderPorts => ({
  variants: createLineVariants(deps.clock),
  designs: listLineDesigns,
  designCopies,
  markOrdered,
  thumbnail: (id) => designThumbnailUrl(deps, id),
  delivery: promiseOrderDelivery,
  express: evaluateLineExpress,
  expressDays: getExpressDays,
  vatRate,
  vatRegistry,
});
