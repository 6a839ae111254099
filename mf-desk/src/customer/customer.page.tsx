import {
  assignOrderManager,
  createCustomerNote,
  createStaffRequest,
  createWalletEntry,
  getStaffCustomer,
  type StaffCustomer,
} from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel, problemBehind } from '@shop/kit/query';
import { Link, useRouteParams } from '@shop/kit/router';
import { Badge, Button, Notice, Row, Skeleton } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendCustomerNote, useStaffCustomer } from '../customers/customers.query.ts';
import { DeskFrame } from '../frame/desk-frame.tsx';
import { DeskPage, Refused } from '../frame/desk-page.tsx';
import { FactList } from '../frame/fact-list.tsx';
import { useLanguageName } from '../frame/language-name.ts';
import { useRegionNames } from '../frame/markets.ts';
import { Notes } from '../frame/notes.tsx';
import { useHolds, useMay } from '../frame/staff-me.ts';
import { CreditDialog, creditPermission } from '../order/credit-dialog.tsx';
import styles from '../orders/orders.module.css';
import deskStyles from '../releases/desk.module.css';
import { Freshness } from '../releases/freshness.tsx';
import { SecondStep } from '../security/second-step.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import {
  Consents,
  Designs,
  Mails,
  Orders,
  PrivacyRequests,
  Quotes,
  UsedCoupons,
  Wallet,
} from './customer-tables.tsx';
import { ManagerDialog } from './manager-dialog.tsx';

/** One customer with all that belongs to them, for staff. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  const { customerId } = useRouteParams('deskCustomer');
  return (
    <DeskPage title={t('customer.title', { name: customerId })} needs={getStaffCustomer}>
      <CustomerPage key={customerId} id={customerId} />
    </DeskPage>
  );
}

function CustomerPage({ id }: { readonly id: string }) {
  const { t } = useTranslation('mf-desk');
  const query = useStaffCustomer(id);
  const { data: customer } = query;
  const code = problemBehind(query.error)?.code;
  const title = t('customer.title', { name: customer?.name ?? customer?.email ?? id });
  if (code === 'second_factor_required') return <SecondStep />;
  if (code === 'forbidden') return <Refused title={title} needs={getStaffCustomer} />;
  return (
    <DeskFrame>
      <div className={deskStyles.head}>
        <h1>{title}</h1>
        <Freshness updatedAt={query.dataUpdatedAt} isFetching={query.isFetching} />
      </div>
      {code === 'not_found' || code === 'invalid_input' ? (
        <Notice severity="warning">
          {t('customer.missing')} <Link to="deskCustomers">{t('nav.customers')}</Link>
        </Notice>
      ) : query.error ? (
        <ProblemPanel error={query.error} onRetry={query.refetch} kept={t('desk.kept')} />
      ) : null}
      {customer ? <Shown customer={customer} /> : null}
      {query.isPending ? <Skeleton /> : null}
    </DeskFrame>
  );
}

function Shown({ customer }: { readonly customer: StaffCustomer }) {
  const { t } = useTranslation('mf-desk');
  const may = useMay();
  const { id, region, kind } = customer;
  return (
    <>
      <Row>
        <Badge>{t(`customers.kind.${kind}`)}</Badge>
        {kind === 'account' && !customer.confirmed ? (
          <Badge severity="warning">{t('customer.unconfirmed')}</Badge>
        ) : null}
        {[...customer.exports, ...customer.erasures].some(({ overdue }) => overdue) ? (
          <Badge severity="error">{t('customer.privacy')}</Badge>
        ) : null}
      </Row>
      {kind === 'account' ? <Actions customer={customer} /> : null}
      <div className={styles.parts}>
        <div className={styles.part}>
          <Orders customer={customer} />
          <Quotes customer={customer} />
          <Designs customer={customer} />
          <Wallet customer={customer} />
          <UsedCoupons customer={customer} />
          <Mails customer={customer} />
          <Consents customer={customer} />
          <PrivacyRequests customer={customer} />
        </div>
        <div className={styles.part}>
          <Profile customer={customer} />
          <Referral customer={customer} />
          <Notes
            notes={customer.notes}
            onSend={may(createCustomerNote, region) ? (text) => sendCustomerNote(id, region, text) : null}
          />
        </div>
      </div>
    </>
  );
}

/** The wallet's currencies, that of the customer's market first. */
const currenciesOf = ({ currency: own, wallet }: StaffCustomer) =>
  [own, ...wallet.balances.map(({ currency }) => currency).filter((one) => one !== own)] as const;

