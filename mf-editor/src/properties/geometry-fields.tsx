import type { NodeRecord } from '@shop/design';
import { useRegion } from '@shop/kit';
import { useFormat, useLengthUnit } from '@shop/kit/i18n';
import type { Side } from '@shop/packaging';
import { DecimalField, DimensionField, type LengthReading } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import type { Session } from '../session/session.ts';
import { stepOnSheet, uprightBox } from '../session/upright.ts';
import styles from './properties.module.css';

interface GeometryFieldsProps {
  readonly session: Session;
  readonly node: NodeRecord;
  readonly side: Side | null;
}

const limits = { place: 5_000, least: 0.5, most: 5_000 } as const;

/** Position and size of an object on its side, to a tenth of a millimetre. */
export function GeometryFields({ session, node, side }: GeometryFieldsProps) {
  const { t } = useTranslation('mf-editor');
  const format = useFormat();
  const unit = useLengthUnit();
  const { languageTag } = useRegion();
  const { store, die } = session;
  const box = uprightBox(node, die, side);
  const ratio = node.type === 'image' ? node.size.h / node.size.w : null;

  const moveTo = (x: number, y: number) => {
    const [dx, dy] = stepOnSheet(die, side, [x - box.x, y - box.y]);
    store.run({ name: 'move', args: { ids: [node.id], dx, dy } });
  };
  const sizeTo = (w: number, h: number) => {
    // The upright top left corner is fixed: resize about the centre, then move back.
    const [dx, dy] = stepOnSheet(die, side, [(w - box.w) / 2, (h - box.h) / 2]);
    const centre = [node.xf.x + node.size.w / 2 + dx, node.xf.y + node.size.h / 2 + dy] as const;
    store.run({ name: 'resize', args: { id: node.id, x: centre[0] - w / 2, y: centre[1] - h / 2, w, h } });
  };
  const onReading = (apply: (millimetres: number) => void) => (reading: LengthReading) => {
    if (reading.ok) apply(reading.millimetres);
  };
  const common = {
    unit,
    locale: languageTag,
    problems: {
      not_a_number: t('place.notANumber'),
      too_small: t('place.tooSmall', { limit: format.length(limits.least) }),
      too_large: t('place.tooLarge', { limit: format.length(limits.most) }),
    },
  };
  const field = (label: string, value: number, onValue: (millimetres: number) => void, min: number) => (
    <DimensionField
      {...common}
      label={label}
      value={Math.round(value * 10) / 10}
      min={min}
      max={limits.most}
      onChange={onReading(onValue)}
    />
  );
  return (
    <div className={styles.geometry}>
      {field(t('place.x'), box.x, (x) => moveTo(x, box.y), -limits.place)}
      {field(t('place.y'), box.y, (y) => moveTo(box.x, y), -limits.place)}
      {field(t('place.w'), box.w, (w) => sizeTo(w, ratio === null ? box.h : w * ratio), limits.least)}
      {node.type === 'text'
        ? null
        : field(t('place.h'), box.h, (h) => sizeTo(ratio === null ? box.w : h / ratio, h), limits.least)}
      <DecimalField
        label={t('place.rot')}
        locale={languageTag}
        unit="°"
        value={box.rot}
        onChange={(rot) =>
          store.run({ name: 'rotate', args: { id: node.id, rot: rot + node.xf.rot - box.rot } })
        }
      />
    </div>
  );
}
