import { promiseOrderDelivery } from './order-delivery.ts';

const line = (print_mode: string, more: { id?: number; slug?: string; expressId?: number } = {}) => {
  const slug = more.slug ?? (print_mode === 'no-print' ? 'mailer-box-plain' : 'mailer-box-full-color');
  return {
    id: more.id ?? 1,
    quantity: 100,
    expressId: more.expressId ?? null,
    item: {
      sku: 's',
      external_pim_sku: 'p',
      product_id: 1,
      name: 'n',
      slug,
      product_type: 'mailer-box',
      configuration: {
        product: slug,
        size: { length: 212, width: 148, height: 61 },
        material: print_mode === 'no-print' ? 'cardboard-natural' : 'cardboard-white-one-side',
        print_mode,
        finish: 'foil-none',
        quality: 'standard',
      },
    },
  };
};
const now = new Date('2026-09-14T07:00:00Z');
const windowOf = (...lines: readonly ReturnType<typeof line>[]) => {
  const told = promiseOrderDelivery('eu', 'DE', lines, [3, 5], now);
  return told && { from: told.from, to: told.to, slowest: told.slowest_line_id };
};

it('arrives with its slowest line, and names it', () => {
  const plain = line('no-print');
  const colour = line('print-color-hd', { id: 2 });
  const samples = line('no-print', { id: 3, slug: 'sample-packs' });
  expect(windowOf(plain, colour)).toEqual({ from: '2026-10-08', to: '2026-10-12', slowest: null });
  expect(windowOf(samples, plain)).toEqual({ from: '2026-10-08', to: '2026-10-12', slowest: 1 });
  expect(promiseOrderDelivery('eu', 'DE', [samples], [5, 5], now)).toMatchObject({
    from: '2026-09-21',
    to: '2026-09-21',
  });
});

it('is made faster only as fast as the line that is not express', () => {
  const express = line('print-color-hd', { expressId: 2 });
  expect(windowOf(express)).toEqual({ from: '2026-09-29', to: '2026-10-01', slowest: null });
  expect(windowOf(express, line('no-print', { id: 2 }))).toMatchObject({ to: '2026-10-12', slowest: 2 });
});

it('has no date while it is empty', () => {
  expect(windowOf()).toBeNull();
});
