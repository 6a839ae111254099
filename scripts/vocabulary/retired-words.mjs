/** Identifiers that this code no longer uses, with the standard term that took their place. `npm run check` refuses them. */
export const retiredWords = {};
