import type { listSamples, ReplyOf, Sample } from '@shop/contracts';

type SampleList = ReplyOf<typeof listSamples>;

export const readyPackIds = ['standard', 'online', 'gift', 'paper'] as const;
export type ReadyPackId = (typeof readyPackIds)[number];

/** The samples of the ready packs besides the standard one, which the API names. */
const samplesOf: Readonly<Record<Exclude<ReadyPackId, 'standard'>, readonly string[]>> = {
  online: [
    'mailer-box-full-color--cardboard-coated',
    'mailer-box-eco-color--cardboard-natural',
    'delivery-mailer-box--cardboard-white-one-side',
    'recycled-poly-mailer--film-recycled',
    'packing-tape--tape-film',
  ],
  gift: [
    'rigid-box--cardboard-coated',
    'magnetic-box--cardboard-coated',
    'product-box--cardboard-cardstock',
    'tissue-paper--paper-tissue',
    'paper-bag--paper-art',
  ],
  paper: [
    'mailer-box-eco--cardboard-natural',
    'paper-mailer--paper-kraft',
    'rigid-envelope--cardboard-cardstock',
    'packing-paper--paper-packing',
    'kraft-tape--tape-paper',
  ],
};

export interface ReadyPack {
  readonly id: ReadyPackId;
  readonly samples: readonly Sample[];
}

/** Returns the ready packs of a region: only those whose samples it has all. */
export const listReadyPacks = ({
  samples,
  pack,
}: Pick<SampleList, 'samples' | 'pack'>): readonly ReadyPack[] =>
  readyPackIds.flatMap((id) => {
    const wanted = id === 'standard' ? pack.standard : samplesOf[id];
    const found = wanted.flatMap((sampleId) => samples.find((sample) => sample.id === sampleId) ?? []);
    return found.length === wanted.length && found.length <= pack.largest ? [{ id, samples: found }] : [];
  });

/** Returns the samples of each product, in the order of the list. */
export const groupByProduct = (
  samples: readonly Sample[],
): readonly { readonly product: string; readonly ofProduct: readonly Sample[] }[] =>
  [...new Set(samples.map(({ product }) => product))].map((product) => ({
    product,
    ofProduct: samples.filter((sample) => sample.product === product),
  }));
