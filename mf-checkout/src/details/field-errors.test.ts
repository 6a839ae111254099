import type { ApiProblem } from '@shop/kit/api';
import { fieldErrors, filterUnchangedErrors } from './field-errors.ts';

const problem = (extra: Partial<ApiProblem>): ApiProblem => ({
  code: 'requirements_unmet',
  title: '',
  detail: '',
  status: 422,
  ...extra,
});
const requirement = (field: string, code: 'blank' | 'invalid' | 'not_accepted' | 'not_served') => ({
  step: 'address' as const,
  field,
  code,
  message: 'The English of the server',
});
const t = (key: string) => key;

describe('fieldErrors', () => {
  it('says each requirement at its field, in words of the shop', () => {
    expect(
      fieldErrors(
        problem({
          requirements: [
            requirement('ship_address.firstname', 'blank'),
            requirement('ship_address.zipcode', 'invalid'),
            requirement('ship_address.state_name', 'not_served'),
            requirement('bill_address.country_iso', 'invalid'),
            requirement('accepted_terms', 'not_accepted'),
          ],
        }),
        t,
      ),
    ).toEqual({
      'ship_address.firstname': 'fieldError.blank',
      'ship_address.zipcode': 'fieldError.zipcode',
      'ship_address.state_name': 'fieldError.area',
      'bill_address.country_iso': 'fieldError.country',
      accepted_terms: 'fieldError.terms',
    });
  });
  it('finds the field of a refused body path', () => {
    const fields = [
      { path: 'order.ship_address_attributes.phone', code: 'invalid_format', message: 'no' },
      { path: 'order.email', code: 'invalid_format', message: 'no' },
      { path: 'order.ship_address_attributes.city', code: 'too_small', message: 'no' },
    ];
    expect(fieldErrors(problem({ code: 'invalid_input', fields }), t)).toEqual({
      'ship_address.phone': 'fieldError.phone',
      email: 'fieldError.email',
      'ship_address.city': 'fieldError.blank',
    });
  });
  it('keeps the first word about a field and is empty for a problem of the whole', () => {
    const twice = problem({
      requirements: [
        requirement('ship_address.zipcode', 'blank'),
        requirement('ship_address.zipcode', 'invalid'),
      ],
    });
    expect(fieldErrors(twice, t)).toEqual({ 'ship_address.zipcode': 'fieldError.blank' });
    expect(fieldErrors(problem({ code: 'busy' }), t)).toEqual({});
  });
});

describe('stillWrong', () => {
  const errors = { email: 'wrong', 'ship_address.city': 'blank', 'bill_address.zipcode': 'wrong' };
  const refused = { email: 'a@b', ship_address: { city: '' }, bill_address: { zipcode: '1' } };

  it('keeps every error until something is typed', () => {
    expect(filterUnchangedErrors(errors, refused, structuredClone(refused))).toEqual(errors);
  });
  it('drops the error of a field that was typed into, and no other', () => {
    const entered = { ...refused, ship_address: { city: 'Berlin', country_iso: 'DE' } };
    expect(filterUnchangedErrors(errors, refused, entered)).toEqual({
      email: 'wrong',
      'bill_address.zipcode': 'wrong',
    });
  });
  it('keeps the error of a field nobody has filled in', () => {
    const blank = { 'ship_address.phone': 'blank' };
    expect(filterUnchangedErrors(blank, refused, { ...refused, email: 'c@d' })).toEqual(blank);
  });
});
