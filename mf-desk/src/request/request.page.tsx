import {
  assignQuote,
  createQuoteNote,
  getStaffQuote,
  previewStaffOffer,
  type StaffQuote,
} from '@shop/contracts';
import { ProblemPanel, problemBehind } from '@shop/kit/query';
import { Link, useRouteParams } from '@shop/kit/router';
import { Badge, Button, Notice, Row, Skeleton } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskFrame } from '../frame/desk-frame.tsx';
import { DeskPage, Refused } from '../frame/desk-page.tsx';
import { Notes } from '../frame/notes.tsx';
import { refusalText } from '../frame/refusal-text.ts';
import { useMay, useStaffMe } from '../frame/staff-me.ts';
import styles from '../orders/orders.module.css';
import { refetchDesk } from '../orders/orders.query.ts';
import deskStyles from '../releases/desk.module.css';
import { Freshness, useOnline } from '../releases/freshness.tsx';
import { Clock } from '../requests/clock.tsx';
import { OwnerDialog } from '../requests/owner-dialog.tsx';
import { type OwnedRequest, sendOwner, sendQuoteNote, useStaffQuote } from '../requests/requests.query.ts';
import { SecondStep } from '../security/second-step.tsx';
import { OfferActions } from './offer-actions.tsx';
import { OfferForm } from './offer-form.tsx';
import { Customer, Files, Offers, RequestedBox } from './request-facts.tsx';

/** One quote request with all that belongs to it, for staff. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  const { qrNumber: number } = useRouteParams('deskRequest');
  return (
    <DeskPage title={t('request.title', { number })} needs={getStaffQuote}>
      <RequestPage key={number} number={number} />
    </DeskPage>
  );
}

function RequestPage({ number }: { readonly number: string }) {
  const { t } = useTranslation('mf-desk');
  const query = useStaffQuote(number);
  const code = problemBehind(query.error)?.code;
  if (code === 'second_factor_required') return <SecondStep />;
  if (code === 'forbidden') return <Refused title={t('request.title', { number })} needs={getStaffQuote} />;
  return (
    <DeskFrame>
      <div className={deskStyles.head}>
        <h1>{t('request.title', { number })}</h1>
        <Freshness updatedAt={query.dataUpdatedAt} isFetching={query.isFetching} />
      </div>
      {code === 'not_found' ? (
        <Notice severity="warning">
          {t('request.missing')} <Link to="deskRequests">{t('nav.requests')}</Link>
        </Notice>
      ) : query.error ? (
        <ProblemPanel error={query.error} onRetry={query.refetch} kept={t('desk.kept')} />
      ) : null}
      {query.data ? <Shown quote={query.data} /> : null}
      {query.isPending ? <Skeleton /> : null}
    </DeskFrame>
  );
}

function Shown({ quote }: { readonly quote: StaffQuote }) {
  const { t } = useTranslation('mf-desk');
  const may = useMay();
  const { request, region, notes } = quote;
  const isOpen = request.status !== 'closed' && request.email !== '';
  return (
    <>
      <Row>
        <Badge>{t(`requests.state.${request.status}`)}</Badge>
        <Badge>{t(`requests.type.${request.type}`)}</Badge>
        <span>
          {t('requests.column.due')}: <Clock answerBy={request.answer_by} overdue={quote.overdue} />
        </span>
      </Row>
      <Owner quote={quote} />
      <div className={styles.parts}>
        <div className={styles.part}>
          <RequestedBox quote={quote} />
          <Customer quote={quote} />
          <Files quote={quote} />
          <Offers quote={quote} />
          <OfferActions quote={quote} />
          {may(previewStaffOffer, region) && isOpen ? <OfferForm quote={quote} /> : null}
        </div>
        <div className={styles.part}>
          <Notes
            notes={notes}
            onSend={
              may(createQuoteNote, region) ? (text) => sendQuoteNote(request.qr_number, region, text) : null
            }
          />
        </div>
      </div>
    </>
  );
}

/** Who answers it, and taking it in one click; a colleague who was faster is named. */
function Owner({ quote: { request, region, owner, revision } }: { readonly quote: StaffQuote }) {
  const { t } = useTranslation('mf-desk');
  const may = useMay();
  const online = useOnline();
  const { data: me } = useStaffMe();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isChanging, setChanging] = useState(false);
  const owned: OwnedRequest = {
    number: request.qr_number,
    region,
    status: request.status,
    revision,
    owner,
  };
  const take = async (id: number) => {
    setBusy(true);
    const sent = await sendOwner(owned, id);
    setRefusal(sent.ok ? null : refusalText(t, sent.problem));
    await refetchDesk();
    setBusy(false);
  };
  return (
    <>
      <Row>
        <span>{t('requests.ownerIs', { name: owner?.name ?? t('requests.nobody') })}</span>
        {may(assignQuote, region) && request.status !== 'closed' ? (
          <>
            {me === undefined || owner?.id === me.id ? null : (
              <Button
                tone={owner === null ? 'signal' : 'plain'}
                size="small"
                busy={busy}
                busyLabel={t('change.sending')}
                disabledReason={online ? undefined : t('change.offline')}
                onClick={() => void take(me.id)}
              >
                {t('request.take')}
              </Button>
            )}
            <Button size="small" onClick={() => setChanging(true)}>
              {t('requests.changeOwner')}
            </Button>
          </>
        ) : null}
      </Row>
      {refusal === null ? null : <Notice severity="warning">{refusal}</Notice>}
      {isChanging ? <OwnerDialog requests={[owned]} onClose={() => setChanging(false)} /> : null}
    </>
  );
}
