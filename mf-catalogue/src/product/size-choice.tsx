import { useRegion } from '@shop/kit';
import { setLengthUnit, useFormat, useLengthUnit } from '@shop/kit/i18n';
import type { Product, Size, Structure } from '@shop/packaging';
import { resolveLimits } from '@shop/packaging/one-structure';
import { DimensionField, DimensionTriple, type LengthReading, Select } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { formOf, listDimensions, listLengths } from './dimensions.ts';
import styles from './product.module.css';
import { type Axis, axes, type SizeErrors } from './size-errors.ts';

interface SizeChoiceProps {
  readonly product: Product;
  readonly structure: Structure;
  readonly size: Size;
  readonly onSize: (size: Size) => void;
  readonly onReading: (axis: Axis, reading: LengthReading) => void;
  /** Sentences for sizes that are within the limits of each dimension but not possible together. */
  readonly errors: SizeErrors;
}

/** The size: typed per dimension in the buyer's unit, or one of the standard sizes. */
export function SizeChoice({ product, structure, size, onSize, onReading, errors }: SizeChoiceProps) {
  const { t } = useTranslation('mf-catalogue');
  const format = useFormat();
  const unit = useLengthUnit();
  const { languageTag } = useRegion();
  const limits = resolveLimits(structure, size);
  const form = formOf(structure);
  return (
    <fieldset className={styles.size}>
      <legend>{t(`size.legendOf.${form}`)}</legend>
      <DimensionTriple>
        {listDimensions(structure).map(({ axis, labelKey }) => {
          const { min = 0, max = 0 } = limits[axis] ?? {};
          return (
            <DimensionField
              key={axis}
              name={axis}
              label={t(labelKey)}
              value={size[axis]}
              unit={unit}
              locale={languageTag}
              min={min}
              max={max}
              onChange={(reading) => onReading(axis, reading)}
              error={errors[axis]}
              problems={{
                not_a_number: t('size.notANumber'),
                too_small: t(form === 'box' ? 'size.tooSmall' : 'size.least', {
                  limit: format.length(min),
                }),
                too_large: t('size.tooLarge', { limit: format.length(max) }),
              }}
            />
          );
        })}
      </DimensionTriple>
      <div className={styles.sizeAids}>
        <UnitSelect />
        <StandardSize product={product} structure={structure} size={size} onSize={onSize} />
      </div>
    </fieldset>
  );
}

/** The unit of lengths: the market's own, or millimetres. */
function UnitSelect() {
  const { t } = useTranslation('mf-catalogue');
  const { market } = useRegion();
  const unit = useLengthUnit();
  return (
    <Select
      label={t('size.unit')}
      dense
      value={unit}
      onChange={(value) =>
        setLengthUnit(value === 'mm' || value === 'in' || value === 'cm' ? value : market.units)
      }
      options={([market.units, 'mm'] as const).map((value) => ({ value, label: t(`unit.${value}`) }))}
    />
  );
}

/** The standard sizes of a product; none is selected while the size is a custom one. */
function StandardSize({
  product: { sizes },
  structure,
  size,
  onSize,
}: Pick<SizeChoiceProps, 'product' | 'structure' | 'size' | 'onSize'>) {
  const { t } = useTranslation('mf-catalogue');
  const format = useFormat();
  const matchingSize = sizes.find((standard) => axes.every((axis) => standard[axis] === size[axis]));
  return (
    <Select
      label={t('size.standard')}
      dense
      value={matchingSize?.name ?? ''}
      emptyLabel={t('size.custom')}
      onChange={(name) => {
        const chosen = sizes.find((standard) => standard.name === name);
        if (chosen) onSize({ L: chosen.L, W: chosen.W, H: chosen.H });
      }}
      options={sizes.map((standard) => ({
        value: standard.name,
        label: `${t(`sizeName.${standard.name}`)} – ${format.size(listLengths(structure, standard))}`,
      }))}
    />
  );
}
