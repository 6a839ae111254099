/** Lengths in mm, as typed: two or three of them. */
export interface TypedSize {
  readonly lengths: readonly number[];
  /** A sheet by its format ("A5") instead of numbers. */
  readonly format?: string;
  /** The query without the size. */
  readonly rest: string;
}

/** A volume in ml, and the query without it. */
export interface TypedVolume {
  readonly millilitres: number;
  readonly rest: string;
}

const millimetres: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000, in: 25.4 };
const units: Readonly<Record<string, string>> = {
  '"': 'in',
  '”': 'in',
  '″': 'in',
  inch: 'in',
  inches: 'in',
  zoll: 'in',
  cali: 'in',
  cala: 'in',
  pouces: 'in',
  pulgadas: 'in',
  pollici: 'in',
  palců: 'in',
  tum: 'in',
  polegadas: 'in',
};
const unit = `(mm|cm|in\\b|inch(?:es)?|zoll|cal[ia]|pouces|pulgadas|pollici|palců|tum|polegadas|["”″])?`;
const number = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)`;
/** The words between two lengths: a cross, a letter x, "by" in eleven languages. */
const times = String.raw`\s*(?:[x×✕*хX/]|by|auf|mal|par|por|per|na|op|bij|gånger|pe)\s*`;
const sizePattern = new RegExp(
  `(?<![\\d.,])${number}\\s*${unit}${times}${number}\\s*${unit}(?:${times}${number}\\s*${unit})?(?![\\d])`,
  'iu',
);

/** ISO 216 and ISO 269 sheets in mm, width by height in landscape. */
const formats: Readonly<Record<string, readonly [number, number]>> = {
  a2: [594, 420],
  a3: [420, 297],
  a4: [297, 210],
  a5: [210, 148],
  a6: [148, 105],
  a7: [105, 74],
  b4: [353, 250],
  b5: [250, 176],
  b6: [176, 125],
  c4: [324, 229],
  c5: [229, 162],
  c6: [162, 114],
  dl: [210, 99],
};
/** After a number, "dl" is a volume: "3 dl". */
const formatPattern = /(?<![\p{L}\p{N}.-])(a[2-7]|b[456]|c[456]|(?<!\d\s*)dl)(?![\p{L}\p{N}.-])/iu;

const toNumber = (text: string): number => Number(text.replace(',', '.'));

/**
 * Reads a size from a query: "25x20x8", "10 x 8 in", "300 × 200 × 50 mm", "A5". Numbers without a unit are centimetres
 * up to 60 (inches where the shopper measures in inches) and millimetres above.
 * @returns lengths in mm, between 5 and 3000; undefined without a size
 */
export function readSize(query: string, shoppersUnit: 'cm' | 'in' | 'mm' = 'cm'): TypedSize | undefined {
  const found = sizePattern.exec(query.slice(0, 200));
  if (found) {
    const [text, one = '', unitOne, two = '', unitTwo, three, unitThree] = found;
    const numbers = [one, two, three].filter((each) => each !== undefined).map(toNumber);
    const typedUnit = (unitThree ?? unitTwo ?? unitOne)?.toLowerCase();
    const factor = millimetres[units[typedUnit ?? ''] ?? typedUnit ?? guessUnit(numbers, shoppersUnit)] ?? 10;
    const lengths = numbers.map((each) => Math.round(each * factor * 10) / 10);
    if (lengths.every((each) => each >= 5 && each <= 3000))
      return { lengths, rest: query.replace(text, ' ').trim() };
  }
  const format = formatPattern.exec(query.slice(0, 200));
  const lengths = format?.[1] && formats[format[1].toLowerCase()];
  if (!format || !lengths) return undefined;
  return { lengths, format: format[0].toUpperCase(), rest: query.replace(format[0], ' ').trim() };
}

/** Numbers above 60 are millimetres: a box of 60 cm is the largest that most buyers type in centimetres. */
const guessUnit = (numbers: readonly number[], shoppersUnit: string): string => {
  if (numbers.some((each) => each > 60)) return 'mm';
  return shoppersUnit === 'in' ? 'in' : 'cm';
};

const volumePattern =
  /(?<![\d.,])(\d{1,4}(?:[.,]\d{1,2})?)\s*(ml|cl|dl|l|litres?|liters?|fl\.?\s?oz|oz)(?![\p{L}])/iu;
const perUnit: Readonly<Record<string, number>> = { ml: 1, cl: 10, dl: 100, l: 1000, oz: 29.57 };

/** Reads a volume: "330 ml", "0,75 l", "12 oz". */
export function readVolume(query: string): TypedVolume | undefined {
  const found = volumePattern.exec(query.slice(0, 200));
  if (!found) return undefined;
  const [text, amount = '', typedUnit = ''] = found;
  const short = typedUnit.toLowerCase();
  const factor = perUnit[short] ?? (short.startsWith('l') ? 1000 : 29.57);
  const millilitres = toNumber(amount) * factor;
  return millilitres >= 10 && millilitres <= 5000
    ? { millilitres, rest: query.replace(text, ' ').trim() }
    : undefined;
}
