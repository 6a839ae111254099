/** Structures of greyboard under a printed wrap. */
export const rigidStructureIds = [
  'rigid-two-piece',
  'magnetic-box',
  'rigid-box',
  'rigid-drawer',
  'paper-can',
] as const;
