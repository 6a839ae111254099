/** @jest-environment node */
import { PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { Asset, SourceDie } from '@shop/contracts';
import { identity } from '../../../test/domains.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { dies } from '../../catalogue/composition.ts';
import { type ArtworkDecoder, createArtworkDecoder } from '../decoding/decoder.ts';
import { assets } from './assets.ts';

let shop: TestApi;
let artwork: ArtworkDecoder;
let token: string;
beforeAll(async () => {
  artwork = createArtworkDecoder();
  shop = await startTestApi({ domains: () => [identity(), assets({ artwork }), dies()] });
  token = await shop.visitor();
});
afterAll(async () => {
  await shop.cleanup();
  artwork.close();
});

const template = async (name: string): Promise<Uint8Array> =>
  new Uint8Array(await (await fetch(`${shop.url}/api/v1/dies/${name}`)).arrayBuffer());
const upload = async (bytes: Uint8Array, name: string): Promise<Asset> => {
  const { status, body } = await shop.call('POST', '/assets', {
    token,
    bytes,
    headers: { 'x-file-name': name },
  });
  expect([status, body]).toEqual([200, expect.anything()]);
  return body as Asset;
};
const size = 'L=212&W=148&H=61&t=1.5';
const made: SourceDie = {
  structure: 'fefco-0427',
  version: 1,
  parameters: { L: 212, W: 148, H: 61, t: 1.5, options: expect.objectContaining({ earRelief: 0 }) },
  sheet: { width: 477.5, height: 490 },
  current: true,
  at: { x: expect.closeTo(35, 1), y: expect.closeTo(35, 1) },
};

it.each(['pdf', 'svg'])(
  'recognises artwork that was made on a template (%s), and says so again later',
  async (format) => {
    const asset = await upload(await template(`fefco-0427.${format}?${size}`), `art.${format}`);
    expect(asset.made_on).toEqual(made);
    expect(asset.warnings).toContain('template_lines');
    const again = await shop.call('GET', `/assets/${asset.id}`, { token });
    expect((again.body as Asset).made_on).toEqual(asset.made_on);
  },
  30_000,
);

it('finds the stamp in the words on the page when a program has dropped the metadata', async () => {
  const pdf = await PDFDocument.load(await template(`fefco-0427.pdf?${size}`), { updateMetadata: false });
  pdf.catalog.delete(PDFName.of('Metadata'));
  Reflect.deleteProperty(pdf.context.trailerInfo, 'Info');
  const asset = await upload(await pdf.save(), 'stripped.pdf');
  expect(asset.made_on).toEqual(made);
});

it('finds the die on a page cropped to its bleed or trim, and assumes none on another one', async () => {
  const cropped = async (inset: number, extra: number): Promise<Asset> => {
    const pdf = await PDFDocument.load(await template(`fefco-0427.pdf?${size}`), { updateMetadata: false });
    const page = pdf.getPage(0);
    const { width, height } = page.getMediaBox();
    page.node.delete(PDFName.of('TrimBox'));
    page.node.delete(PDFName.of('BleedBox'));
    const unit = 72 / 25.4;
    page.setMediaBox(
      inset * unit,
      inset * unit,
      width - (2 * inset - extra) * unit,
      height - 2 * inset * unit,
    );
    return upload(await pdf.save(), `cropped-${inset}-${extra}.pdf`);
  };
  expect((await cropped(30, 0)).made_on?.at?.x).toBeCloseTo(5, 1);
  expect((await cropped(35, 0)).made_on?.at?.y).toBeCloseTo(0, 1);
  expect((await cropped(35, 40)).made_on).toEqual({ ...made, at: null });
});

it('does not believe a stamp whose lines are not the die’s: another version, or a made-up one', async () => {
  const svg = (stamp: string) =>
    new TextEncoder().encode(
      `<svg xmlns="http://www.w3.org/2000/svg" width="547.5mm" height="560mm" viewBox="0 0 547.5 560"><desc>${stamp}</desc><rect width="9" height="9"/></svg>`,
    );
  const older = await upload(
    svg('die:fefco-0427/1 212x148x61 t1.5 sheet 477.5x490 #000000000000'),
    'older.svg',
  );
  expect(older.made_on).toMatchObject({ current: false, sheet: { width: 477.5, height: 490 } });
  const absurd = await upload(
    svg('die:fefco-0427/9999 99999x99999x99999 t99999 sheet 1x1 #000000000000'),
    'absurd.svg',
  );
  expect(absurd.made_on).toMatchObject({ current: false, at: null });
  const none = await upload(svg('die:no-such-thing/1 1x1x1 t1 sheet 1x1 #000000000000'), 'none.svg');
  expect(none.made_on).toBeNull();
});

it('warns of a template’s lines only while they are switched on', async () => {
  const pdf = await PDFDocument.load(await template(`fefco-0427.pdf?${size}`), { updateMetadata: false });
  const properties = pdf.catalog.lookup(PDFName.of('OCProperties'), PDFDict);
  const groups = properties.lookup(PDFName.of('OCGs'), PDFArray);
  properties.lookup(PDFName.of('D'), PDFDict).set(PDFName.of('OFF'), groups.clone(pdf.context));
  const hidden = await upload(await pdf.save(), 'hidden.pdf');
  expect([hidden.made_on?.current, hidden.warnings]).toEqual([
    true,
    expect.not.arrayContaining(['template_lines']),
  ]);
  const svg = new TextDecoder().decode(await template(`fefco-0427.svg?${size}`));
  const off = await upload(
    new TextEncoder().encode(svg.replaceAll('<g id=', '<g display="none" id=')),
    'hidden.svg',
  );
  expect([off.made_on?.current, off.warnings]).toEqual([
    true,
    expect.not.arrayContaining(['template_lines']),
  ]);
});
