/** More pieces of one thing are refused everywhere, rather than overflowing somewhere (COMMERCE 6.6). */
export const maxQuantity = 10_000_000;

/** Where the fields for a quantity end: the configurator, the editor, the cart and the lists of items to order again. */
export const maxTypedQuantity = 100_000;
