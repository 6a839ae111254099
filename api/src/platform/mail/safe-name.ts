const hidden = /\p{Cf}/gu;

/**
 * Returns a user-entered name for a mail's subject and text: invisible characters removed, links
 * broken.
 */
export const sanitizeName = (name: string): string => name.replace(hidden, '').replace(/:\/\//g, ' ');
