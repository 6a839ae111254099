const unitPlaces = 4;
const figureSpace = '\u2007';

/** Pads a price with figure spaces, so that prices of different length align at the decimal mark. */
export const alignAtDecimal = (price: string): string =>
  price.replace(/[.,]\d{1,4}(?=\D*$)/, (fraction) => fraction.padEnd(1 + unitPlaces, figureSpace));
