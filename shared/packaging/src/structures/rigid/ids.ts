/** Structures of greyboard under a printed wrap. */
export const rigidStructureIds = ['rigid-two-piece'] as const;
