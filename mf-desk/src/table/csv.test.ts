import { plainSums, writeCsv } from './csv.ts';

it('quotes what RFC 4180 quotes, and lets no cell run as a formula', () => {
  expect(
    writeCsv([
      ['a', 'b,c', 'd"e'],
      ['=1+1', '-12.50', 'line\nbreak'],
    ]),
  ).toBe('\ufeffa,"b,c","d""e"\r\n\'=1+1,-12.50,"line\nbreak"\r\n');
  expect(writeCsv([['@cmd', '+48 22', '-x']])).toBe("\ufeff'@cmd,'+48 22,'-x\r\n");
});

it('writes sums with a point and without groups', () => {
  expect(plainSums([])).toBe('');
  expect(
    plainSums([
      { amount: '1234.50', currency: 'EUR' },
      { amount: '20.00', currency: 'PLN' },
    ]),
  ).toBe('1234.50 EUR + 20.00 PLN');
});
