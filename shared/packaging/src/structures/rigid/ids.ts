/** Structures of greyboard under a printed wrap. */
export const rigidStructureIds = ['rigid-two-piece', 'rigid-drawer'] as const;
