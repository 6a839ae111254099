/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { createArtworkDecoder } from './decoder.ts';
import {
  flateBomb,
  formRecursion,
  pngHeader,
  rawPdf,
  stream,
  svg,
  text,
  vectorPdf,
} from './files.fixture.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'artwork-'));
/** The product's limits with shorter times, so that the tests do not wait 20 seconds. */
const decoder = createArtworkDecoder({ limits: { pageTime: 6_000, fileTime: 6_000 } });
afterAll(() => decoder.close());

const inspect = (bytes: Uint8Array, name: string) => decoder.inspectBytes(bytes, name);
const codeOf = async (bytes: Uint8Array, name: string) => {
  const result = await inspect(bytes, name);
  return result.ok ? 'ok' : result.code;
};

/**
 * Returns the file as another program packs it: with its objects in compressed streams, where none is in plain text.
 */
function packed(bytes: Uint8Array): Uint8Array {
  const file = path.join(folder, `${createHash('sha256').update(bytes).digest('hex')}.pdf`);
  writeFileSync(file, bytes);
  execFileSync('qpdf', ['--object-streams=generate', file, `${file}.packed`]);
  return new Uint8Array(readFileSync(`${file}.packed`));
}

describe('a PDF that does something by itself', () => {
  const acting = (catalog: string, ...more: (string | Buffer)[]) =>
    rawPdf([
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R >>',
      stream('', Buffer.from('0 0 1 rg 10 10 50 50 re f')),
      ...more,
    ]);
  const action = '<< /Type /Action /S /Java#53cript /JS (app.alert\\(1\\)) >>';
  const hostile = {
    'a script when it opens': acting('/OpenAction 5 0 R', action),
    'a script among its names': acting('/Names << /JavaScript << /Names [(a) 5 0 R] >> >>', action),
    'a program to start': acting('/OpenAction << /S /Launch /F (calc.exe) >>'),
    'a form that sends itself': acting('/AA << /WC << /S /SubmitForm /F (https://example.com) >> >>'),
    'a program named elsewhere in the file': acting('/OpenAction << /S 5 0 R /F (calc.exe) >>', '/Launch'),
    'another file': acting(
      '/Names << /EmbeddedFiles << /Names [(a) << /Type /Filespec /F (a.exe) /EF << /F 5 0 R >> >>] >> >>',
      stream('', Buffer.from('MZ')),
    ),
  };
  const vet = async (bytes: Uint8Array) => {
    const file = path.join(folder, `${createHash('sha256').update(bytes).digest('hex')}.vet`);
    writeFileSync(file, bytes);
    const judged = await decoder.validatePdf(file);
    return judged.ok ? 'harmless' : judged.code;
  };

  it.each(Object.entries(hostile))(
    'refuses %s, in the clear and packed, drawn or kept',
    async (_what, bytes) => {
      const hidden = packed(bytes);
      expect(Buffer.from(hidden).toString('latin1')).not.toMatch(/Java|Launch|SubmitForm|EmbeddedFiles/);
      for (const one of [bytes, hidden])
        expect([await codeOf(one, 'art.pdf'), await vet(one)]).toEqual([
          'artwork_unsupported',
          'artwork_unsupported',
        ]);
    },
  );

  it('takes one that opens at a page, links to an address, lists no attachments and calls a font JS', async () => {
    const bytes = packed(
      acting(
        '/OpenAction [3 0 R /Fit] /AA << /O << /S /URI /URI (https://example.com) >> >> /Names << /EmbeddedFiles << /Names [] >> >> /Fonts << /JS 5 0 R >>',
        '<< /Type /Font /Subtype /Type3 >>',
      ),
    );
    expect([await codeOf(bytes, 'art.pdf'), await vet(bytes)]).toEqual(['ok', 'harmless']);
  });

  it('keeps none that is locked or is no document', async () => {
    const file = path.join(folder, 'open.pdf');
    writeFileSync(file, acting(''));
    execFileSync('qpdf', ['--encrypt', 'user', 'owner', '256', '--', file, `${file}.locked`]);
    expect(await vet(new Uint8Array(readFileSync(`${file}.locked`)))).toBe('artwork_encrypted');
    expect(await vet(text('%PDF-1.7 nothing of the kind %%EOF'))).toBe('artwork_damaged');
  });
});

