/** The five categories (specification 2.2), in display order. */
export const categories = [
  'mailer-boxes',
  'custom-shipping-boxes',
  'primary-packaging',
  'eco-friendly-packaging',
  'luxury-packaging',
] as const;
