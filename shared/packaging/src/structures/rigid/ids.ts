/** Structures of greyboard under a printed wrap. */
export const rigidStructureIds = [] as const;
