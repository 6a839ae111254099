import { useRegion } from '@shop/kit';
import { useFormat, useLengthUnit, useText } from '@shop/kit/i18n';
import { ProblemPanel, problemBehind } from '@shop/kit/query';
import { Link } from '@shop/kit/router';
import type { Size } from '@shop/packaging';
import { mailer0427, makeDieOf, parcelFacts } from '@shop/packaging/mailer';
import { buttonClass, DieDrawing, DimensionField, DimensionTriple, FoldedBox, Page } from '@shop/ui';
import { useState } from 'react';
import { choiceQuery, toConfiguration } from '../product/choice.ts';
import { parcelIn } from '../product/parcel.ts';
import { usePrice } from '../product/price.query.ts';
import { axes, sizeErrors, sizeProblemsOf } from '../product/size-errors.ts';
import { useSettled } from '../product/use-settled.ts';
import { firstProduct } from './first-product.static.ts';
import styles from './home.module.css';

const labels = { L: 'size.length', W: 'size.width', H: 'size.height' } as const;

const pricedAt = 500;

/** The first thing a buyer can do here: type a size and see the die, the box, the weight and the price at once. */
export function FirstBox() {
  return firstProduct ? <SizedBox product={firstProduct} /> : null;
}

type First = NonNullable<typeof firstProduct>;

/** The mailer of a size, with no other structure in the page. */
function shapeOf(size: Size, board: First['board']) {
  const made = makeDieOf(mailer0427, { ...size, t: board.caliper });
  return made.ok ? { ...made, facts: parcelFacts(mailer0427, made.die, board) } : made;
}

function SizedBox({ product }: { readonly product: First }) {
  const t = useText();
  const format = useFormat();
  const unit = useLengthUnit();
  const { languageTag, market } = useRegion();
  const [size, setSize] = useState({ L: 212, W: 148, H: 61 });
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const settled = useSettled(size, 250);
  const choice = { ...product.choice, quantity: market.defaultQuantity, size };
  const shape = shapeOf(size, product.board);
  const price = usePrice(
    toConfiguration(product, { ...choice, size: settled }),
    pricedAt,
    wrong.size === 0 && shapeOf(settled, product.board).ok,
  );
  const refused = problemBehind(price.error);
  const errors = sizeErrors(shape.ok ? sizeProblemsOf(refused?.fields) : shape.problems, t, format);
  const parcel = shape.ok ? parcelIn(market.countryCode, shape.facts.carriers) : undefined;
  const { limits } = mailer0427;
  const quantities = [market.quantityRanges[0] ?? 30, pricedAt, 1000];
  const rungs = quantities.map((quantity) =>
    price.data?.variant.volume_prices.find(({ range_start }) => range_start === quantity),
  );
  return (
    <div className={styles.first}>
      <Page>
        <div className={styles.firstGrid}>
          <div className={styles.promise}>
            <h1 className={styles.headline}>{t('home.title')}</h1>
            <p className={styles.lead}>{t('home.lead')}</p>
            <DimensionTriple>
              {axes.map((axis) => (
                <DimensionField
                  key={axis}
                  name={axis}
                  label={t(labels[axis])}
                  value={size[axis]}
                  unit={unit}
                  locale={languageTag}
                  min={limits[axis].min}
                  max={limits[axis].max}
                  error={errors[axis]}
                  onChange={(reading) => {
                    const next = new Set(wrong);
                    if (reading.ok) {
                      next.delete(axis);
                      setSize({ ...size, [axis]: reading.millimetres });
                    } else next.add(axis);
                    setWrong(next);
                  }}
                  problems={{
                    not_a_number: t('size.notANumber'),
                    too_small: t('size.tooSmall', { limit: format.length(limits[axis].min) }),
                    too_large: t('size.tooLarge', { limit: format.length(limits[axis].max) }),
                  }}
                />
              ))}
            </DimensionTriple>
            <ul className={styles.rungs}>
              {quantities.map((quantity, index) => (
                <li key={quantity}>
                  <span>{t('pieces', { count: quantity, figure: format.number(quantity) })}</span>
                  <strong>{rungs[index] ? format.unitPrice(rungs[index].price) : '–'}</strong>
                  <span>{t('home.each')}</span>
                </li>
              ))}
            </ul>
            {price.error && Object.keys(errors).length === 0 ? (
              <ProblemPanel error={price.error} onRetry={price.refetch} kept={t('home.kept')} />
            ) : null}
            {shape.ok ? (
              <p className={styles.weight}>
                {t('home.weight', { weight: format.number(Math.round(shape.facts.weight)) })}{' '}
                {parcel
                  ? t('facts.fits', {
                      band: t(`carrier.${parcel.carrier}.${parcel.band}`),
                    })
                  : null}
              </p>
            ) : null}
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
          <div className={styles.show}>
            {shape.ok ? (
              <>
                <FoldedBox
                  die={shape.die}
                  fold={0.86}
                  yaw={35}
                  pitch={28}
                  board="kraft"
                  title={t('home.boxTitle')}
                />
                <DieDrawing die={shape.die} title={t('home.dieTitle')} />
              </>
            ) : null}
          </div>
        </div>
      </Page>
    </div>
  );
}
