import { useRegion } from '@shop/kit';
import { useTerms } from '@shop/kit/i18n';
import { checkOptions, materialsOf, type Product, type Structure } from '@shop/packaging';
import { ChoiceTiles, type LengthReading, Quantity, Stack } from '@shop/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choice } from './choice.ts';
import { formOf } from './dimensions.ts';
import type { OptionErrors } from './option-errors.ts';
import { useQuantityLimits } from './quantity-limits.ts';
import { SizeChoice } from './size-choice.tsx';
import type { Axis, SizeErrors } from './size-errors.ts';
import { StructureChoices } from './structure-choices.tsx';

interface ChoicesProps {
  readonly product: Product;
  readonly structure: Structure;
  readonly choice: Choice;
  readonly onChange: (change: Partial<Choice>) => void;
  /** Whether the quantity field holds a valid number. */
  readonly onQuantityValidity: (isValid: boolean) => void;
  readonly onReading: (axis: Axis, reading: LengthReading) => void;
  readonly errors: SizeErrors;
  readonly optionErrors: OptionErrors;
  /** An alternative way to choose a size, below its fields. */
  readonly sizeAid?: ReactNode;
}

/** The buyer's options, in the order of a packaging order: size, board, print, finish, quantity. */
export function Choices({
  product,
  structure,
  choice,
  onChange,
  onQuantityValidity,
  onReading,
  errors,
  optionErrors,
  sizeAid,
}: ChoicesProps) {
  const { t } = useTranslation('mf-catalogue');
  const tiles = { product, choice, onChange };
  return (
    <Stack gap={4}>
      <SizeChoice
        product={product}
        structure={structure}
        size={choice.size}
        onSize={(size) => onChange({ size })}
        onReading={onReading}
        errors={errors}
      />
      {sizeAid}
      <StructureChoices
        product={product}
        structure={structure}
        choice={choice}
        onChange={(options) => onChange({ options })}
        errors={optionErrors}
      />
      <OptionTiles
        {...tiles}
        kind="material"
        values={materialsOf(product)}
        legend={t(formOf(structure) === 'box' ? 'choose.material' : 'choose.stock')}
      />
      {product.printModes.length > 1 ? (
        <OptionTiles {...tiles} kind="printMode" values={product.printModes} legend={t('choose.print')} />
      ) : null}
      {product.finishes.length > 1 ? (
        <OptionTiles {...tiles} kind="finish" values={product.finishes} legend={t('choose.finish')} />
      ) : null}
      {product.qualities.length > 1 ? (
        <OptionTiles {...tiles} kind="quality" values={product.qualities} legend={t('choose.quality')} />
      ) : null}
      <QuantityChoice
        quantity={choice.quantity}
        onQuantity={(quantity) => onChange({ quantity })}
        onValidity={onQuantityValidity}
      />
    </Stack>
  );
}

type OptionKind = 'material' | 'printMode' | 'finish' | 'quality';

interface OptionTilesProps<Kind extends OptionKind> {
  readonly product: Product;
  readonly choice: Choice;
  readonly onChange: (change: Partial<Choice>) => void;
  readonly kind: Kind;
  readonly values: readonly Choice[Kind][];
  readonly legend: string;
}

/** A choice of one value; a combination that is not possible shows the reason. */
function OptionTiles<Kind extends OptionKind>({
  product,
  choice,
  onChange,
  kind,
  values,
  legend,
}: OptionTilesProps<Kind>) {
  const { t } = useTranslation('mf-catalogue');
  const term = useTerms();
  const { region } = useRegion();
  return (
    <ChoiceTiles
      legend={legend}
      choices={values.map((value) => {
        const verdict = checkOptions(product, { ...choice, [kind]: value }, region);
        return {
          value,
          label: term(kind, value),
          detail: term.detail(kind, value),
          disabledReason: verdict.ok ? undefined : t(`notTogether.${verdict.reason}`),
        };
      })}
      value={choice[kind]}
      onChange={(value) => onChange({ [kind]: value })}
    />
  );
}

interface QuantityChoiceProps {
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
  readonly onValidity: (isValid: boolean) => void;
}

/** The quantity, from the market's minimum to the shop's maximum. */
function QuantityChoice({ quantity, onQuantity, onValidity }: QuantityChoiceProps) {
  const { t } = useTranslation('mf-catalogue');
  const { min, max, text } = useQuantityLimits();
  return (
    <Quantity
      name="quantity"
      label={t('quantity.label')}
      value={quantity}
      onChange={onQuantity}
      min={min}
      max={max}
      step={10}
      decreaseLabel={t('quantity.less')}
      increaseLabel={t('quantity.more')}
      limitsText={text}
      onValidity={onValidity}
    />
  );
}
