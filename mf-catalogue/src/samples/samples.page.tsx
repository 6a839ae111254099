import type { listSamples, ReplyOf } from '@shop/contracts';
import { useDocumentTitle } from '@shop/kit';
import { loadLaterWords, useFormat } from '@shop/kit/i18n';
import { href } from '@shop/kit/navigation';
import { ProblemPanel } from '@shop/kit/query';
import { Anchor } from '@shop/kit/router';
import { Breadcrumb, FoldingLoader, Lead, Page, Section, Stack } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useDelivery } from '../delivery/delivery.query.ts';
import { PackBuilder } from './pack-builder.tsx';
import { ReadyPacks } from './ready-packs.tsx';
import styles from './samples.module.css';
import { useSamples } from './samples.query.ts';
import { useAddPack } from './use-add-pack.ts';

type SampleList = ReplyOf<typeof listSamples>;

/** Home does not load the words of this page. */
export const loader = async () => {
  await loadLaterWords('mf-catalogue');
  return null;
};

/** Sample packs: ready ones, and one of the buyer's own choice. */
export function Component() {
  const { t } = useTranslation('mf-catalogue');
  const samples = useSamples();
  useDocumentTitle(t('samples.title'));
  return (
    <Page>
      <Section close>
        <Stack gap={3}>
          <Breadcrumb
            component={Anchor}
            label={t('breadcrumb')}
            crumbs={[{ label: t('home.crumb'), href: href('home') }, { label: t('samples.title') }]}
          />
          <header>
            <h1>{t('samples.title')}</h1>
            <Lead>{t('samples.lead')}</Lead>
          </header>
          {samples.isPending ? <FoldingLoader label={t('samples.loading')} /> : null}
          {samples.error ? <ProblemPanel error={samples.error} onRetry={samples.refetch} /> : null}
          {samples.data ? <Packs list={samples.data} onOutdated={() => void samples.refetch()} /> : null}
        </Stack>
      </Section>
    </Page>
  );
}

function Packs({ list, onOutdated }: { readonly list: SampleList; readonly onOutdated: () => void }) {
  const { busy, add } = useAddPack(list, onOutdated);
  return (
    <>
      <PackFacts pack={list.pack} />
      <ReadyPacks list={list} busy={busy} onAdd={(name, samples) => void add(name, samples)} />
      <PackBuilder list={list} busy={busy === 'own'} onAdd={(samples) => void add('own', samples)} />
    </>
  );
}

/** What every pack costs, when it arrives and when its price comes back. */
function PackFacts({ pack }: Pick<SampleList, 'pack'>) {
  const { t } = useTranslation('mf-catalogue');
  const format = useFormat();
  const { data: delivery } = useDelivery(pack.sku, 1, undefined);
  const net = format.money(pack.price, pack.currency);
  const gross = format.money(pack.price_gross, pack.currency);
  return (
    <ul className={styles.facts}>
      <li>
        <strong>{t('samples.price', { price: gross })}</strong>
        <span>{net === gross ? t('samples.samePrice') : t('samples.net', { price: net })}</span>
      </li>
      <li>
        <strong>
          {delivery
            ? t('delivery.between', {
                from: format.date(delivery.from, 'weekday'),
                to: format.date(delivery.to, 'weekday'),
              })
            : t('samples.fromStock')}
        </strong>
        <span>{t('samples.noDesign')}</span>
      </li>
      <li>
        <strong>{t('samples.refund.title')}</strong>
        <span>{t('samples.refund.text')}</span>
      </li>
    </ul>
  );
}
