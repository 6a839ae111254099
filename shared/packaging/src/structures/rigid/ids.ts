/** Structures of greyboard under a printed wrap. */
export const rigidStructureIds = ['rigid-two-piece', 'rigid-box', 'rigid-drawer'] as const;
