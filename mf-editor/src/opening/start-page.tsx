import { createDesign, listMyDesigns, queryKeys } from '@shop/contracts';
import { toast, useDocumentTitle, useRegion, useWaiting } from '@shop/kit';
import { call, createSender } from '@shop/kit/api';
import { problemText, useFormat, useTerms } from '@shop/kit/i18n';
import { navigate } from '@shop/kit/navigation';
import { ProblemError, unwrap, useQuery } from '@shop/kit/query';
import { Link } from '@shop/kit/router';
import { makeDie, materialsOf, productOf } from '@shop/packaging';
import { Button, ErrorPanel, FoldedBox, Lead, Page, Section, Skeleton, Stack } from '@shop/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './opening.module.css';

/** Returns the default configuration of a design: the full-colour mailer at its default size. */
function defaultConfiguration() {
  const product = productOf('mailer-box-full-color');
  if (product === undefined) return undefined;
  const { defaultSize } = product;
  return {
    product: product.slug,
    size: { length: defaultSize.L, width: defaultSize.W, height: defaultSize.H },
    material: materialsOf(product)[0] ?? '',
    print_mode: product.printModes[0] ?? '',
    finish: product.finishes[0] ?? 'foil-none',
    quality: product.qualities[0] ?? 'standard',
  };
}

function defaultDie() {
  const size = productOf('mailer-box-full-color')?.defaultSize;
  const dieResult = size === undefined ? undefined : makeDie('fefco-0427', { ...size, t: 1.5 });
  return dieResult?.ok === true ? dieResult.die : null;
}

/** Opens an existing design, or starts with a mailer box. */
export function StartPage() {
  const { t } = useTranslation('mf-editor');
  const term = useTerms();
  const format = useFormat();
  const { market } = useRegion();
  const [busy, setBusy] = useState(false);
  const [sendDesign] = useState(createSender);
  useDocumentTitle(t('start.title'));
  useWaiting(busy, 'creating');
  const query = useQuery({
    queryKey: queryKeys.designs,
    queryFn: ({ signal }) => unwrap(call(listMyDesigns, { signal })),
  });
  const problem = query.error instanceof ProblemError ? query.error.problem : undefined;
  const editorQuery = { mode: 'editor', q: market.defaultQuantity };

  const createNewDesign = async () => {
    const configuration = defaultConfiguration();
    if (configuration === undefined || busy) return;
    setBusy(true);
    const body = { box_design: { name: term('product', configuration.product), configuration } };
    const created = await sendDesign(body, (idempotencyKey) => call(createDesign, { body, idempotencyKey }));
    setBusy(false);
    if (!created.ok) return void toast('error', problemText(created.problem));
    await navigate('productEditor', { id: created.value.id }, { query: editorQuery });
  };
  const designs = query.data?.box_designs ?? [];
  const die = useMemo(defaultDie, []);
  return (
    <Page>
      <Section close>
        <Stack gap={3}>
          <div className={styles.intro}>
            <header className={styles.words}>
              <h1 className={styles.title} tabIndex={-1}>
                {t('start.title')}
              </h1>
              <Lead>{t('start.lead')}</Lead>
              <Button
                tone="signal"
                icon="box"
                size="large"
                busy={busy}
                onClick={() => void createNewDesign()}
              >
                {t('start.new')}
              </Button>
            </header>
            {die === null ? null : (
              <FoldedBox className={styles.box ?? ''} die={die} fold={0.86} board="white" inside="kraft" />
            )}
          </div>
          {problem === undefined ? null : (
            <ErrorPanel
              title={problemText(problem)}
              actions={<Button onClick={() => void query.refetch()}>{t('tryAgain')}</Button>}
            />
          )}
          {query.isPending ? <Skeleton /> : null}
          {designs.length === 0 ? null : (
            <section aria-label={t('start.mine')}>
              <h2 className={styles.mine}>{t('start.mine')}</h2>
              <ul className={styles.designs}>
                {designs.map((design) => (
                  <li key={design.id}>
                    <Link
                      to="productEditor"
                      params={{ id: design.id }}
                      query={editorQuery}
                      className={styles.design}
                    >
                      <span className={styles.picture}>
                        {design.thumbnail === null ? null : (
                          <img src={design.thumbnail} alt="" loading="lazy" width={240} height={160} />
                        )}
                      </span>
                      <span className={styles.name}>{design.name}</span>
                      <span className={styles.detail}>
                        {[
                          design.configuration.size.length,
                          design.configuration.size.width,
                          design.configuration.size.height,
                        ]
                          .map(format.length)
                          .join(' × ')}
                        <br />
                        {format.date(design.updated_at, 'dateTime')}
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </Stack>
      </Section>
    </Page>
  );
}
