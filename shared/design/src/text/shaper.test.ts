import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { moduleBytes, testShaper } from '../testing/fixtures.ts';
import { fontCatalogue } from './fonts.ts';
import { breakLines, layoutText } from './layout.ts';

/** All non-ASCII letters of the eleven languages, and the shop's punctuation. */
const alphabets: Record<string, string> = {
  cs: 'ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýž',
  de: 'ÄÖÜäöüß„“‚‘',
  es: 'ÁÉÍÑÓÚÜáéíñóúü¿¡ªº',
  fr: 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»',
  it: 'ÀÈÉÌÒÙàèéìòù',
  nl: 'ÁÄÉËÍÏÓÖÚÜáäéëíïóöúüĳĲ',
  no: 'ÆØÅæøå',
  pl: 'ĄĆĘŁŃÓŚŹŻąćęłńóśźż',
  pt: 'ÁÂÃÀÇÉÊÍÓÔÕÚáâãàçéêíóôõú',
  ro: 'ĂÂÎȘȚăâîșț',
  sv: 'ÅÄÖåäöÉé',
  en: 'ABCXYZabcxyz0123456789 .,;:!?&@#%()[]/+-–—‘’“”•…©®™°€£$§',
};

describe('typefaces', () => {
  it.each(fontCatalogue.map((entry) => [entry.id, entry] as const))(
    '%s is the file it claims to be',
    (_, entry) => {
      expect(createHash('sha256').update(moduleBytes(entry.file)).digest('hex')).toBe(entry.sha256);
    },
  );

  it.each(
    fontCatalogue.flatMap((font) =>
      Object.entries(alphabets).map(([language, text]) => [font.id, language, text] as const),
    ),
  )('%s writes %s without a missing glyph', async (font, _language, text) => {
    const run = (await testShaper()).shape(font, text);
    const gaps = run.glyphs.filter((glyph) => glyph.gid === 0).map((glyph) => text[glyph.cluster]);
    expect(gaps).toEqual([]);
  });

  it('says so when a character is missing', async () => {
    expect((await testShaper()).shape('font:archivo-regular', '你').missing).toBe(true);
  });
});

describe('shaping', () => {
  it('kerns: AV is narrower than A and V apart', async () => {
    const shaper = await testShaper();
    const width = (text: string) => shaper.shape('font:lora-regular', text).width;
    expect(width('AV')).toBeLessThan(width('A') + width('V') - 0.02);
  });

  it('draws the letter I of Archivo as a closed box that stands on the baseline', async () => {
    const shaper = await testShaper();
    const [glyph] = shaper.shape('font:archivo-regular', 'I').glyphs;
    const outline = shaper.glyphPath('font:archivo-regular', glyph?.gid ?? 0);
    const ys = outline.flatMap((command) => (command[0] === 'L' || command[0] === 'M' ? [command[2]] : []));
    expect(outline.at(-1)).toEqual(['Z']);
    expect(Math.max(...ys)).toBeCloseTo(0, 6);
    // Cap height of Archivo: 686 of 1000 units (OS/2 sCapHeight).
    expect(Math.min(...ys)).toBeCloseTo(-0.686, 2);
  });
});

describe('layout', () => {
  const style = { font: 'font:archivo-regular', size: 10, align: 'left', lineHeight: 1.2 } as const;

  it('breaks at spaces so that every line fits', async () => {
    const shaper = await testShaper();
    const text = 'Pudełka, które ktoś zapamięta na długo po rozpakowaniu';
    const layout = layoutText(shaper, style, text, 80);
    expect(layout.lines.length).toBeGreaterThan(2);
    for (const line of layout.lines) expect(line.width).toBeLessThanOrEqual(80.01);
    expect(layout.lines.map((line) => line.text).join(' ')).toBe(text);
    expect(layout.height).toBeCloseTo(12 * layout.lines.length, 6);
  });

  it('breaks a word that is wider than the box between letters and never between a letter and its accent', async () => {
    const shaper = await testShaper();
    const text = 'ée\u0301'.repeat(12);
    const breaks = breakLines(shaper, style, text, 30);
    expect(breaks.length).toBeGreaterThan(1);
    for (const [start] of breaks) expect(text[start]).not.toBe('\u0301');
    expect(breaks.map(([start, end]) => text.slice(start, end)).join('')).toBe(text);
  });

  it('keeps empty lines and aligns right to the last hundredth', async () => {
    const shaper = await testShaper();
    const layout = layoutText(shaper, { ...style, align: 'right' }, 'a\n\nbb', 50);
    expect(layout.lines.map((line) => line.text)).toEqual(['a', '', 'bb']);
    for (const line of layout.lines) expect(line.x + line.width).toBeCloseTo(50, 6);
  });

  it('covers any text without loss, and every line fits unless a single letter is wider than the box', async () => {
    const shaper = await testShaper();
    const word = fc.string({ unit: fc.constantFrom(...'AVaeżołść-. \n\t', 'e\u0301', 'fi'), maxLength: 60 });
    fc.assert(
      fc.property(word, fc.double({ min: 0, max: 120, noNaN: true }), (text, width) => {
        const layout = layoutText(shaper, style, text, width);
        let at = 0;
        for (const [start, end] of layout.breaks) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(text.slice(at, start).trim()).toBe('');
          at = end;
        }
        expect(text.slice(at).trim()).toBe('');
        for (const line of layout.lines) {
          const letters = [...new Intl.Segmenter().segment(line.text)].length;
          // Kerning with the letter after the break may add a few hundredths of an em.
          if (letters > 1) expect(line.width).toBeLessThanOrEqual(width + 0.1 * style.size);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('lays out ten thousand letters without a space', async () => {
    const shaper = await testShaper();
    expect(layoutText(shaper, style, 'a'.repeat(10_000), 0).lines).toHaveLength(10_000);
    expect(layoutText(shaper, style, 'board crease '.repeat(770), 100).lines.length).toBeGreaterThan(300);
  });
});
