import {
  createStaffRequest,
  listStaffRequests,
  requestPermissions,
  type StaffRequest,
} from '@shop/contracts';
import { ProblemPanel, problemBehind } from '@shop/kit/query';
import { useSearchParams } from '@shop/kit/router';
import { Button, EmptyState, Row, Select, Skeleton } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskFrame } from '../frame/desk-frame.tsx';
import { DeskPage, NotAllowed } from '../frame/desk-page.tsx';
import { useMarkets } from '../frame/markets.ts';
import { useHolds, useMay, useRegionsFor, useStaffMe } from '../frame/staff-me.ts';
import { regionParameter } from '../matrix/filter.ts';
import { useFilterSetter } from '../matrix/filters.tsx';
import deskStyles from '../releases/desk.module.css';
import { Freshness } from '../releases/freshness.tsx';
import { stopBehind } from '../security/second-step.tsx';
import styles from './approvals.module.css';
import { requestStates, useRequests } from './approvals.query.ts';
import { BookDialog } from './book-dialog.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { type DecisionKind, RequestCard } from './request-card.tsx';

/** What waits for a second person: refunds above the limit, credits to wallets, price books. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  return (
    <DeskPage title={t('approvals.title')} needs={listStaffRequests}>
      <Approvals />
    </DeskPage>
  );
}

function Approvals() {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const state = requestStates.find((one) => one === search.get('state')) ?? 'waiting';
  const region = useMarkets().find(({ id }) => id === search.get(regionParameter))?.id;
  const address = search.toString();
  const [{ page, of }, setPage] = useState({ page: 1, of: address });
  const shown = of === address ? page : 1;
  const list = useRequests(state, region, shown);
  const { data: me } = useStaffMe();
  const [deciding, setDeciding] = useState<{ request: StaffRequest; kind: DecisionKind } | null>(null);
  const may = useMay();
  const holds = useHolds();
  const [isRequesting, setRequesting] = useState(false);
  if (problemBehind(list.error)?.code === 'forbidden' && !region)
    return <NotAllowed title={t('approvals.title')} needs={listStaffRequests} />;
  const stop = stopBehind(list.error);
  if (stop !== null && problemBehind(list.error)?.code !== 'forbidden') return stop;
  const requests = list.data?.requests ?? [];
  const pages = list.data?.pages ?? 1;
  const turn = (to: number) => setPage({ page: to, of: address });
  return (
    <DeskFrame>
      <div className={deskStyles.head}>
        <h1>{t('approvals.title')}</h1>
        <Freshness updatedAt={list.dataUpdatedAt} isFetching={list.isFetching} />
      </div>
      {may(createStaffRequest) && holds(requestPermissions.price_book.ask) ? (
        <Row>
          <Button size="small" onClick={() => setRequesting(true)}>
            {t('book.title')}
          </Button>
        </Row>
      ) : null}
      <Filters state={state} region={region} />
      {list.error ? <ProblemPanel error={list.error} onRetry={list.refetch} kept={t('desk.kept')} /> : null}
      {list.isPending ? <Skeleton lines={6} /> : null}
      {list.data && requests.length === 0 ? (
        <EmptyState title={t(`approvals.none.${state}`)}>{t('approvals.noneText')}</EmptyState>
      ) : null}
      <div className={styles.cards}>
        {requests.map((request) => (
          <RequestCard
            key={request.id}
            request={request}
            me={me}
            onDecide={(kind) => setDeciding({ request, kind })}
          />
        ))}
      </div>
      {pages > 1 ? (
        <Row>
          <Button
            size="small"
            disabledReason={shown > 1 ? undefined : t('history.newest')}
            onClick={() => turn(shown - 1)}
          >
            {t('history.newer')}
          </Button>
          <Button
            size="small"
            disabledReason={shown < pages ? undefined : t('history.oldest')}
            onClick={() => turn(shown + 1)}
          >
            {t('history.older')}
          </Button>
        </Row>
      ) : null}
      {isRequesting ? <BookDialog onClose={() => setRequesting(false)} /> : null}
      {deciding ? <DecisionDialog {...deciding} onClose={() => setDeciding(null)} /> : null}
    </DeskFrame>
  );
}

interface FiltersProps {
  readonly state: StaffRequest['state'];
  readonly region: string | undefined;
}

/** State and region, both in the address; regions are those where the reader may read requests. */
function Filters({ state, region }: FiltersProps) {
  const { t } = useTranslation('mf-desk');
  const set = useFilterSetter();
  const mine = useRegionsFor()(listStaffRequests);
  const markets = useMarkets().filter(({ id }) => mine === null || mine.includes(id));
  return (
    <div className={deskStyles.filters}>
      <Select
        dense
        label={t('word.state')}
        value={state}
        onChange={(value) => set('state', value === 'waiting' ? '' : value)}
        options={requestStates.map((one) => ({ value: one, label: t(`approvals.state.${one}`) }))}
      />
      {markets.length < 2 ? null : (
        <Select
          dense
          label={t('word.region')}
          value={region ?? ''}
          onChange={(value) => set(regionParameter, value)}
          emptyLabel={t('filter.everyRegion')}
          options={markets.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </div>
  );
}
