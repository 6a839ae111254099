/** The storage key of a form draft during a language switch: in this tab only, until the next page has read it. */
export const draftKey = 'form-draft';
