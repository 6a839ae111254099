import { useRegion } from '@shop/kit';
import { useFormat, useLengthUnit } from '@shop/kit/i18n';
import { ProblemPanel, problemBehind } from '@shop/kit/query';
import { Link } from '@shop/kit/router';
import type { Size } from '@shop/packaging';
import { mailer0427, makeDieFor, parcelFacts } from '@shop/packaging/mailer';
import {
  buttonClass,
  DieDrawing,
  DimensionField,
  DimensionTriple,
  FoldedBox,
  type LengthReading,
  Page,
} from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choiceQuery, toConfiguration } from '../product/choice.ts';
import { findParcelClass, getParcelClassKey } from '../product/parcel-class.ts';
import { usePrice } from '../product/price.query.ts';
import { type Axis, axes, formatSizeErrors, toSizeProblems } from '../product/size-errors.ts';
import { useDebouncedValue } from '../product/use-debounced-value.ts';
import { firstProduct } from './first-product.static.ts';
import styles from './home.module.css';

const labels = { L: 'size.length', W: 'size.width', H: 'size.height' } as const;

const pricedQuantity = 500;

/** The mini configurator of the home page: type a size and see die, box, weight and price at once. */
export function HomeConfigurator() {
  return firstProduct ? <ProductConfigurator product={firstProduct} /> : null;
}

type HomeProduct = NonNullable<typeof firstProduct>;

/** Returns the mailer of a size, without any other structure in the page. */
function computeMailer(size: Size, board: HomeProduct['board']) {
  const result = makeDieFor(mailer0427, { ...size, t: board.caliper });
  return result.ok ? { ...result, facts: parcelFacts(mailer0427, result.die, board) } : result;
}

function ProductConfigurator({ product }: { readonly product: HomeProduct }) {
  const { t } = useTranslation('mf-catalogue');
  const format = useFormat();
  const { languageTag, market } = useRegion();
  const unit = useLengthUnit();
  const [size, setSize] = useState({ L: 212, W: 148, H: 61 });
  /** Fields without a valid length. */
  const [invalidAxes, setInvalidAxes] = useState<Partial<Record<Axis, boolean>>>({});
  const debouncedSize = useDebouncedValue(size, 250);
  const choice = { ...product.choice, quantity: market.defaultQuantity, size };
  const dieResult = computeMailer(size, product.board);
  const price = usePrice(
    toConfiguration(product, { ...choice, size: debouncedSize }),
    pricedQuantity,
    !axes.some((axis) => invalidAxes[axis]) && computeMailer(debouncedSize, product.board).ok,
  );
  const problems = dieResult.ok ? toSizeProblems(problemBehind(price.error)?.fields) : dieResult.problems;
  const errors = formatSizeErrors(problems, t, format);
  const readLength = (axis: Axis, reading: LengthReading) => {
    setInvalidAxes({ ...invalidAxes, [axis]: !reading.ok });
    if (reading.ok) setSize({ ...size, [axis]: reading.millimetres });
  };
  return (
    <div className={styles.configurator}>
      <Page>
        <div className={styles.configuratorGrid}>
          <div className={styles.promise}>
            <h1 className={styles.headline}>{t('home.title')}</h1>
            <p className={styles.lead}>{t('home.lead')}</p>
            <DimensionTriple>
              {axes.map((axis) => {
                const { min, max } = mailer0427.limits[axis];
                return (
                  <DimensionField
                    key={axis}
                    name={axis}
                    label={t(labels[axis])}
                    value={size[axis]}
                    unit={unit}
                    locale={languageTag}
                    min={min}
                    max={max}
                    error={errors[axis]}
                    onChange={(reading) => readLength(axis, reading)}
                    problems={{
                      not_a_number: t('size.notANumber'),
                      too_small: t('size.tooSmall', { limit: format.length(min) }),
                      too_large: t('size.tooLarge', { limit: format.length(max) }),
                    }}
                  />
                );
              })}
            </DimensionTriple>
            <ul className={styles.tiers}>
              {[market.quantityRanges[0] ?? 30, pricedQuantity, 1000].map((quantity) => {
                const tier = price.data?.variant.volume_prices.find(
                  ({ range_start }) => range_start === quantity,
                );
                return (
                  <li key={quantity}>
                    <span>{t('pieces', { count: quantity, figure: format.number(quantity) })}</span>
                    <strong>{tier ? format.unitPrice(tier.price) : '–'}</strong>
                    <span>{t('home.each')}</span>
                  </li>
                );
              })}
            </ul>
            {price.error && Object.keys(errors).length === 0 ? (
              <ProblemPanel error={price.error} onRetry={price.refetch} kept={t('home.kept')} />
            ) : null}
            {dieResult.ok ? <WeightLine facts={dieResult.facts} /> : null}
            <Link
              data-testid="configure"
              to="product"
              params={{ product: product.slug }}
              query={choiceQuery(choice)}
              className={buttonClass({ tone: 'signal', size: 'large' })}
            >
              {t('home.configure')}
            </Link>
          </div>
          <div className={styles.preview}>
            {dieResult.ok ? (
              <>
                <FoldedBox
                  die={dieResult.die}
                  fold={0.86}
                  yaw={35}
                  pitch={28}
                  board="kraft"
                  title={t('home.boxTitle')}
                />
                <DieDrawing locale={languageTag} die={dieResult.die} title={t('home.dieTitle')} />
              </>
            ) : null}
          </div>
        </div>
      </Page>
    </div>
  );
}

/** The box's weight, and its letter or parcel class. */
function WeightLine({ facts }: { readonly facts: ReturnType<typeof parcelFacts> }) {
  const { t } = useTranslation('mf-catalogue');
  const format = useFormat();
  const { market } = useRegion();
  const parcel = findParcelClass(market.countryCode, facts.carriers);
  return (
    <p className={styles.weight}>
      {t('home.weight', { weight: format.number(Math.round(facts.weight)) })}{' '}
      {parcel ? t('facts.fits', { band: t(getParcelClassKey(parcel)) }) : null}
    </p>
  );
}
