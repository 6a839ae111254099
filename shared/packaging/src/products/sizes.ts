import type { ProductSize } from './product.ts';

const size = (name: ProductSize['name'], L: number, W: number, H: number): ProductSize => ({
  name,
  L,
  W,
  H,
});

/** Offered inside sizes in mm (DOMAIN.md 2.2): A formats, postal bands and pallet modules. */
export const mailerSizes = [
  size('XS', 160, 110, 40),
  size('S', 200, 150, 60),
  size('M', 250, 200, 80),
  size('L', 350, 250, 100),
  size('XL', 400, 300, 150),
  size('letterbox-S', 220, 155, 20),
  size('letterbox-M', 320, 225, 20),
] as const;

export const deliverySizes = [
  size('S', 240, 170, 50),
  size('M', 320, 240, 80),
  size('L', 400, 300, 100),
  size('XL', 450, 350, 120),
] as const;

export const shippingSizes = [
  size('S', 250, 200, 150),
  size('M', 300, 200, 150),
  size('L', 400, 300, 200),
  size('XL', 600, 400, 400),
] as const;

export const cartonSizes = [
  size('XS', 50, 50, 120),
  size('S', 60, 60, 120),
  size('M', 100, 60, 160),
  size('L', 150, 80, 200),
] as const;
