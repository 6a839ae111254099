import { markOrdered } from '../../artwork/designs/line-designs.ts';
import { designThumbnailUrl } from '../../artwork/designs/present-design.ts';
import { expressDays, lineExpress } from '../../catalogue/delivery/line-express.ts';
import { orderDelivery } from '../../catalogue/delivery/order-delivery.ts';
import { lineVariants, vatRate } from '../../catalogue/variants/line-variants.ts';
import type { ApiDeps } from '../../platform/server/domain.ts';
import { noRegistry, type VatRegistry } from '../tax/vat-registry.ts';
import { designCopies, designsOfLines } from './designs-of-lines.ts';
import type { OrderPorts } from './ports.ts';

/** The order side's real neighbours. Without a registry every VAT number stays pending, and VAT is charged. */
export const orderPorts = (deps: ApiDeps, vatRegistry: VatRegistry = noRegistry): OrderPorts => ({
  variants: lineVariants(deps.clock),
  designs: designsOfLines,
  designCopies,
  markOrdered,
  thumbnail: (id) => designThumbnailUrl(deps, id),
  delivery: orderDelivery,
  express: lineExpress,
  expressDays,
  vatRate,
  vatRegistry,
});
