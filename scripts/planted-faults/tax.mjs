// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are pieces of source text
import { jest } from './test-of.mjs';

const places = 'regions/src/tax-places/tax-places.test.ts';
const days = 'regions/src/days.test.ts';
const decision = 'api/src/sales/orders/decide-tax.test.ts';
const cart = 'api/src/sales/orders/tax-places.test.ts';
const finder = 'regions/src/tax-places/find-tax-place.ts';
const decide = 'api/src/sales/orders/decide-tax.ts';

/** Tax by place and day. */
export const tax = [
  {
    rule: 'a territory is not its country',
    why: 'Büsingen, Livigno and Jersey would be charged German, Italian and British VAT.',
    file: finder,
    find: 'return row ? toPlace(row, country) : ordinaryPlace(country, query.day);',
    replace: 'return ordinaryPlace(country, query.day);',
    test: jest(places, 'resolves the example'),
  },
  {
    rule: 'a country in front of a postcode is no part of it',
    why: 'D-78266 is how the rest of Europe writes Büsingen.',
    file: finder,
    find: "bare.replace(/^[A-Z]{1,3}(?=\\d)/, '')",
    replace: 'bare',
    test: jest(places, 'is of the area'),
  },
  {
    rule: 'the town decides where a postcode is shared',
    why: 'Valdidentro has the old postcode of Livigno and pays Italian VAT.',
    file: finder,
    find: '(towns?.includes(city) ?? true)',
    replace: 'true',
    test: jest(places, 'lets the town decide'),
  },
  {
    rule: 'the status of a place has dates',
    why: 'In 2020 Northern Ireland was a part of a member state.',
    file: finder,
    find: "(one.row.validFrom ?? '') <= query.day && fits(one)",
    replace: 'fits(one)',
    test: jest(places, 'has dates'),
  },
  {
    rule: 'a place may have its own rate',
    why: 'The Azores charge 16 %, not the 23 % of Lisbon.',
    file: 'regions/src/tax-places/eu-territories.ts',
    find: "rate: 'PT-20',",
    replace: "rate: 'PT',",
    test: jest(places, 'rates the Azores'),
  },
  {
    rule: 'Northern Ireland is not Great Britain for goods',
    why: 'A business there owes the VAT itself, and a consumer pays it by the union scheme, not by the British return.',
    file: 'regions/src/tax-places/uk-territories.ts',
    find: "taxCountry: 'XI',",
    replace: "taxCountry: 'GB',",
    test: jest(decision, 'are of their place'),
  },
  {
    rule: 'an XI number is a number of a member state for goods',
    why: 'A business of Belfast would be charged 20 % that it cannot deduct.',
    file: decide,
    find: "[...memberPrefixes, 'XI']",
    replace: 'memberPrefixes',
    test: jest(decision, 'are of their place'),
  },
  {
    rule: 'an XI number does not reverse the charge of a service',
    why: 'For services Northern Ireland is the United Kingdom; its number says nothing about a buyer in Germany.',
    file: decide,
    find: 'if (reversesCharge(seller, buyer, memberPrefixes))',
    replace: "if (reversesCharge(seller, buyer, [...memberPrefixes, 'XI']))",
    test: jest(decision, 'is of its buyer’s place'),
  },
  {
    rule: 'services in Northern Ireland are taxed as in Great Britain',
    why: 'The protocol covers goods; the seller charges British VAT on the rest.',
    file: decide,
    find: "place.area === 'xi' ? 'GB' : place.taxCountry",
    replace: 'place.taxCountry',
    test: jest(decision, 'is of its buyer’s place'),
  },
  {
    rule: 'outside the VAT area a number changes nothing',
    why: 'Goods to Büsingen are an export with papers, not a supply within the Community.',
    file: decide,
    find: "if (place.rate === null) return exempt(place, 'export');",
    replace:
      "if (place.rate === null) return exempt(place, reversesCharge(seller, buyer, memberPrefixes) ? 'intra_community' : 'export');",
    test: jest(decision, 'are of their place'),
  },
  {
    rule: 'a day is that of a named zone',
    why: 'By the UTC date a rate of Bucharest begins two or three hours late.',
    file: 'regions/src/days.ts',
    find: '=> toLocalTime(at, timeZone).day;',
    replace: '=> (timeZone ? at.toISOString().slice(0, 10) : toLocalTime(at, timeZone).day);',
    test: jest(days, 'the day of an instant'),
  },
  {
    rule: 'a market shows prices by its own clock',
    why: 'A book that begins on 1 January begins at midnight for its buyers.',
    file: 'regions/src/days.ts',
    find: 'dayIn(timeZoneOf(market.countryCode), at)',
    replace: "dayIn(market.countryCode ? 'UTC' : '', at)",
    test: jest(days, 'of a market is that of its own clock'),
  },
  {
    rule: 'a day begins when the clock of its zone says',
    why: 'On the day on which the clock changes, midnight has the offset of the day before.',
    file: 'regions/src/days.ts',
    find: 'return new Date(found ?? candidates[0] ?? wall);',
    replace: 'return new Date(candidates[1] ?? found ?? wall);',
    test: jest(days, 'begins where the clock of the zone says'),
  },
  {
    rule: 'the day of a supply is that of the place of taxation',
    why: 'The document would show July and 21 %: the rate of a day by the clock of another country.',
    file: 'regions/src/tax-places/resolve-supply.ts',
    find: "area === 'none' ? sellerTimeZone : timeZone",
    replace: "timeZone === area ? '' : sellerTimeZone",
    test: jest(decision, 'Bucharest is charged'),
  },
  {
    rule: 'rate and price book are of one day',
    why: 'At midnight an order would have the new rate on the old price.',
    file: 'api/src/sales/orders/reprice.ts',
    find: 'ports.variants(tx, cart.region, ids, supplyDay)',
    replace: 'ports.variants(tx, cart.region, ids)',
    test: jest(cart, 'for rate and price book'),
  },
  {
    rule: 'the invoice shows the day of its rates',
    why: 'An invoice of 31 July with the rate of August is refused by the accountant.',
    file: 'api/src/sales/invoices/build-document.ts',
    find: '{ taxPointDate: snapshot.supply_day }',
    replace: '{ taxPointDate: heading.issueDate }',
    test: jest(cart, 'is stored with the order once'),
  },
  {
    rule: 'what no carrier serves is refused before payment',
    why: 'The buyer pays for goods that nobody can deliver.',
    file: 'api/src/sales/checkout/check-served.ts',
    find: 'if (place.served) return [];',
    replace: 'if (place) return [];',
    test: jest(cart, 'that no carrier serves'),
  },
  {
    rule: 'the tax of an offer is that of its postcode',
    why: 'A buyer in Livigno would be offered boxes with Italian VAT, and pay another total at the checkout.',
    file: 'api/src/business/offers/create-instant-offer.ts',
    find: '(country === null ? undefined : { country, postcode })',
    replace: '(country === null || postcode === undefined ? undefined : { country })',
    test: jest('api/src/business/offers/offers.test.ts', 'is taxed by the place'),
  },
  {
    rule: 'the tax of a cart is that of its postcode',
    why: 'Only the postcode tells Belfast from London.',
    file: 'api/src/sales/orders/tax-terms.ts',
    find: 'postcode: address.zipcode, ',
    replace: '',
    test: jest(cart, 'in the cart'),
  },
  {
    rule: 'the reason for no VAT is in the language of the reader',
    why: 'The English sentence of a directive tells a buyer nothing.',
    file: 'mf-checkout/src/order/order-summary-rows.ts',
    find: 'tax.reason_code ? t(`taxNote.${tax.reason_code}`) : tax.reason',
    replace: 'tax.reason',
    test: jest('mf-checkout/src/order/order-summary.test.tsx', 'says in the language of the shop'),
  },
];
