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
 * Returns what orders use of the other contexts, as the running shop does (tests may replace single
 * ports). Without a registry every VAT number stays pending, and VAT is charged.
 */
export const createOrderPorts = (deps: ApiDeps, vatRegistry: VatRegistry = noRegistry): OrderPorts => ({
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
