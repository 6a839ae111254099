import { readPrefill, readQuantities, writePrefill } from './prefill.ts';

describe('readQuantities', () => {
  it('parses up to five whole numbers, sorted and without duplicates', () => {
    expect(readQuantities('1000, 500;500 2500')).toEqual([500, 1000, 2500]);
  });
  it.each(['', 'many', '0', '1.5', '-3', '1 2 3 4 5 6', '99999999999'])('refuses %p', (text) => {
    expect(readQuantities(text)).toBeUndefined();
  });
});

describe('readPrefill', () => {
  it('parses the address of the configurator', () => {
    const prefill = readPrefill(
      new URLSearchParams('product=mailer-box-full-color&l=212&w=148&h=61&board=cardboard-white&q=500'),
    );
    expect(prefill.configuration).toMatchObject({
      product: 'mailer-box-full-color',
      size: { length: 212, width: 148, height: 61 },
      material: 'cardboard-white',
    });
    expect(prefill.quantities).toEqual([500]);
  });
  it('accepts flat items: a tape has no height', () => {
    const prefill = readPrefill(new URLSearchParams('product=packing-tape&l=300&w=50&h=0&q=60'));
    expect(prefill.configuration?.size).toEqual({ length: 300, width: 50, height: 0 });
    expect(readPrefill(new URLSearchParams('product=packing-tape&l=300&w=50&h=')).configuration).toBeNull();
  });
  it('reads back what is written for the same request again', () => {
    const asked = readPrefill(
      new URLSearchParams(
        'product=mailer-box-full-color&l=212.5&w=148&h=61&board=cardboard-white&q=500,1000',
      ),
    );
    expect(asked.quantities).toEqual([500, 1000]);
    expect(readPrefill(new URLSearchParams(writePrefill(asked)))).toEqual(asked);
    const brief = { configuration: null, quantities: [500, 1000] };
    expect(readPrefill(new URLSearchParams(writePrefill(brief)))).toEqual(brief);
  });
  it('is empty for an unknown product', () => {
    expect(readPrefill(new URLSearchParams('product=none&l=a'))).toEqual({
      configuration: null,
      quantities: [],
    });
  });
});
