import type { BoxDesign, Order, Variant } from '@shop/contracts';
import { openCart, type Shopper } from './shopper.ts';

const configuration = {
  product: 'mailer-box-full-color',
  size: { length: 212, width: 148, height: 61 },
  material: 'cardboard-white-one-side',
  print_mode: 'print-color-budget',
  finish: 'foil-none',
  quality: 'standard',
};

/** The whole sheet in one colour: enough for a print file without artwork. */
const paint = {
  'color:sheet': {
    ...{ kind: 'color', id: 'color:sheet', uid: 'sheet', index: 'zz' },
    ...{ srgb: '#e4002b', cmyk: null, spot: null },
  },
  'layer:all': {
    ...{ kind: 'layer', id: 'layer:all', index: 'a0', surface: 'outside', side: null },
    ...{ background: 'color:sheet', hidden: false, locked: false },
  },
};

/** Creates a cart with a printed box, whose order gets a print file. */
export async function cartWithPrint(shopper: Shopper): Promise<Order> {
  const { body: design } = await shopper.call<BoxDesign>('POST', '/box_designs', {
    body: { box_design: { configuration } },
  });
  const document = design.document as { readonly records: object };
  const painted = { ...document, records: { ...document.records, ...paint } };
  const saved = await shopper.call('PUT', `/box_designs/${design.id}`, {
    body: { box_design: { rev: design.rev, document: painted } },
  });
  if (saved.status !== 200) throw new Error(saved.text);
  const { body } = await shopper.call<{ variant: Variant }>('POST', '/v3/dynamic_prices', {
    body: { configuration, quantities: [30] },
  });
  const cart = await openCart(shopper);
  const line_item = { variant_id: body.variant.id, quantity: 30, box_design_id: design.id };
  const filled = await shopper.call<Order>('POST', `/v2/orders/${cart.number}/line_item`, {
    body: { line_item },
  });
  if (filled.status !== 200) throw new Error(filled.text);
  return filled.body;
}
