import { applyAsSupplier, supplierCapabilities, supplierCertificates } from '@shop/contracts';
import fc from 'fast-check';
import { countries } from './countries.ts';
import { type ApplicationDraft, maxLengths, readApplication } from './read-application.ts';

const validDraft: ApplicationDraft = {
  companyName: 'Ek Board AB',
  fullName: 'Bo Ek',
  email: 'mill@example.com',
  country: 'SE',
  vatId: '',
  website: '',
  phone: '',
  message: '',
  makes: ['corrugated-board'],
  certificates: [],
};
const getErrors = (change: Partial<ApplicationDraft>) => readApplication({ ...validDraft, ...change }).errors;

it('returns each error with its field', () => {
  expect(getErrors({})).toBeUndefined();
  expect(getErrors({ companyName: '  ', fullName: '', email: 'mill@', makes: [] })).toEqual({
    companyName: 'blank',
    fullName: 'blank',
    email: 'email',
    makes: 'makes',
  });
  expect(getErrors({ phone: '1234', website: 'my mill' })).toEqual({ phone: 'phone', website: 'website' });
});

it('accepts a website without a scheme', () => {
  const website = (typed: string) => {
    const read = readApplication({ ...validDraft, website: typed });
    return read.errors ?? read.supplier.website;
  };
  expect(website(' mill.example ')).toBe('https://mill.example');
  expect(website('http://mill.example/board')).toBe('http://mill.example/board');
  expect(website('')).toBeNull();
});

it('returns only requests that the contract accepts', () => {
  const text = (most: number) => fc.string({ maxLength: most });
  const draft = fc.record<ApplicationDraft>({
    companyName: text(maxLengths.companyName),
    fullName: text(maxLengths.fullName),
    email: fc.oneof(fc.emailAddress(), text(maxLengths.email)),
    country: fc.constantFrom(...countries),
    vatId: text(maxLengths.vatId),
    website: fc.oneof(fc.webUrl(), fc.domain(), text(maxLengths.website)),
    phone: text(maxLengths.phone),
    message: fc.string({ maxLength: maxLengths.message, size: 'max' }),
    makes: fc.subarray([...supplierCapabilities]),
    certificates: fc.subarray([...supplierCertificates]),
  });
  const isAccepted = (each: ApplicationDraft) => {
    const { errors, ...sent } = readApplication(each);
    return errors !== undefined || applyAsSupplier.body?.safeParse(sent).success;
  };
  expect(
    isAccepted({ ...validDraft, website: 'mill.example', phone: ' 12345 ', vatId: 'SE1', message: 'Hi' }),
  ).toBe(true);
  fc.assert(
    fc.property(draft, (each) => {
      // The fields do not accept longer ones.
      fc.pre(each.website.length <= maxLengths.website && each.email.length <= maxLengths.email);
      expect(isAccepted(each)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

it('lists every country that the platform can name, once', () => {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  expect(countries).toHaveLength(249);
  expect(new Set(countries).size).toBe(249);
  expect(countries.filter((code) => names.of(code) === undefined)).toEqual([]);
});
