import { isHmrcFile, readHmrcRates } from './read-hmrc-rates.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

// The form of www.trade-tariff.service.gov.uk/api/v2/exchange_rates/files/monthly_csv_2026-9.csv, shortened.
const file = `Country/Territories,Currency,Currency Code,Currency Units per £1,Start date,End date
"Korea, Republic of",Won,KRW,1860.1,01/09/2026,30/09/2026
Eurozone,Euro,EUR,1.1681,01/09/2026,30/09/2026
USA,Dollar,USD,1.3404,01/09/2026,30/09/2026
"Ecuador, once more",Dollar,USD,1.3404,01/09/2026,30/09/2026
`;

it('reads the rates of a month, without currencies in which nothing is sold', () => {
  const read = [
    {
      first_day: '2026-09-01',
      last_day: '2026-09-30',
      rates: [
        { currency: 'EUR', rate: '1.1681' },
        { currency: 'USD', rate: '1.3404' },
      ],
    },
  ];
  expect(readHmrcRates(bytes(file))).toEqual(read);
  expect(readHmrcRates(bytes(`\ufeff${file.replaceAll('\n', '\r\n')}`))).toEqual(read);
});

it('keeps an adjustment within a month apart', () => {
  const adjusted = `${file}Eurozone,Euro,EUR,1.1500,16/09/2026,30/09/2026\n`;
  expect(readHmrcRates(bytes(adjusted))).toMatchObject([
    { first_day: '2026-09-01' },
    { first_day: '2026-09-16', rates: [{ currency: 'EUR', rate: '1.1500' }] },
  ]);
});

it.each([
  ['Country,Currency\nEurozone,Euro', 'not the CSV'],
  [file.replace('EUR,1.1681,01/09/2026', 'EUR,1.1681,September'), 'no period'],
  [file.replaceAll(/EUR|USD/g, 'JPY'), 'no rate'],
])('says what is wrong with %s', (text, sentence) => {
  expect(readHmrcRates(bytes(text))).toContain(sentence);
});

it('tells the file of HMRC from those of the NBP', () => {
  expect(
    [file, `\ufeff${file}`, '[{"table":"A"}]', 'data;1THB;1EUR'].map((text) => isHmrcFile(bytes(text))),
  ).toEqual([true, true, false, false]);
});
