import { cardErrors } from './card-errors.ts';

const card = { number: '4242 4242 4242 4242', month: '12', year: '30', cvc: '123' };
const t = (key: string) => key;

describe('cardErrors', () => {
  it('has nothing to say about a card that can be sent', () => {
    expect(cardErrors(card, t)).toEqual({});
    expect(cardErrors({ ...card, month: '1', year: '2031', cvc: '1234' }, t)).toEqual({});
  });
  it.each([
    ['number', '4242'],
    ['number', '42424242424242424242'],
    ['month', '0'],
    ['month', '13'],
    ['month', 'May'],
    ['year', '1999'],
    ['year', ''],
    ['cvc', '12'],
    ['cvc', '12a'],
  ] as const)('names %s when it is "%s", and only that', (field, value) => {
    expect(cardErrors({ ...card, [field]: value }, t)).toEqual({ [field]: `card.error.${field}` });
  });
});
