const unitPlaces = 4;

/** Fills missing places with figure-wide spaces, so that prices of different length meet at the decimal mark. */
export const atTheMark = (price: string): string =>
  price.replace(
    /([.,])(\d{1,4})(?=\D*$)/,
    (_, mark: string, places: string) => `${mark}${places.padEnd(unitPlaces, '\u2007')}`,
  );