describe('honest artwork', () => {
  it('recognises a PDF, and its size as it is shown', async () => {
    const bytes = vectorPdf();
    expect(await inspect(bytes, 'art.pdf')).toEqual({
      ok: true,
      value: {
        kind: 'pdf',
        pages: 1,
        mm: [expect.closeTo(100, 2), expect.closeTo(50, 2)],
        px: null,
        warnings: ['fonts_not_embedded'],
        sha256: createHash('sha256').update(bytes).digest('hex'),
      },
    });
    const turned = await inspect(vectorPdf([283.465, 141.732], 90), 'art.pdf');
    expect(turned.ok && turned.value.mm[0]).toBeCloseTo(50, 2);
  });

  it('recognises a PNG, a JPEG and an SVG, whatever they are called', async () => {
    const image = sharp({ create: { width: 300, height: 150, channels: 3, background: '#e4002b' } });
    const png = await inspect(new Uint8Array(await image.clone().png().toBuffer()), 'photo.jpg');
    expect(png).toMatchObject({ ok: true, value: { kind: 'png', px: [300, 150], mm: [25.4, 12.7] } });
    const jpg = await inspect(new Uint8Array(await image.clone().jpeg().toBuffer()), 'x');
    expect(jpg).toMatchObject({ ok: true, value: { kind: 'jpg', px: [300, 150] } });
    const drawing = await inspect(svg('<rect width="4" height="4"/>'), 'a.svg');
    expect(drawing).toMatchObject({ ok: true, value: { kind: 'svg', mm: [40, 20], px: null, warnings: [] } });
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('turns a photo by EXIF orientation %d', async (orientation) => {
    const photo = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#e4002b' } })
      .withMetadata({ orientation })
      .jpeg()
      .toBuffer();
    const found = await inspect(new Uint8Array(photo), 'photo.jpg');
    expect(found.ok && found.value.px).toEqual(orientation >= 5 ? [20, 60] : [60, 20]);
    const shown = await decoder.renderSource({ bytes: new Uint8Array(photo) }, 'jpg', 'originalLimited');
    const { width } = await sharp(shown.ok ? shown.value.bytes : new Uint8Array()).metadata();
    expect(width).toBe(orientation >= 5 ? 20 : 60);
  });
});

describe('pictures of artwork', () => {
  it('fits a thumbnail into 300 px and keeps colours, in grey when asked', async () => {
    const red = svg(
      '<rect width="40" height="20" fill="#e4002b"/>',
      'width="400mm" height="200mm" viewBox="0 0 40 20"',
    );
    const shown = await decoder.renderSource({ bytes: red }, 'svg', 'thumbnail');
    const { data, info } = await sharp(shown.ok ? shown.value.bytes : new Uint8Array())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([300, 150]);
    expect([...data.subarray(0, 3)]).toEqual([0xe4, 0x00, 0x2b]);
    const gray = await decoder.renderSource({ bytes: red }, 'svg', 'thumbnailBW');
    const { channels } = await sharp(gray.ok ? gray.value.bytes : new Uint8Array()).stats();
    expect(channels[0]?.mean).toBeCloseTo(channels.at(1)?.mean ?? channels[0]?.mean ?? 0, 0);
  });

  it('draws a PDF page at its own size and 300 dpi, transparent where nothing is printed', async () => {
    const file = path.join(folder, 'art.pdf');
    writeFileSync(file, vectorPdf());
    const shown = await decoder.render(file, 'pdf', 'originalLimited');
    const { data, info } = await sharp(shown.ok ? shown.value.bytes : new Uint8Array())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1181, 591]);
    expect(data[3]).toBe(255);
    expect(data[(info.width - 1) * 4 + 3]).toBe(0);
    const dieline = await decoder.renderSource({ file }, 'pdf', 'dieline');
    expect((await sharp(dieline.ok ? dieline.value.bytes : new Uint8Array()).metadata()).width).toBe(197);
  });

  it('hands out plain pixels for the print file', async () => {
    const result = await decoder.rasterise(
      { bytes: svg('<rect width="20" height="20" fill="#0f0"/>') },
      'svg',
      [40, 20],
    );
    expect(
      result.ok && [result.value.width, result.value.height, ...result.value.rgb.subarray(0, 3)],
    ).toEqual([40, 20, 0, 255, 0]);
    expect(result.ok && result.value.alpha?.[39]).toBe(0);
  });
});

