import { brandName, useDocumentTitle, useRegion } from '@shop/kit';
import { Link } from '@shop/kit/router';
import { useSession } from '@shop/kit/session';
import { makeDie } from '@shop/packaging';
import { buttonClass, Cell, DieDrawing, Grid, Lead, Page, Row, Section, Stack } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import styles from './plus.module.css';

const points = ['catalogue', 'price', 'files', 'quotes'] as const;
const sample = makeDie('fefco-0427', { L: 320, W: 225, H: 60, t: 1.5 });

/** The page of the Plus programme. It names only existing features. */
export function Component() {
  const { t } = useTranslation('mf-plus-pro');
  const { signedIn } = useSession();
  const { languageTag } = useRegion();
  const brand = brandName();
  useDocumentTitle(t('plus.title', { brand }));
  return (
    <Page>
      <Section>
        <Grid>
          <Cell desktop={6}>
            <Stack gap={3}>
              <h1 className={styles.title}>{t('plus.title', { brand })}</h1>
              <Lead>{t('plus.lead')}</Lead>
              <Row>
                <Link to="plusCatalogue" className={buttonClass({ tone: 'signal', size: 'large' })}>
                  {t(signedIn ? 'plus.open' : 'plus.signIn')}
                </Link>
                {signedIn ? (
                  <>
                    <Link to="plusOrders" className={buttonClass({ size: 'large' })}>
                      {t('plus.orders')}
                    </Link>
                    <Link to="plusPersonalDetails" className={buttonClass({ size: 'large' })}>
                      {t('company.title')}
                    </Link>
                  </>
                ) : null}
                <Link to="quote" className={buttonClass({ size: 'large' })}>
                  {t('plus.quote')}
                </Link>
                <Link to="proFeatures" className={buttonClass({ size: 'large' })}>
                  {t('plus.pro', { brand })}
                </Link>
              </Row>
            </Stack>
          </Cell>
          <Cell desktop={6}>
            {sample.ok ? (
              <DieDrawing locale={languageTag} die={sample.die} title={t('plus.drawing')} />
            ) : null}
          </Cell>
          {points.map((point) => (
            <Cell key={point} pair tablet={6} desktop={3}>
              <div className={styles.point}>
                <h2>{t(`plus.point.${point}.title`)}</h2>
                <p>{t(`plus.point.${point}.text`)}</p>
              </div>
            </Cell>
          ))}
        </Grid>
      </Section>
    </Page>
  );
}
