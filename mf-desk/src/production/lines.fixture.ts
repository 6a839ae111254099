import type { StaffProductionLine } from '@shop/contracts';

/** A printed line of a paid order that should have left. */
export const lineOf = (change: Partial<StaffProductionLine> = {}): StaffProductionLine => ({
  line_item_id: 11,
  order_number: 'R000000001',
  region: 'pl',
  placed_at: '2026-11-20T10:00:00Z',
  product: 'mailer-box-plain',
  sku: 'SKU-1',
  configuration: {
    product: 'mailer-box-plain',
    size: { length: 212, width: 148, height: 61 },
    material: 'cardboard-natural',
    print_mode: 'no-print',
    finish: 'foil-none',
    quality: 'standard',
  },
  thumbnail: null,
  quantity: 500,
  to_make: 500,
  packed: 0,
  express: false,
  stage: 'check',
  dispatch_on: '2026-11-27',
  late: true,
  obstacles: [],
  print_file: {
    id: '6f0e7a52-6c7b-4b0a-9a7e-0d2f3c1b2a10',
    status: 'ready',
    url: '/production_files/1/file?signature=x',
  },
  approval: 'none',
  quality: 'waiting',
  comments: 0,
  ...change,
});
