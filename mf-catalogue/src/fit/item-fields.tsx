import { useRegion } from '@shop/kit';
import { useFormat, useLengthUnit } from '@shop/kit/i18n';
import { maxEdge } from '@shop/packaging';
import { Button, DimensionField, DimensionTriple, type LengthReading, Quantity, Select } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import type { ItemDraft } from './content-draft.ts';
import styles from './fit.module.css';

interface ItemFieldsProps {
  readonly item: ItemDraft;
  readonly number: number;
  readonly maxPieces: number;
  /** The error of the quantity, shown at its field. */
  readonly quantityError: string | undefined;
  readonly onChange: (change: Partial<ItemDraft>) => void;
  /** Called when a typed value becomes unreadable or readable. */
  readonly onReading: (field: string, reading: LengthReading) => void;
  /** Absent for the only item. */
  readonly onRemove?: (() => void) | undefined;
}

const edges = [
  { edge: 'L', label: 'fit.length' },
  { edge: 'W', label: 'fit.width' },
  { edge: 'H', label: 'fit.height' },
] as const;
const minEdge = 1;
const maxGrams = 30_000;

/** One kind of item: size, pieces per box, weight, allowed orientations. */
export function ItemFields({
  item,
  number,
  maxPieces,
  quantityError,
  onChange,
  onReading,
  onRemove,
}: ItemFieldsProps) {
  const { t } = useTranslation('mf-catalogue');
  const format = useFormat();
  const unit = useLengthUnit();
  const { languageTag } = useRegion();
  return (
    <fieldset className={styles.item}>
      <legend>{t('fit.item', { number: format.number(number) })}</legend>
      <DimensionTriple>
        {edges.map(({ edge, label }) => (
          <DimensionField
            key={edge}
            name={`fit-${item.key}-${edge}`}
            label={t(label)}
            value={item[edge]}
            unit={unit}
            locale={languageTag}
            min={minEdge}
            max={maxEdge}
            onChange={(reading) => onReading(edge, reading)}
            problems={{
              not_a_number: t('fit.notANumber'),
              too_small: t('fit.tooShort', { limit: format.length(minEdge) }),
              too_large: t('fit.tooLong', { limit: format.length(maxEdge) }),
            }}
          />
        ))}
      </DimensionTriple>
      <div className={styles.pair}>
        <Quantity
          name={`fit-${item.key}-quantity`}
          label={t('fit.quantity')}
          dense
          value={item.quantity}
          onChange={(quantity) => onChange({ quantity })}
          min={1}
          max={maxPieces}
          decreaseLabel={t('fit.less')}
          increaseLabel={t('fit.more')}
          limitsText={t('fit.quantityLimits', { max: format.number(maxPieces) })}
          error={quantityError}
        />
        <Quantity
          name={`fit-${item.key}-grams`}
          label={t('fit.grams')}
          dense
          value={item.grams}
          onChange={(grams) => onChange({ grams })}
          min={0}
          max={maxGrams}
          step={50}
          decreaseLabel={t('fit.lighter')}
          increaseLabel={t('fit.heavier')}
          limitsText={t('fit.gramsLimits', { max: format.number(maxGrams) })}
        />
        <Select
          label={t('fit.lie')}
          dense
          value={item.lie}
          onChange={(lie) => onChange({ lie: lie === 'upright' ? 'upright' : 'any' })}
          options={[
            { value: 'any', label: t('fit.lieAny') },
            { value: 'upright', label: t('fit.lieUpright') },
          ]}
        />
      </div>
      {onRemove ? (
        <div>
          <Button size="small" tone="quiet" onClick={onRemove}>
            {t('fit.remove', { number: format.number(number) })}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}
