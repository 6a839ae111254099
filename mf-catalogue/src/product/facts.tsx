import { useRegion } from '@shop/kit';
import { useFormat } from '@shop/kit/i18n';
import type { Size, Structure } from '@shop/packaging';
import { useTranslation } from 'react-i18next';
import { formOf, listLengths } from './dimensions.ts';
import { findParcelClass, getParcelClassKey } from './parcel-class.ts';
import styles from './product.module.css';
import type { DieResult } from './use-die.ts';

interface Fact {
  readonly label: string;
  readonly figure: string;
  readonly meaning?: string;
}

/** The publishers' names of emission factor sets; proper names, not translated. */
const setNames: Readonly<Record<string, string>> = {
  fefco: 'FEFCO',
  'pro-carton': 'Pro Carton',
  'uk-gov': 'UK Government',
  'uk-gov-recycled': 'UK Government',
};

/**
 * The facts of a die: sizes, weight, parcel class, pallet, carbon footprint. All figures are computed from this die.
 */
export function Facts({
  dieResult,
  structure,
}: {
  readonly dieResult: Extract<DieResult, { ok: true }>;
  readonly structure: Structure;
}) {
  const { t } = useTranslation('mf-catalogue');
  const format = useFormat();
  const { market } = useRegion();
  const { facts, board } = dieResult;
  const form = formOf(structure);
  // A flat item's outside height is its caliper, which is shown with the board.
  const formatSize = (size: Size) => format.size(listLengths(structure, size));
  const parcelClass = findParcelClass(market.countryCode, facts.carriers);
  const rows: readonly Fact[] = [
    ...(form === 'nothing'
      ? []
      : [
          { label: t(`facts.insideOf.${form}`), figure: formatSize(facts.inside) },
          { label: t('facts.outside'), figure: formatSize(facts.outside) },
        ]),
    {
      label: t('facts.flat'),
      figure: format.size([facts.flat.width, facts.flat.height]),
      meaning: t('facts.flatMeaning'),
    },
    {
      label: t(form === 'box' ? 'facts.board' : 'facts.stock'),
      figure: `${format.number(board.caliper)} mm, ${format.number(board.grammage)} g/m²`,
    },
    {
      label: t(form === 'box' ? 'facts.recycled' : 'facts.stockRecycled'),
      figure: format.percent(board.recycled),
      meaning: t(form === 'box' ? 'facts.recycledMeaning' : 'facts.stockRecycledMeaning'),
    },
    {
      label: t(form === 'box' ? 'facts.area' : 'facts.stockArea'),
      figure: `${format.number(facts.netArea, 3)} m²`,
    },
    {
      label: t('facts.weight'),
      figure: `${format.number(Math.round(facts.weight))} g`,
      ...(parcelClass ? { meaning: t('facts.fits', { band: t(getParcelClassKey(parcelClass)) }) } : {}),
    },
    {
      label: t('facts.pallet'),
      figure: t('pieces', {
        count: facts.pallet.flat.pieces,
        figure: format.number(facts.pallet.flat.pieces),
      }),
      meaning: t('facts.palletMeaning'),
    },
    {
      label: t(form === 'box' ? 'facts.co2' : 'facts.stockCo2'),
      ...(facts.co2
        ? {
            figure: `${format.number(Math.round(facts.co2.kg * 1000))} g CO₂e`,
            meaning: t('facts.co2Meaning', {
              set: `${setNames[facts.co2.factorSet] ?? facts.co2.factorSet} ${facts.co2.version}`,
            }),
          }
        : { figure: t('facts.co2None') }),
    },
    { label: t('facts.hs'), figure: facts.hsCode },
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(({ label, figure, meaning }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {figure}
            {meaning ? <span> {meaning}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
