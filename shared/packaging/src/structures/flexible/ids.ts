/** Structures of paper, film, textile, label stock and tape. */
export const flexibleStructureIds = [
  'sheet',
  'tape',
  'label',
  'printed-card',
  'poly-mailer',
  'rigid-envelope',
  'paper-mailer',
  'doypack',
  'tote-bag',
  'paper-bag',
] as const;
