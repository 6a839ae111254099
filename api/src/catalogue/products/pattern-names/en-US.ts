/** English names of repeat patterns, by their ids. */
export const enUS = {
  'dies-fefco-0427': 'Mailer dies',
  'boxes-fefco-0427': 'Mailer boxes',
  'dies-fefco-0201': 'Shipping dies',
  'dies-tuck-end-reverse': 'Carton dies',
  'boxes-tuck-end-reverse': 'Cartons',
  'flute-e': 'E flute',
  'flute-b': 'B flute',
  'flute-c': 'C flute',
  'grid-cm': 'Centimeter mat',
  'grid-in': 'Inch mat',
};

export type PatternId = keyof typeof enUS;
export type PatternNames = Readonly<Record<PatternId, string>>;
