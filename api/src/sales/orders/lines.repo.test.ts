import { hasSamePrices, type LineRow } from './lines.repo.ts';

const line: LineRow = {
  id: 7,
  variant_id: 3,
  service: null,
  box_design_id: null,
  quantity: 30,
  parent_id: null,
  express_delivery_option_id: 1,
  purchase_trigger: null,
  item: {
    sku: 'mailer-box-plain--200x150x60--cardboard-natural--no-print--standard--pl',
    external_pim_sku: 'mailer-box-plain--200x150x60--cardboard-natural--no-print--standard',
    product_id: 1,
    name: 'Mailer box',
    slug: 'mailer-box-plain',
    product_type: 'mailer-box',
    configuration: {
      product: 'mailer-box-plain',
      size: { length: 200, width: 150, height: 60 },
      material: 'cardboard-natural',
      print_mode: 'no-print',
      finish: 'foil-none',
      quality: 'standard',
    },
    tax: { category: 'S', rate: 2300, country: 'PL', reason: null },
  },
  unit_price: 10_000n,
  net: 3000n,
  tax: 690n,
  gross: 3690n,
  list_net: 3000n,
  list_gross: 3690n,
  express_net: 500n,
  express_gross: 615n,
  list_express_net: 500n,
  list_express_gross: 615n,
  cheaper: { quantity: 100, net: '2900', gross: '3567' },
  agreed_unit: null,
  agreed_net: null,
  bundle_id: null,
  samples: null,
  pim_id: null,
  available: null,
  options: [],
};
const copyJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
const stored: LineRow = { ...line, item: copyJson(line.item), cheaper: copyJson(line.cheaper) };
const { item } = line;

it('takes a line for stored when only the order of its facts differs, as jsonb returns them', () => {
  const reordered = Object.fromEntries(Object.entries(item).reverse()) as typeof item;
  expect(hasSamePrices({ ...line, item: reordered }, stored)).toBe(true);
});

const changes: readonly Partial<LineRow>[] = [
  ...Object.entries(line).flatMap(([field, value]) =>
    typeof value === 'bigint' ? [{ [field]: value + 1n }] : [],
  ),
  { unit_price: null },
  { cheaper: null },
  { cheaper: { quantity: 100, net: '2900', gross: '3568' } },
  { item: { ...item, name: 'Plain mailer box' } },
  { item: { ...item, tax: { category: 'S', rate: 1900, country: 'DE', reason: null } } },
];

it('tells every price that changed', () => {
  // Ten amounts, and the five changes by hand.
  expect(changes).toHaveLength(15);
  expect(changes.filter((change) => hasSamePrices({ ...line, ...change }, stored))).toEqual([]);
});

it('takes a line without stored prices for changed', () => {
  expect(hasSamePrices(line, undefined)).toBe(false);
});
