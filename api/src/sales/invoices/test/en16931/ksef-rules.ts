import { readVatNumber } from '@shop/intake';
import {
  at,
  cent,
  type FileRule,
  fileRule,
  findMalformed,
  findMisshapen,
  isNear,
  product,
  remove,
  type Shape,
  setText,
  sumOf,
  value,
  valueAt,
} from './file-rule.ts';
import { all, type Element, textAt } from './read-xml.ts';

/** FA(3), version 1-0E, as far as the shop uses it (crd.gov.pl/wzor/2025/06/25/13775). */
const shape: Shape = {
  Faktura: 'Naglowek Podmiot1 Podmiot2 Fa Stopka?',
  Naglowek: 'KodFormularza WariantFormularza DataWytworzeniaFa SystemInfo?',
  Podmiot1: 'DaneIdentyfikacyjne Adres DaneKontaktowe?',
  Podmiot2: 'DaneIdentyfikacyjne Adres? DaneKontaktowe? JST GV',
  DaneIdentyfikacyjne: 'BrakID|NIP|KodUE|KodKraju NrVatUE? NrID? Nazwa',
  Adres: 'KodKraju AdresL1 AdresL2?',
  DaneKontaktowe: 'Email? Telefon?',
  Fa:
    'KodWaluty P_1 P_2 P_6? P_13_1? P_14_1? P_14_1W? P_13_2? P_14_2? P_14_2W? P_13_3? P_14_3? P_14_3W? P_13_5? P_14_5? P_13_6_1? P_13_6_2? ' +
    'P_13_6_3? P_13_7? P_13_8? P_13_9? P_15 Adnotacje RodzajFaktury PrzyczynaKorekty? DaneFaKorygowanej? FaWiersz+ ' +
    'Platnosc? WarunkiTransakcji?',
  Adnotacje: 'P_16 P_17 P_18 P_18A Zwolnienie NoweSrodkiTransportu P_23 PMarzy',
  Zwolnienie: 'P_19N|P_19 P_19B?',
  NoweSrodkiTransportu: 'P_22N',
  PMarzy: 'P_PMarzyN',
  DaneFaKorygowanej: 'DataWystFaKorygowanej NrFaKorygowanej NrKSeFN',
  FaWiersz: 'NrWierszaFa P_7 Indeks? P_8A P_8B P_9A P_10? P_11 P_12|P_12_XII KursWaluty?',
  Platnosc:
    'Zaplacono? DataZaplaty? TerminPlatnosci* FormaPlatnosci|PlatnoscInna OpisPlatnosci? RachunekBankowy?',
  TerminPlatnosci: 'Termin',
  RachunekBankowy: 'NrRB SWIFT?',
  WarunkiTransakcji: 'Zamowienia',
  Zamowienia: 'NrZamowienia',
  Stopka: 'Informacje? Rejestry?',
  Informacje: 'StopkaFaktury',
  Rejestry: 'KRS',
};

const amount = /^-?([1-9]\d{0,15}|0)\.\d{2}$/;
const text = (limit: number) => new RegExp(`^\\S(.{0,${limit - 2}}\\S)?$`, 'su');
const day = /^20\d\d-\d\d-\d\d$/;
const forms: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    'P_13_1 P_14_1 P_14_1W P_13_2 P_14_2 P_14_2W P_13_3 P_14_3 P_14_3W P_13_5 P_14_5 P_13_6_1 P_13_6_2 P_13_6_3 P_13_7 P_13_8 P_13_9 P_15 P_11'
      .split(' ')
      .map((name) => [name, amount]),
  ),
  KodFormularza: /^FA$/,
  WariantFormularza: /^3$/,
  DataWytworzeniaFa: /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
  NIP: /^[1-9]((\d[1-9])|([1-9]\d))\d{7}$/,
  NrVatUE: /^[A-Z\d+*]{1,12}$/,
  NrID: text(50),
  Nazwa: text(512),
  KodKraju: /^[A-Z]{2}$/,
  AdresL1: text(512),
  AdresL2: text(512),
  Email: /^.+@.+$/,
  Telefon: text(16),
  KodWaluty: /^[A-Z]{3}$/,
  P_1: day,
  P_2: text(256),
  P_6: day,
  P_7: text(512),
  Indeks: text(50),
  P_8B: /^-?[1-9]\d{0,15}$/,
  P_9A: /^([1-9]\d{0,13}|0)(\.\d{1,8})?$/,
  P_10: /^-?([1-9]\d{0,13}|0)(\.\d{1,8})?$/,
  P_12: /^(23|22|8|7|5|0 KR|0 WDT|0 EX|zw|np I|np II)$/,
  P_12_XII: /^\d{1,3}(\.\d{1,6})?$/,
  KursWaluty: /^([1-9]\d{0,15}|0)(\.\d{1,6})?$/,
  RodzajFaktury: /^(VAT|KOR)$/,
  FormaPlatnosci: /^[1-7]$/,
  NrRB: /^.{10,34}$/,
  SWIFT: /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
  KRS: /^\d{10}$/,
};

