/** The five categories of the range (specification 2.2), in the order of the shelf. */
export const categories = [
  'mailer-boxes',
  'custom-shipping-boxes',
  'primary-packaging',
  'eco-friendly-packaging',
  'luxury-packaging',
] as const;
