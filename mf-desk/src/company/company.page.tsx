import { getStaffCompany, type StaffCompany } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel, problemBehind } from '@shop/kit/query';
import { Link, useRouteParams } from '@shop/kit/router';
import { Badge, Notice, Skeleton, Table } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useStaffCompany } from '../companies/companies.query.ts';
import { DeskFrame } from '../frame/desk-frame.tsx';
import { DeskPage, Refused } from '../frame/desk-page.tsx';
import { FactList } from '../frame/fact-list.tsx';
import { useRegionNames } from '../frame/markets.ts';
import styles from '../orders/orders.module.css';
import deskStyles from '../releases/desk.module.css';
import { Freshness } from '../releases/freshness.tsx';
import { SecondStep } from '../security/second-step.tsx';

interface Part {
  readonly company: StaffCompany;
}

/** One company with its members, limits and orders, for staff. Its own admins change it. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  const { companyId } = useRouteParams('deskCompany');
  return (
    <DeskPage title={t('company.title', { name: companyId })} needs={getStaffCompany}>
      <CompanyPage key={companyId} id={companyId} />
    </DeskPage>
  );
}

function CompanyPage({ id }: { readonly id: string }) {
  const { t } = useTranslation('mf-desk');
  const query = useStaffCompany(id);
  const { data: company } = query;
  const code = problemBehind(query.error)?.code;
  const title = t('company.title', { name: company?.name ?? id });
  if (code === 'second_factor_required') return <SecondStep />;
  if (code === 'forbidden') return <Refused title={title} needs={getStaffCompany} />;
  return (
    <DeskFrame>
      <div className={deskStyles.head}>
        <h1>{title}</h1>
        <Freshness updatedAt={query.dataUpdatedAt} isFetching={query.isFetching} />
      </div>
      {code === 'not_found' || code === 'invalid_input' ? (
        <Notice severity="warning">
          {t('company.missing')} <Link to="deskCompanies">{t('nav.companies')}</Link>
        </Notice>
      ) : query.error ? (
        <ProblemPanel error={query.error} onRetry={query.refetch} kept={t('desk.kept')} />
      ) : null}
      {company ? (
        <div className={styles.parts}>
          <div className={styles.part}>
            <Approvals company={company} />
            <Orders company={company} />
            <Members company={company} />
            <Items company={company} />
          </div>
          <div className={styles.part}>
            <Details company={company} />
            <Rules company={company} />
          </div>
        </div>
      ) : null}
      {query.isPending ? <Skeleton /> : null}
    </DeskFrame>
  );
}

const severities = { valid: 'success', invalid: 'error', pending_verification: 'warning' } as const;

function Details({ company }: Part) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const regionNames = useRegionNames();
  const { vat_check: check } = company;
  return (
    <section>
      <h2>{t('order.facts')}</h2>
      <FactList
        facts={[
          [t('orders.column.company'), company.name],
          [t('company.address'), company.address ?? '–'],
          [t('request.vatId'), company.vat_id ?? '–'],
          [
            t('company.vatCheck'),
            check === null ? (
              t('company.neverChecked')
            ) : (
              <>
                <Badge severity={severities[check.verdict]}>{t(`company.verdict.${check.verdict}`)}</Badge>{' '}
                {[check.name, check.registry, format.date(check.checked_at, 'dateTime')]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </>
            ),
          ],
          [t('company.electronicAddress'), company.electronic_address ?? ''],
          [t('word.region'), regionNames([company.region])],
          [t('customer.currency'), company.currency],
          [t('customers.since'), format.date(company.created_at)],
          [t('orders.title'), format.number(company.order_count)],
          [
            t('customers.spend'),
            company.spend.map(({ amount, currency }) => format.money(amount, currency)).join(' + ') || '–',
          ],
        ]}
      />
    </section>
  );
}

/** What members may order without an approver. */
function Rules({ company: { rules, currency } }: Part) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const amount = (limit: string | null) =>
    limit === null ? t('company.noLimit') : format.money(limit, currency);
  return (
    <section>
      <h2>{t('company.rules')}</h2>
      <FactList
        facts={[
          [t('company.perOrder'), amount(rules.order_limit)],
          [t(`company.per.${rules.window_unit}`), amount(rules.window_limit)],
          [t('company.timeZone'), rules.time_zone],
          [t('company.poNumber'), t(`company.po.${rules.po_required ? 'required' : 'optional'}`)],
        ]}
      />
      <p className={styles.soft}>{t('company.changedBy')}</p>
    </section>
  );
}