const lines = (root: Element): readonly Element[] => all(root, 'Fa/FaWiersz');
const isCorrection = (root: Element): boolean => textAt(root, 'Fa/RodzajFaktury') === 'KOR';

/** Lines by the field that sums them. */
const sums: readonly (readonly [field: string, of: RegExp])[] = [
  ['P_13_1', /^2[32]$/],
  ['P_13_2', /^[87]$/],
  ['P_13_3', /^5$/],
  ['P_13_6_1', /^0 KR$/],
  ['P_13_6_2', /^0 WDT$/],
  ['P_13_6_3', /^0 EX$/],
  ['P_13_7', /^zw$/],
  ['P_13_8', /^np I$/],
  ['P_13_9', /^np II$/],
];
const netOf = (root: Element, has: (line: Element) => boolean): bigint =>
  sumOf(
    lines(root)
      .filter(has)
      .map((line) => valueAt(line, 'P_11')),
  );

const flag = (root: Element, name: string): boolean => textAt(root, `Fa/Adnotacje/${name}`) === '1';
const hasRate = (root: Element, rate: string): boolean =>
  lines(root).some((line) => textAt(line, 'P_12') === rate);

/** Rules of FA(3): its schema and what the act on VAT (articles 106e and 106j) makes of the fields. */
export const ksefRules: readonly FileRule[] = [
  fileRule(
    'schema: order',
    'elements are those of the schema in its order',
    (root) => findMisshapen(root, shape).length === 0,
    (root) => at(root, 'Fa').children.reverse(),
  ),
  fileRule(
    'schema: types',
    'texts and figures have the form of their type',
    (root) => findMalformed(root, forms).length === 0,
    setText('Fa/P_15', '1,00'),
  ),
  fileRule(
    'schema: form',
    'the form is FA (3) in version 1-0E',
    (root) => {
      const { kodSystemowy, wersjaSchemy } = at(root, 'Naglowek/KodFormularza').attributes;
      return kodSystemowy === 'FA (3)' && wersjaSchemy === '1-0E';
    },
    (root) => {
      const header = at(root, 'Naglowek');
      header.children[0] = { name: 'KodFormularza', attributes: {}, children: [], text: 'FA' };
    },
  ),
  fileRule(
    'NIP',
    'the seller’s number has a right check digit',
    (root) => typeof readVatNumber(textAt(root, 'Podmiot1/DaneIdentyfikacyjne/NIP') ?? '', 'PL') !== 'string',
    setText('Podmiot1/DaneIdentyfikacyjne/NIP', '1234563219'),
  ),
  fileRule(
    'P_11',
    'net of a line = quantity × unit price − discount, to the cent',
    (root) =>
      lines(root).every((line) =>
        isNear(
          valueAt(line, 'P_11'),
          product(valueAt(line, 'P_8B'), valueAt(line, 'P_9A')) - valueAt(line, 'P_10'),
          cent / 2n,
        ),
      ),
    setText('Fa/FaWiersz/P_11', '7654321.00'),
  ),
  fileRule(
    'P_13',
    'the sums of net amounts are those of their lines',
    (root) =>
      valueAt(root, 'Fa/P_13_5') === netOf(root, (line) => textAt(line, 'P_12_XII') !== undefined) &&
      sums.every(
        ([field, of]) =>
          valueAt(root, `Fa/${field}`) === netOf(root, (line) => of.test(textAt(line, 'P_12') ?? '')),
      ),
    (root) => {
      for (const line of lines(root)) setText('P_11', '0.01')(line);
    },
  ),
  fileRule(
    'P_14',
    'VAT = net × rate, to the cent',
    (root) =>
      isNear(valueAt(root, 'Fa/P_14_1'), product(valueAt(root, 'Fa/P_13_1'), value('0.23'))) &&
      isNear(valueAt(root, 'Fa/P_14_2'), product(valueAt(root, 'Fa/P_13_2'), value('0.08'))),
    setText('Fa/P_14_1', '7654321.00'),
  ),
  fileRule(
    'P_15',
    'total = Σ net + Σ VAT',
    (root) => {
      const { children } = at(root, 'Fa');
      const parts = children.filter(({ name }) => /^P_1[34]_[\d_]+$/.test(name));
      return valueAt(root, 'Fa/P_15') === sumOf(parts.map((part) => value(part.text)));
    },
    setText('Fa/P_15', '7654321.00'),
  ),
  fileRule(
    'P_14_xW',
    'Polish VAT in another currency stands in zlotys, too',
    (root) =>
      textAt(root, 'Fa/KodWaluty') === 'PLN' ||
      ['1', '2', '3'].every(
        (field) =>
          valueAt(root, `Fa/P_14_${field}`) === 0n || textAt(root, `Fa/P_14_${field}W`) !== undefined,
      ),
    setText('Fa/KodWaluty', 'EUR'),
  ),
  fileRule(
    'KursWaluty',
    'VAT in zlotys = VAT × the rate that its lines name, to the cent',
    (root) =>
      ['1', '2', '3'].every((field) => {
        const zlotys = textAt(root, `Fa/P_14_${field}W`);
        const [rate, ...others] = new Set(
          lines(root)
            .filter((line) =>
              sums.some(([sum, of]) => sum === `P_13_${field}` && of.test(textAt(line, 'P_12') ?? '')),
            )
            .map((line) => textAt(line, 'KursWaluty')),
        );
        return zlotys === undefined
          ? rate === undefined
          : others.length === 0 &&
              isNear(value(zlotys), product(valueAt(root, `Fa/P_14_${field}`), value(rate)), cent / 2n);
      }),
    (root) =>
      void at(root, 'Fa').children.push({ name: 'P_14_1W', attributes: {}, children: [], text: '1.00' }),
  ),
  fileRule(
    'P_18',
    'reverse charge is said where a line has it, and nowhere else',
    (root) => flag(root, 'P_18') === hasRate(root, 'np II'),
    setText('Fa/Adnotacje/P_18', '1'),
  ),
  fileRule(
    'P_19',
    'an exemption names its law, and only an exemption does',
    (root) =>
      flag(root, 'Zwolnienie/P_19') === hasRate(root, 'zw') &&
      flag(root, 'Zwolnienie/P_19') === (textAt(root, 'Fa/Adnotacje/Zwolnienie/P_19B') !== undefined),
    (root) => {
      at(root, 'Fa/FaWiersz/P_12').text = 'zw';
    },
  ),
  fileRule(
    'KOR',
    'a correction names its invoice and lowers the total; an invoice does neither',
    (root) =>
      isCorrection(root) === (textAt(root, 'Fa/DaneFaKorygowanej/NrFaKorygowanej') !== undefined) &&
      (isCorrection(root) ? valueAt(root, 'Fa/P_15') <= 0n : valueAt(root, 'Fa/P_15') >= 0n),
    setText('Fa/RodzajFaktury', 'KOR'),
  ),
  fileRule(
    'lines',
    'lines are numbered from one',
    (root) => lines(root).every((line, index) => textAt(line, 'NrWierszaFa') === String(index + 1)),
    remove('Fa/FaWiersz/NrWierszaFa'),
  ),
];
