import type { BoxDesign } from '@shop/contracts';
import { toast, useDocumentTitle, useRegion, useWaiting } from '@shop/kit';
import { problemText, useFormat, useTerms } from '@shop/kit/i18n';
import { navigate } from '@shop/kit/navigation';
import { ProblemPanel, problemBehind } from '@shop/kit/query';
import { Link } from '@shop/kit/router';
import { Button, buttonClass, ConfiguredBox, Page, Section, Skeleton, Stack } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkExpired } from './link-expired.tsx';
import { copySharedDesign, useSharedDesign } from './shares.query.ts';
import styles from './sharing.module.css';

interface SharedDesignProps {
  readonly id: string;
  /** The token of the link. */
  readonly token: string;
}

/** The page of a shared link: the design and, if the link allows it, a button to copy it. */
export function SharedDesign({ id, token }: SharedDesignProps) {
  const { t } = useTranslation('mf-editor');
  const query = useSharedDesign(id, token);
  useWaiting(query.isPending, 'loadingBoxData');
  const gone = problemBehind(query.error)?.code === 'not_found';
  if (query.data) return <SharedDesignDetails design={query.data} token={token} />;
  if (gone) return <LinkExpired title={t('shared.ended')} advice={t('shared.endedAdvice')} />;
  return (
    <Page>
      <Section>
        <h1 className="only-heard" tabIndex={-1}>
          {t('shared.title')}
        </h1>
        {query.error ? (
          <ProblemPanel error={query.error} onRetry={query.refetch} />
        ) : (
          <div role="status" aria-label={t('open.loading')}>
            <Skeleton lines={4} />
          </div>
        )}
      </Section>
    </Page>
  );
}

function SharedDesignDetails({ design, token }: { readonly design: BoxDesign; readonly token: string }) {
  const { t } = useTranslation('mf-editor');
  const term = useTerms();
  const format = useFormat();
  const { market } = useRegion();
  const [busy, setBusy] = useState(false);
  const { configuration, name, access } = design;
  const { length, width, height } = configuration.size;
  const editorQuery = { mode: 'editor', q: market.defaultQuantity };
  useDocumentTitle(t('open.title', { name }));
  useWaiting(busy, 'savingBoxDesign');

  const copy = async () => {
    if (busy) return;
    setBusy(true);
    const copied = await copySharedDesign(design.id, token);
    setBusy(false);
    if (!copied.ok) return void toast('error', problemText(copied.problem));
    toast('success', t('shared.copied', { name: copied.value.name }));
    await navigate('productEditor', { id: copied.value.id }, { query: editorQuery });
  };
  return (
    <Page>
      <Section close>
        <div className={styles.shared}>
          <div className={styles.picture} data-testid="shared-picture">
            {design.thumbnail === null ? (
              <ConfiguredBox configuration={configuration} />
            ) : (
              <img src={design.thumbnail} alt={t('shared.picture', { name })} width={960} height={640} />
            )}
          </div>
          <Stack gap={2}>
            <header>
              <p className={styles.eyebrow}>{t('shared.title')}</p>
              <h1 tabIndex={-1}>{name}</h1>
            </header>
            <dl className={styles.facts}>
              <div>
                <dt>{t('shared.product')}</dt>
                <dd>{term('product', configuration.product)}</dd>
              </div>
              <div>
                <dt>{t('shared.size')}</dt>
                <dd>{format.size([length, width, height])}</dd>
              </div>
              <div>
                <dt>{t('shared.material')}</dt>
                <dd>{term('material', configuration.material)}</dd>
              </div>
              <div>
                <dt>{t('shared.print')}</dt>
                <dd>{term('printMode', configuration.print_mode)}</dd>
              </div>
              <div>
                <dt>{t('shared.changed')}</dt>
                <dd>{format.date(design.updated_at, 'dateTime')}</dd>
              </div>
            </dl>
            <p>{t(`shared.may.${access}`)}</p>
            <div>
              {access === 'copy' ? (
                <Button tone="signal" icon="copy" size="large" busy={busy} onClick={() => void copy()}>
                  {t('shared.copy')}
                </Button>
              ) : access === 'owner' ? (
                <Link
                  to="productEditor"
                  params={{ id: design.id }}
                  query={editorQuery}
                  className={buttonClass({ tone: 'signal' })}
                >
                  {t('shared.edit')}
                </Link>
              ) : (
                <Link to="boxEditor" className={buttonClass()}>
                  {t('shared.own')}
                </Link>
              )}
            </div>
          </Stack>
        </div>
      </Section>
    </Page>
  );
}
