const hidden = /\p{Cf}/gu;

/**
 * Whether a name may be mailed to strangers unchanged: it has no invisible or direction-changing
 * character and no link.
 */
export const isSafeName = (name: string): boolean => !/\p{Cf}|:\/\//u.test(name);

/**
 * Returns a user-entered name for a mail's subject and text: invisible characters removed, links
 * broken.
 */
export const sanitizeName = (name: string): string => name.replace(hidden, '').replace(/:\/\//g, ' ');
