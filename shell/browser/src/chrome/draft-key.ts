/** What was being filled in when the language was changed: in this tab alone, until the next page has read it. */
export const draftKey = 'form-draft';
