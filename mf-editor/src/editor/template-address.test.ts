/** @jest-environment node */
import type { Configuration } from '@shop/contracts';
import { templateAddress } from './template-address.ts';

const configuration: Configuration = {
  product: 'mailer-box-plain',
  size: { length: 212, width: 148, height: 61 },
  material: 'cardboard-natural',
  print_mode: 'print-color-hd',
  finish: 'foil-none',
  quality: 'standard',
};

it('names the board if the die has its caliper, else the caliper', () => {
  const die = { id: 'fefco-0427', version: 1 } as const;
  expect(
    templateAddress({ configuration }, { ...die, params: { L: 212, W: 148, H: 61, t: 1.5 } }, 'pdf'),
  ).toBe('/v1/dies/fefco-0427.pdf?L=212&W=148&H=61&board=natural-e');
  const options = { frontAllowance: 2 };
  expect(
    templateAddress({ configuration }, { ...die, params: { L: 212, W: 148, H: 61, t: 2, options } }, 'dxf'),
  ).toBe('/v1/dies/fefco-0427.dxf?L=212&W=148&H=61&t=2&frontAllowance=2');
});