function Members({ company: { members, invitations, currency } }: Part) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const rows = [
    ...members.map((member) => ({
      key: `member ${member.user_id}`,
      name: (
        <Link to="deskCustomer" params={{ customerId: String(member.user_id) }}>
          {member.name ?? member.email ?? String(member.user_id)}
        </Link>
      ),
      email: member.email ?? '–',
      role: member.role,
      limit: member.approval_limit === null ? '–' : format.money(member.approval_limit, currency),
      since: format.date(member.joined_at),
    })),
    ...invitations.map((invitation) => ({
      key: `invitation ${invitation.id}`,
      name: <Badge>{t('people.state.invited')}</Badge>,
      email: invitation.email,
      role: invitation.role,
      limit: '–',
      since: format.date(invitation.created_at),
    })),
  ];
  return (
    <Table
      caption={t('company.members')}
      rows={rows}
      rowKey={({ key }) => key}
      empty={t('order.nothing')}
      columns={[
        { id: 'name', head: t('people.person'), cell: ({ name }) => name },
        { id: 'email', head: t('people.email'), cell: ({ email }) => email },
        { id: 'role', head: t('company.roleName'), cell: ({ role }) => t(`company.role.${role}`) },
        { id: 'limit', head: t('company.approvalLimit'), figure: true, cell: ({ limit }) => limit },
        { id: 'since', head: t('people.since'), cell: ({ since }) => since },
      ]}
    />
  );
}

/** Orders beyond a limit that wait for an approver of the company; left out where none waits. */
function Approvals({ company: { approvals } }: Part) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  return approvals.length === 0 ? null : (
    <Table
      caption={t('company.approvals')}
      rows={approvals}
      rowKey={({ id }) => String(id)}
      empty={null}
      columns={[
        { id: 'by', head: t('word.by'), cell: ({ requested_by }) => requested_by },
        {
          id: 'asked',
          head: t('requests.column.asked'),
          cell: ({ created_at }) => format.date(created_at, 'dateTime'),
        },
        {
          id: 'until',
          head: t('request.validUntil'),
          cell: ({ expires_at }) => format.date(expires_at, 'dateTime'),
        },
        {
          id: 'total',
          head: t('orders.column.total'),
          figure: true,
          cell: ({ total, currency }) => format.money(total, currency),
        },
      ]}
    />
  );
}

function Orders({ company: { orders, order_count: count, name } }: Part) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  return (
    <section>
      <Table
        caption={t('orders.title')}
        rows={orders}
        rowKey={({ number }) => number}
        empty={t('order.nothing')}
        columns={[
          {
            id: 'number',
            head: t('orders.column.number'),
            cell: ({ number }) => (
              <Link to="deskOrder" params={{ orderNumber: number }}>
                {number}
              </Link>
            ),
          },
          {
            id: 'placed',
            head: t('orders.column.placed'),
            cell: ({ placed_at }) => format.date(placed_at),
          },
          { id: 'po', head: t('company.poNumber'), cell: ({ po_number }) => po_number ?? '–' },
          { id: 'stage', head: t('orders.column.stage'), cell: ({ stage }) => t(`orders.stage.${stage}`) },
          {
            id: 'payment',
            head: t('orders.column.payment'),
            cell: ({ payment_state }) => t(`orders.payment.${payment_state}`),
          },
          {
            id: 'total',
            head: t('orders.column.total'),
            figure: true,
            cell: ({ total, currency }) => format.money(total, currency),
          },
        ]}
      />
      {count > orders.length && name.length >= 3 ? (
        <p>
          <Link to="deskOrders" query={{ text: name.slice(0, 80) }}>
            {t('company.all', { number: format.number(count) })}
          </Link>
        </p>
      ) : null}
    </section>
  );
}

/** What members may reorder, and in which quantities. */
function Items({ company: { items } }: Part) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  return (
    <Table
      caption={t('company.items')}
      rows={items}
      rowKey={({ id }) => String(id)}
      empty={t('order.nothing')}
      columns={[
        { id: 'label', head: t('orders.column.product'), cell: ({ label }) => label },
        {
          id: 'quantities',
          head: t('requests.column.quantities'),
          cell: ({ quantities }) =>
            quantities.map((quantity) => format.number(quantity)).join(' / ') || t('company.anyQuantity'),
        },
      ]}
    />
  );
}
