import fc from 'fast-check';
import { parsePathData } from './path-data.ts';
import { sanitiseSvg } from './sanitise.ts';
import { svgMillimetres, svgShapes } from './shapes.ts';
import { lengthMm, parseColor } from './style.ts';
import { parseTransform } from './transform.ts';
import { parseXml, writeXml } from './xml.ts';

describe('reading XML', () => {
  it('reads attributes, text, entities and CDATA, and writes them back', () => {
    const source = `<?xml version="1.0"?><!-- c --><a x='1 &lt; 2'><b>t&#65;&amp;</b><![CDATA[<raw>]]></a>`;
    const parsed = parseXml(source);
    if (!parsed.ok) throw new Error(parsed.code);
    expect(parsed.root).toEqual({
      name: 'a',
      attributes: { x: '1 < 2' },
      children: [{ name: 'b', attributes: {}, children: ['tA&'] }, '<raw>'],
    });
    const again = parseXml(writeXml(parsed.root));
    expect(again).toEqual(parsed);
  });

  it.each([
    ['<a>', 'malformed'],
    ['<a></b>', 'malformed'],
    ['<a x="1" x="2"/>', 'malformed'],
    ['<a>&unknown;</a>', 'malformed'],
    ['<a/><b/>', 'malformed'],
    ['text', 'malformed'],
    ['<!DOCTYPE a [<!ENTITY e "x">]><a/>', 'doctype'],
    ['<a>'.repeat(101) + '</a>'.repeat(101), 'too_deep'],
  ])('refuses %.40s', (source, code) => expect(parseXml(source)).toEqual({ ok: false, code }));

  it('never throws and never hangs, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'<>/="\'& a!-[]?#x;'), maxLength: 60 }), (source) => {
        expect(typeof parseXml(source).ok).toBe('boolean');
      }),
      { numRuns: 500 },
    );
  });
});

describe('path data', () => {
  it.each([
    [
      'M1 2l3 4',
      [
        ['M', 1, 2],
        ['L', 4, 6],
      ],
    ],
    ['m1,2 3,4z', [['M', 1, 2], ['L', 4, 6], ['Z']]],
    [
      'M0 0H5V-.5.5',
      [
        ['M', 0, 0],
        ['L', 5, 0],
        ['L', 5, -0.5],
        ['L', 5, 0.5],
      ],
    ],
    [
      'M0 0C1 0 2 1 2 2S3 4 4 4',
      [
        ['M', 0, 0],
        ['C', 1, 0, 2, 1, 2, 2],
        ['C', 2, 3, 3, 4, 4, 4],
      ],
    ],
    ['M1 1zl2 0', [['M', 1, 1], ['Z'], ['L', 3, 1]]],
  ])('%s', (data, expected) => expect(parsePathData(data)).toEqual(expected));

  it('ends an arc with packed flags where it should', () => {
    const outline = parsePathData('M0 0a5 5 0 1110 0');
    expect(outline?.at(-1)?.slice(-2)).toEqual([10, 0]);
    // A half circle above the chord or below it never leaves its radius.
    for (const command of outline ?? []) {
      if (command[0] === 'C')
        expect(Math.hypot(Number(command[5]) - 5, Number(command[6]))).toBeCloseTo(5, 9);
    }
  });

  it.each(['L1 1', 'M1', 'M1 2 x', 'M0 0A1 1 0 2 0 1 1'])('refuses %s', (data) =>
    expect(parsePathData(data)).toBeNull(),
  );
});

describe('values', () => {
  it.each([
    ['10mm', 10],
    ['1in', 25.4],
    ['72pt', 25.4],
    ['96', 25.4],
    ['1e1cm', 100],
    ['50%', null],
    ['2em', null],
  ])('%s is %p mm', (text, mm) => {
    const found = lengthMm(text);
    if (mm === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(mm, 6);
  });

  it.each([
    ['#AbC', '#aabbcc'],
    ['rgb(255, 0,10)', '#ff000a'],
    ['rgb(100% 0% 0%)', '#ff0000'],
    ['none', null],
    ['url(#g)', undefined],
    ['currentColor', '#123456'],
  ])('colour %s', (text, hex) => expect(parseColor(text, '#123456')).toBe(hex));

  it('multiplies transforms from the left', () => {
    expect(parseTransform('translate(10 20) scale(2)')).toEqual([2, 0, 0, 2, 10, 20]);
    expect(parseTransform('perspective(3)')).toBeNull();
  });
});

describe('a drawing', () => {
  const root = (inner: string, attributes = 'width="10" height="10"') => {
    const parsed = parseXml(`<svg ${attributes}>${inner}</svg>`);
    if (!parsed.ok) throw new Error(parsed.code);
    return parsed.root;
  };

  it('has the size its attributes or its view box give', () => {
    expect(svgMillimetres(root('', 'width="2in" viewBox="0 0 4 2"'))).toEqual([50.8, 25.4]);
    expect(svgMillimetres(root('', 'viewBox="0 0 96 48"'))).toEqual([
      expect.closeTo(25.4, 9),
      expect.closeTo(12.7, 9),
    ]);
    expect(svgMillimetres(root('', 'width="100%" height="100%"'))).toBeNull();
  });

  it.each([
    ['<text>a</text>', 'text'],
    ['<rect width="1" height="1" fill="url(#g)"/>', 'paint'],
    ['<g opacity=".5"/>', 'opacity'],
    ['<path d="M0 0h1" stroke-dasharray="2"/>', 'stroke-dasharray'],
    ['<style>a > b{fill:red}</style>', 'style'],
    ['<use href="#a"/>', 'use'],
  ])('names what it cannot keep as vectors: %s', (inner, feature) =>
    expect(svgShapes(root(inner))).toEqual({ ok: false, feature }),
  );

  it('drops editor data, keeps the drawing, and cleans a second time to the same', () => {
    const source =
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="x" width="4" height="4"><metadata><r/></metadata><inkscape:grid/><a href="http://x/"><path d="M0 0h4v4z" inkscape:label="l"/></a></svg>';
    const clean = sanitiseSvg(source);
    if (!clean.ok) throw new Error(clean.reason);
    expect(clean.svg).not.toMatch(/inkscape:|metadata|href/);
    expect(clean.svg).toContain('<path d="M0 0h4v4z"/>');
    const again = sanitiseSvg(clean.svg);
    expect(again.ok && again.svg).toBe(clean.svg);
  });

  it.each([
    ['<a href="javascript:alert(1)"><rect/></a>', true],
    ['<use xlink:href="other.svg#a"/>', false],
    ['<image href="data:image/svg+xml;base64,AAAA"/>', false],
    ['<image href="data:image/png;base64,iVBORw0KGgo="/>', true],
    ['<rect style="background:u\\72l(http://x)"/>', false],
    ['<rect fill="url(&#104;ttp://x#a)"/>', false],
    ['<set attributeName="href" to="http://x"/>', false],
    ['<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>', false],
  ])('%s is safe: %s', (inner, safe) => {
    const clean = sanitiseSvg(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inner}</svg>`,
    );
    expect(clean.ok).toBe(safe);
    if (clean.ok) expect(clean.svg).not.toMatch(/javascript:|http:\/\/x/);
  });
});
