import { useRegion } from '@shop/kit';
import { useFormat } from '@shop/kit/i18n';
import type { DieProblem, Fit, FitResult, Size } from '@shop/packaging';
import { Button, ChoiceTiles, classNames, ErrorPanel } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findParcelClass, getParcelClassKey } from '../product/parcel-class.ts';
import styles from './fit.module.css';
import { PackedPicture } from './packed-picture.tsx';

interface FitSuggestionsProps {
  readonly result: FitResult;
  readonly pending: boolean;
  readonly onUse: (size: Size) => void;
}

/** Up to this many sizes are a choice; more are a list. */
const maxShownFits = 3;
const axisKeys = { L: 'fit.length', W: 'fit.width', H: 'fit.height' } as const;
const isAxis = (parameter: string): parameter is keyof typeof axisKeys => parameter in axisKeys;
const keyOf = ({ inside: { L, W, H } }: Fit): string => `${L}-${W}-${H}`;

/** The boxes that fit the content, one of them in detail; or why there is none. */
export function FitSuggestions({ result, pending, onUse }: FitSuggestionsProps) {
  const { t } = useTranslation('mf-catalogue');
  const format = useFormat();
  const [chosen, setChosen] = useState<string>();
  if (!result.ok) {
    if (result.content.length > 0) return <p className={styles.note}>{t('fit.mend')}</p>;
    return <ErrorPanel title={t('fit.none')} advice={<FitProblems problems={result.die} />} />;
  }
  const fits = result.fits.slice(0, maxShownFits);
  const fit = fits.find((each) => keyOf(each) === chosen) ?? fits[0];
  if (!fit) return <p className={styles.note}>{t('fit.none')}</p>;
  const formatSize = ({ L, W, H }: Size) => format.size([L, W, H]);
  return (
    <div className={classNames(styles.result, pending && styles.pending)} aria-busy={pending}>
      <ChoiceTiles
        legend={t('fit.result')}
        layout="rows"
        value={keyOf(fit)}
        onChange={setChosen}
        choices={fits.map((each) => ({
          value: keyOf(each),
          label: formatSize(each.inside),
          detail: t('fit.voidOf', { share: format.percent(Math.round(each.voidShare * 100) / 100) }),
        }))}
      />
      <PackedPicture
        fit={fit}
        title={t('fit.picture', {
          count: fit.placements.length,
          size: formatSize(fit.inside),
        })}
      />
      {fit.grown.length > 0 ? (
        <p className={styles.note}>
          {t('fit.grown', {
            count: fit.grown.length,
            axes: fit.grown.map((axis) => t(axisKeys[axis])).join(', '),
          })}
        </p>
      ) : null}
      <FitFacts fit={fit} />
      <Button tone="signal" wide data-testid="fit-use" onClick={() => onUse(fit.inside)}>
        {t('fit.use')}
      </Button>
    </div>
  );
}

function FitFacts({ fit }: { readonly fit: Fit }) {
  const { t } = useTranslation('mf-catalogue');
  const format = useFormat();
  const { market } = useRegion();
  // Without known carrier classes none is shown; a box larger than all of them is marked.
  const parcel = findParcelClass(market.countryCode, fit.carriers);
  const parcelText = parcel
    ? t(getParcelClassKey(parcel))
    : market.countryCode === 'US'
      ? undefined
      : t('fit.noPost');
  const rows = [
    { label: t('fit.void'), figure: format.percent(Math.round(fit.voidShare * 1000) / 1000, 1) },
    { label: t('fit.weight'), figure: `${format.number(Math.round(fit.grams))} g` },
    ...(parcelText === undefined ? [] : [{ label: t('fit.post'), figure: parcelText }]),
    {
      label: t('fit.pallet'),
      figure: t('pieces', { count: fit.pallet.pieces, figure: format.number(fit.pallet.pieces) }),
    },
    { label: t('fit.board'), figure: `${format.number(fit.facts.grossArea, 3)} m²` },
  ];
  return (
    <dl className={styles.facts} data-testid="fit-facts">
      {rows.map(({ label, figure }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One sentence for each impossible dimension, then advice. */
function FitProblems({ problems }: { readonly problems: readonly DieProblem[] }) {
  const { t } = useTranslation('mf-catalogue');
  const format = useFormat();
  const sentences = problems.flatMap(({ code, parameter, limit, given }) => {
    return !isAxis(parameter)
      ? []
      : [
          t(`fit.die.${code}`, {
            axis: t(axisKeys[parameter]),
            limit: format.length(code === 'too_small' ? Math.ceil(limit) : Math.floor(limit)),
            given: format.length(given),
          }),
        ];
  });
  return <>{[...new Set(sentences), t('fit.advice')].join(' ')}</>;
}