/** What the reader's roles include. */
function Actions({ customer }: { readonly customer: StaffCustomer }) {
  const { t } = useTranslation('mf-desk');
  const may = useMay();
  const holds = useHolds();
  const [open, setOpen] = useState<'credit' | 'correct' | 'manager' | null>(null);
  const close = () => setOpen(null);
  const { region, wallet } = customer;
  const hasMoney = wallet.balances.some(({ balance }) => Number(balance) > 0);
  return (
    <>
      <Row>
        {may(assignOrderManager, region) ? (
          <Button onClick={() => setOpen('manager')}>{t('customer.changeManager')}</Button>
        ) : null}
        {may(createStaffRequest, region) && holds(creditPermission, region) ? (
          <Button onClick={() => setOpen('credit')}>{t('credit.title')}</Button>
        ) : null}
        {may(createWalletEntry, region) && hasMoney ? (
          <Button onClick={() => setOpen('correct')}>{t('customer.correct')}</Button>
        ) : null}
      </Row>
      {open === 'manager' ? <ManagerDialog customer={customer} onClose={close} /> : null}
      {open === 'credit' ? (
        <CreditDialog
          customer={customer}
          currencies={currenciesOf(customer)}
          region={region}
          onClose={close}
        />
      ) : null}
      {open === 'correct' ? <CorrectionDialog customer={customer} onClose={close} /> : null}
    </>
  );
}

function Profile({ customer }: { readonly customer: StaffCustomer }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const regionNames = useRegionNames();
  const languageName = useLanguageName();
  const { order_manager: manager, spend } = customer;
  return (
    <section>
      <h2>{t('order.facts')}</h2>
      <FactList
        facts={[
          [t('people.person'), customer.name ?? ''],
          [t('people.email'), customer.email ?? ''],
          [t('customer.contactEmail'), customer.contact_email ?? ''],
          [t('request.phone'), customer.phone ?? ''],
          [t('orders.column.company'), customer.company ?? ''],
          [t('word.region'), regionNames([customer.region])],
          [t('customer.language'), languageName(customer.locale)],
          [t('customers.since'), format.date(customer.since)],
          [t('orders.title'), format.number(customer.order_count)],
          [
            t('customers.spend'),
            spend.map(({ amount, currency }) => format.money(amount, currency)).join(' + ') || '–',
          ],
          [t('customer.manager'), manager ? `${manager.name}, ${manager.email}` : '–'],
          [
            t('customer.companies'),
            customer.companies.map(({ name, role }) => `${name} (${t(`company.role.${role}`)})`).join(', '),
          ],
        ]}
      />
      {customer.addresses.length === 0 ? null : (
        <>
          <h3>{t('customer.addresses')}</h3>
          <ul className={styles.results}>
            {customer.addresses.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Where the customer came from and whom they brought; nothing where there is neither. */
function Referral({ customer: { referral } }: { readonly customer: StaffCustomer }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const { code, referred_by: by, referred, rewarded } = referral;
  if (code === null && by === null) return null;
  return (
    <section>
      <h2>{t('customer.referral')}</h2>
      <FactList
        facts={[
          [t('customer.referralCode'), code ?? ''],
          [
            t('customer.referred'),
            code === null ? '' : `${format.number(referred)} / ${format.number(rewarded)}`,
          ],
          [
            t('customer.referredBy'),
            by === null ? (
              ''
            ) : (
              <>
                <Link to="deskCustomer" params={{ customerId: String(by.id) }}>
                  {by.name}
                </Link>
                {` · ${t(`customer.referralState.${by.status}`)}`}
              </>
            ),
          ],
        ]}
      />
    </section>
  );
}
