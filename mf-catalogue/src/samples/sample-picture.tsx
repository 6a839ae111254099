import type { Sample } from '@shop/contracts';
import { DrawnBox, getBoardColours } from '@shop/ui';
import { cards, drawings } from '../category/cards.static.ts';

/** A product drawn from its own die, in the colours of the sample's board. Decoration beside its name. */
export function SamplePicture({
  sample: { product, material },
}: {
  readonly sample: Pick<Sample, 'product' | 'material'>;
}) {
  const drawing = drawings[cards.find(({ slug }) => slug === product)?.drawing ?? -1];
  return drawing ? <DrawnBox drawing={drawing} {...getBoardColours(material)} /> : null;
}
