import type { ProductSize, SizeName } from './product.ts';

const size = (name: SizeName, L: number, W: number, H: number): ProductSize => ({ name, L, W, H });

/** A bag or envelope by its face: width and height. `depth` is that of its gussets or base. */
const face = (name: SizeName, width: number, height: number, depth = 0): ProductSize =>
  size(name, width, depth, height);

/** A flat product: length and width. */
const flat = (name: SizeName, L: number, W: number): ProductSize => size(name, L, W, 0);

/** Offered inside sizes in mm (sources.md, sizes): A formats, postal bands and pallet modules. */
export const mailerSizes = [
  size('XS', 160, 110, 40),
  size('S', 200, 150, 60),
  size('M', 250, 200, 80),
  size('L', 350, 250, 100),
  size('XL', 400, 300, 150),
  size('letterbox-S', 220, 155, 20),
  size('letterbox-M', 320, 225, 20),
] as const;

/** Sizes that are stocked with a print. */
export const preprintedSizes = [
  size('S', 200, 150, 60),
  size('M', 250, 200, 80),
  size('L', 350, 250, 100),
] as const;

export const sleevedSizes = [
  size('S', 200, 150, 60),
  size('M', 250, 200, 80),
  size('L', 350, 250, 100),
  size('XL', 400, 300, 150),
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

export const twoPieceSizes = [
  size('S', 100, 100, 40),
  size('M', 200, 150, 60),
  size('L', 300, 220, 80),
] as const;

export const wineSizes = [
  size('bottle-1', 80, 80, 330),
  size('bottle-2', 165, 80, 330),
  size('bottle-3', 250, 80, 330),
] as const;

export const rigidSizes = [
  size('S', 150, 150, 60),
  size('M', 220, 160, 80),
  size('L', 310, 225, 100),
  size('XL', 360, 270, 120),
] as const;

export const cakeSizes = [
  size('S', 160, 160, 100),
  size('M', 220, 220, 110),
  size('L', 280, 280, 120),
  size('XL', 320, 320, 150),
] as const;

export const carrierSizes = [size('S', 180, 120, 120), size('M', 230, 160, 160)] as const;

/** Diameter and height: a can has no width of its own. */
export const canSizes = [size('S', 73, 0, 100), size('M', 83, 0, 150), size('L', 99, 0, 200)] as const;

export const envelopeSizes = [face('S', 180, 165), face('B4', 250, 353), face('L', 340, 450)] as const;

export const filmMailerSizes = [
  face('S', 170, 230),
  face('M', 250, 350),
  face('L', 350, 450),
  face('XL', 450, 550),
] as const;

export const paperMailerSizes = [
  face('S', 180, 265, 40),
  face('M', 250, 350, 50),
  face('L', 350, 450, 80),
] as const;

export const bagSizes = [
  face('S', 180, 225, 80),
  face('M', 240, 320, 100),
  face('L', 320, 410, 120),
  face('XL', 450, 480, 170),
] as const;

export const doypackSizes = [
  face('S', 110, 170, 70),
  face('M', 130, 210, 80),
  face('L', 160, 270, 90),
] as const;

export const toteSizes = [face('M', 380, 420)] as const;

export const sheetSizes = [flat('S', 500, 380), flat('M', 750, 500)] as const;

/** One repeat of the print by the tape's width; the length of the roll is the product's. */
export const filmTapeSizes = [flat('width-50', 300, 50)] as const;
export const kraftTapeSizes = [flat('width-50', 300, 50), flat('width-70', 300, 70)] as const;

export const labelSizes = [flat('S', 50, 50), flat('M', 70, 70), flat('L', 100, 100)] as const;

export const cardSizes = [flat('A6', 148, 105), flat('DL', 210, 99)] as const;