describe('bad artwork', () => {
  it('refuses 7001 pixels and takes 7000', async () => {
    expect(await codeOf(await pngHeader(7001, 10), 'wide.png')).toBe('artwork_too_many_pixels');
    expect(await codeOf(await pngHeader(40_000, 40_000), 'huge.png')).toBe('artwork_too_many_pixels');
    const limit = await sharp({ create: { width: 7000, height: 3, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect(await codeOf(new Uint8Array(limit), 'limit.png')).toBe('ok');
  });

  it.each<[string, string, Uint8Array]>([
    ['artwork_type_mismatch', 'notes.pdf', text('Dear printer, here is my text.')],
    ['artwork_unsupported', 'notes.txt', text('Dear printer, here is my text.')],
    ['artwork_postscript', 'logo.eps', text('%!PS-Adobe-3.0 EPSF-3.0\n')],
    ['artwork_damaged', 'empty.png', new Uint8Array()],
    ['artwork_damaged', 'torn.pdf', text('%PDF-1.7\nnothing else')],
    ['artwork_damaged', 'torn.svg', text('<svg xmlns="http://www.w3.org/2000/svg"><g>')],
    ['artwork_unsafe_svg', 'script.svg', svg('<script>alert(1)</script>')],
    ['artwork_unsafe_svg', 'onload.svg', svg('<rect onload="alert(1)" width="1" height="1"/>')],
    ['artwork_unsafe_svg', 'remote.svg', svg('<image href="http://127.0.0.1/x.png" width="9" height="9"/>')],
    ['artwork_unsafe_svg', 'local.svg', svg('<image xlink:href="file:///etc/passwd" width="9" height="9"/>')],
    ['artwork_unsafe_svg', 'css.svg', svg('<style>@import url(http://x/y.css);</style>')],
    ['artwork_unsafe_svg', 'url.svg', svg('<rect style="fill:url(http://x/y#z)" width="1" height="1"/>')],
    ['artwork_unsafe_svg', 'page.svg', svg('<foreignObject><b>hi</b></foreignObject>')],
    ['artwork_unsafe_svg', 'deep.svg', svg('<g>'.repeat(200) + '</g>'.repeat(200))],
    ['artwork_unsafe_svg', 'wide.svg', svg('<g/>'.repeat(60_000))],
    ['artwork_unsafe_svg', 'blur.svg', svg('<filter id="f"><feGaussianBlur stdDeviation="9999"/></filter>')],
    ['artwork_too_large', 'field.svg', svg('<rect/>', 'width="6000mm" height="10mm" viewBox="0 0 1 1"')],
  ])('%s: %s', async (code, name, bytes) => {
    expect(await codeOf(bytes, name)).toBe(code);
  });

  it('refuses a billion laughs and nested reuse at once', async () => {
    const laughs = Array.from(
      { length: 9 },
      (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
    ).join('');
    // Read to its end it would be `artwork_timeout`.
    expect(
      await codeOf(
        text(
          `<!DOCTYPE svg [<!ENTITY l0 "ha">${laughs}]><svg xmlns="http://www.w3.org/2000/svg"><text>&l9;</text></svg>`,
        ),
        'ha.svg',
      ),
    ).toBe('artwork_unsafe_svg');
    const uses = Array.from(
      { length: 12 },
      (_, at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(10)}</g>`,
    ).join('');
    expect(
      await codeOf(
        svg(`<defs><rect id="g0" width="1" height="1"/>${uses}</defs><use href="#g12"/>`),
        'use.svg',
      ),
    ).toBe('artwork_unsafe_svg');
    expect(await codeOf(svg('<g id="a"><use href="#a"/></g>'), 'loop.svg')).toBe('artwork_unsafe_svg');
  });

  it('refuses a flood of type at once, written out or used again, and sets an honest page of it', async () => {
    const stamp = 'die:fefco-0427/1 300x200x100 t3 sheet 743x722 #3f9a0c1b2d4e';
    const lines = (count: number) => `<text font-size="2">${stamp}</text>`.repeat(count);
    // Here the time limit is an hour.
    const patient = createArtworkDecoder({ limits: { pageTime: 3_600_000, fileTime: 3_600_000 } });
    const used = `<text id="s">${stamp}</text>${'<use href="#s"/>'.repeat(5000)}`;
    for (const flood of [svg(lines(5000)), svg(used)])
      expect(await patient.inspectBytes(flood, 'stamps.svg')).toMatchObject({ code: 'artwork_timeout' });
    patient.close();
    expect(await codeOf(svg(lines(50)), 'page.svg')).toBe('ok');
    // Text that is not drawn costs nothing.
    expect(await codeOf(svg(`<desc>${stamp.repeat(5000)}</desc>`), 'said.svg')).toBe('ok');
  });

  it('keeps an honest drawing with a plain document type and a comment', async () => {
    const plain = text(
      '<?xml version="1.0"?><!-- made by hand --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><circle r="4"/></svg>',
    );
    expect(await codeOf(plain, 'old.svg')).toBe('ok');
  });

  it('refuses an encrypted PDF, with or without a password to open it', async () => {
    const plain = path.join(folder, 'plain.pdf');
    writeFileSync(plain, vectorPdf());
    for (const user of ['secret', '']) {
      const locked = path.join(folder, `locked-${user}.pdf`);
      execFileSync('qpdf', ['--encrypt', user, 'owner', '256', '--', plain, locked]);
      expect(await codeOf(new Uint8Array(readFileSync(locked)), 'locked.pdf')).toBe('artwork_encrypted');
    }
  });

  it('refuses a page of more than five metres and a photo that breaks off', async () => {
    expect(await codeOf(vectorPdf([14_300, 100]), 'banner.pdf')).toBe('artwork_too_large');
    const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * 7919) % 251));
    const whole = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
      .png()
      .toBuffer();
    expect(await codeOf(new Uint8Array(whole.subarray(0, whole.length / 2)), 'torn.png')).toBe(
      'artwork_damaged',
    );
  });

  it.each([
    ['draws without end', () => formRecursion(11)],
    ['unpacks to gigabytes', flateBomb],
  ])(
    'kills a decoder whose file %s, and reads the next file as if nothing had happened',
    async (_name, make) => {
      expect(await codeOf(make(), 'hostile.pdf')).toBe('artwork_timeout');
      expect(await codeOf(vectorPdf(), 'art.pdf')).toBe('ok');
      // No process of the killed file is left.
      const own = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], {
        encoding: 'utf8',
      });
      expect(own.split('\n').filter((line) => line.includes('artwork.child'))).toHaveLength(1);
    },
  );

  it('keeps an honest file from waiting behind slow ones', async () => {
    const fair = createArtworkDecoder({ patience: 1000, limits: { pageTime: 15_000, fileTime: 15_000 } });
    const done: string[] = [];
    const read = async (name: string, bytes: Uint8Array) => {
      const inspected = await fair.inspectBytes(bytes, `${name}.pdf`);
      const shown = inspected.ok ? await fair.renderSource({ bytes }, 'pdf', 'thumbnail') : inspected;
      done.push(`${name} ${shown.ok ? 'ok' : shown.code}`);
    };
    await Promise.all([
      read('slow', formRecursion(12)),
      read('slow', formRecursion(12)),
      read('slow', formRecursion(12)),
      read('honest', vectorPdf()),
    ]);
    fair.close();
    expect(done).toContain('honest ok');
    expect(done.at(-1)).toBe('slow artwork_timeout');
  });
});
