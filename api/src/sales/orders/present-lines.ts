import type { LineItem } from '@shop/contracts';
import { money, toDecimal, unitToDecimal } from '@shop/money';
import { isSamplePack, presentSamples } from '../../catalogue/index.ts';
import { presentOptions } from '../quantity-options/present-options.ts';
import { serviceSku } from '../services/service-list.ts';
import type { LineRow } from './lines.repo.ts';
import type { OrderPorts } from './ports.ts';
import type { PricedCart } from './reprice.ts';

type LinePorts = Pick<OrderPorts, 'thumbnail' | 'expressDays'>;

/**
 * Returns the lines for the API, in the order they were added, each followed by its child lines.
 */
export function presentLines(priced: PricedCart, ports: LinePorts): LineItem[] {
  const services = groupServices(priced.lines);
  return sortByParent(priced.lines).map((line) => presentLine(line, priced, ports, services));
}

type PaidAssets = LineItem['paid_assets'];
/** The services of each line that has any, in the order they were added. */
type ServicesByLine = ReadonlyMap<number, PaidAssets>;

function groupServices(lines: readonly LineRow[]): ServicesByLine {
  const services = new Map<number, PaidAssets>();
  for (const { parent_id, service } of lines)
    if (service !== null && parent_id !== null)
      services.set(parent_id, [...(services.get(parent_id) ?? []), { asset_type: serviceSku(service) }]);
  return services;
}

function sortByParent(lines: readonly LineRow[]): readonly LineRow[] {
  const known = new Set(lines.map(({ id }) => id));
  const under = new Map<number | null, LineRow[]>();
  for (const line of lines) {
    const parent = line.parent_id !== null && known.has(line.parent_id) ? line.parent_id : null;
    const siblings = under.get(parent);
    if (siblings) siblings.push(line);
    else under.set(parent, [line]);
  }
  const walk = (parent: number | null): LineRow[] =>
    (under.get(parent) ?? []).flatMap((line) => [line, ...walk(line.id)]);
  return walk(null);
}

function presentLine(
  line: LineRow,
  { cart, designs }: PricedCart,
  ports: LinePorts,
  services: ServicesByLine,
): LineItem {
  const { item } = line;
  const design = line.box_design_id === null ? undefined : designs.get(line.box_design_id);
  const amount = (minor: bigint): string => toDecimal(money(minor, cart.currency));
  return {
    id: line.id,
    sku: item.sku,
    variant_id: line.variant_id,
    variant: { sku: item.sku, external_pim_sku: item.external_pim_sku },
    product: { id: item.product_id, name: item.name, slug: item.slug },
    product_type: item.product_type,
    configuration: item.configuration ?? null,
    service_name: line.service,
    price: unitToDecimal({ tenThousandths: line.unit_price ?? 0n, currency: cart.currency }),
    quantity: line.quantity,
    total: amount(line.net),
    total_gross: amount(line.gross),
    list_total: amount(line.list_net),
    list_total_gross: amount(line.list_gross),
    thumbnail: design ? ports.thumbnail(design.id) : null,
    paid_assets: services.get(line.id) ?? [],
    purchase_trigger: line.purchase_trigger,
    box_design: design
      ? { id: design.id, name: design.name, design_status: design.status, rev: design.rev }
      : null,
    cheaper_at: line.cheaper && {
      quantity: line.cheaper.quantity,
      total: amount(BigInt(line.cheaper.net)),
      total_gross: amount(BigInt(line.cheaper.gross)),
    },
    parent_id: line.parent_id,
    bundle_id: line.bundle_id,
    samples: isSamplePack(item) ? presentSamples(line.samples, cart.region) : null,
    quantity_options: presentOptions(line.options, cart.currency, item.tax?.rate ?? cart.taxes[0]?.rate ?? 0),
    express_delivery_option_id: line.express_delivery_option_id,
    express:
      line.express_delivery_option_id === null
        ? null
        : {
            days_saved: ports.expressDays(line.express_delivery_option_id),
            total: amount(line.express_net),
            total_gross: amount(line.express_gross),
            list_total: amount(line.list_express_net),
            list_total_gross: amount(line.list_express_gross),
          },
  };
}
