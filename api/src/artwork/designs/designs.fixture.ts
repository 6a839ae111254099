import type { BoxDesign, Configuration } from '@shop/contracts';
import { identity } from '../../../test/domains.ts';
import { startTestApi, type TestApi, type TestReply } from '../../../test/start-test-api.ts';
import { testArtwork } from '../../../test/test-artwork.ts';
import { assets } from '../assets/assets.ts';
import { designs } from './designs.ts';

export const configuration: Configuration = {
  product: 'mailer-box-full-color',
  size: { length: 212, width: 148, height: 61 },
  material: 'cardboard-white-one-side',
  print_mode: 'print-color-budget',
  finish: 'foil-none',
  quality: 'standard',
};

export interface DrawnDocument {
  readonly id: string;
  readonly rev: number;
  readonly records: Record<string, unknown>;
}

export interface DesignShop extends TestApi {
  readonly create: (token: string, more?: object) => Promise<TestReply>;
  /** Creates a design that must succeed. */
  readonly created: (
    token: string,
    more?: object,
  ) => Promise<BoxDesign & { readonly document: DrawnDocument }>;
  readonly save: (token: string, id: string, boxDesign: object) => Promise<TestReply>;
}

/** Starts a shop with designs and artwork, shared by the tests of designs. */
export const startDesignShop = async (): Promise<DesignShop> => {
  const artwork = testArtwork();
  const shop = await startTestApi({
    domains: () => [identity(), designs({ artwork }), assets({ artwork })],
  });
  const create: DesignShop['create'] = (token, more = {}) =>
    shop.call('POST', '/box_designs', { token, body: { box_design: { configuration, ...more } } });
  return {
    ...shop,
    create,
    created: async (token, more) => {
      const reply = await create(token, more);
      if (reply.status !== 200) throw new Error(reply.text);
      return reply.body as BoxDesign & { document: DrawnDocument };
    },
    save: (token, id, boxDesign) =>
      shop.call('PUT', `/box_designs/${id}`, { token, body: { box_design: boxDesign } }),
  };
};

/** Returns the document with the whole sheet in one colour. */
export const painted = (document: Pick<DrawnDocument, 'records'>, srgb = '#e4002b') => ({
  ...document,
  records: {
    ...document.records,
    'color:test': { kind: 'color', id: 'color:test', uid: 'test', index: 'zz', srgb, cmyk: null, spot: null },
    'layer:all': {
      kind: 'layer',
      id: 'layer:all',
      index: 'a0',
      surface: 'outside',
      side: null,
      background: 'color:test',
      hidden: false,
      locked: false,
    },
  } as Record<string, unknown>,
});
