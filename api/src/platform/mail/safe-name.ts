const hidden = /\p{Cf}/gu;

/** Whether a name may be mailed to strangers as it is: no sign that is invisible or turns the text, and no link. */
export const isSafeName = (name: string): boolean => !/\p{Cf}|:\/\//u.test(name);

/** A name that people typed, as it stands in a mail's subject and text: what is invisible is left out, a link is none. */
export const sanitizeName = (name: string): string => name.replace(hidden, '').replace(/:\/\//g, ' ');
