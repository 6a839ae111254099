/** Structures of corrugated board and folding carton: codes of the standard where one exists. */
export const boardStructureIds = [
  'fefco-0427',
  'fefco-0201',
  'tuck-end-reverse',
  'tuck-end-straight',
  'fefco-0215',
  'fefco-0300',
  'telescope-double-wall',
  'fefco-0202',
  'fefco-0421',
  'fefco-0426',
  'delivery-mailer',
  'sleeve',
  'sleeved-mailer',
  'carrier-box',
  'handle-box',
] as const;
