import type { StaffProductionLine } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { dieOf, findBoard, materials, productOf } from '@shop/packaging';
import { DieDrawing } from '@shop/ui';
import { useTranslation } from 'react-i18next';

/** The die of what is ordered; nothing for goods without one. */
export function TicketDie({ line: { configuration: box } }: { readonly line: StaffProductionLine }) {
  const { t } = useTranslation('mf-desk');
  const { languageTag } = useRegion();
  if (box === null) return null;
  const product = productOf(box.product);
  const material = materials.find((one) => one === box.material);
  const board = product && material ? findBoard(product, material) : null;
  if (!product || !board) return null;
  const { length: L, width: W, height: H } = box.size;
  const made = dieOf(product, { L, W, H }, board, undefined, box.structure_options);
  if (!made.ok) return null;
  return (
    <DieDrawing die={made.die} title={t('tickets.die')} locale={languageTag} grid={false} maxHeight={420} />
  );
}
