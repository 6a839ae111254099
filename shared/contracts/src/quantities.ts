/** The largest quantity of one item; larger ones are refused everywhere to prevent overflows (COMMERCE 6.6). */
export const maxQuantity = 10_000_000;

/** The maximum of quantity fields: the configurator, the editor, the cart and the reorder lists. */
export const maxTypedQuantity = 100_000;
