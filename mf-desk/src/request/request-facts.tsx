import type { StaffQuote } from '@shop/contracts';
import { decidedOptions, useFormat, useTerms } from '@shop/kit/i18n';
import { Anchor, Link } from '@shop/kit/router';
import { ConfiguredBox, Table } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { FactList } from '../frame/fact-list.tsx';
import { useRegionNames } from '../frame/markets.ts';
import styles from '../orders/orders.module.css';
import wishStyles from './request.module.css';

interface Part {
  readonly quote: StaffQuote;
}

/** What the buyer asks for: the box as its geometry draws it, quantities and message. */
export function RequestedBox({ quote: { request } }: Part) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const term = useTerms();
  const { configuration: box } = request;
  const size = box && format.size([box.size.length, box.size.width, box.size.height]);
  const facts: readonly (readonly [string, string])[] = [
    ...(box
      ? ([
          [t('orders.column.product'), `${term('product', box.product)} · ${size}`],
          [
            t('request.options'),
            [
              term('material', box.material),
              term('printMode', box.print_mode),
              ...(box.finish === 'foil-none' ? [] : [term('finish', box.finish)]),
              ...decidedOptions(box.structure_options, term, format),
            ].join(', '),
          ],
        ] as const)
      : []),
    [
      t('requests.column.quantities'),
      request.quantities.map((quantity) => format.number(quantity)).join(' / ') || '–',
    ],
    ...(request.deadline ? [[t('request.deadline'), format.date(request.deadline)] as const] : []),
  ];
  return (
    <section>
      <h2>{t('request.wish')}</h2>
      <div className={box ? wishStyles.wish : undefined}>
        {box ? (
          <div className={wishStyles.drawing}>
            <ConfiguredBox configuration={box} />
          </div>
        ) : null}
        <div>
          <FactList facts={facts} />
          {request.message === '' ? null : <p className={styles.text}>{request.message}</p>}
        </div>
      </div>
    </section>
  );
}

/** Who asks, from where, and what else they asked for or ordered. */
export function Customer({ quote: { request, customer, region } }: Part) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const regionNames = useRegionNames();
  const facts = [
    [t('orders.column.customer'), [request.full_name, request.email].filter(Boolean).join(', ') || '–'],
    [t('orders.column.company'), request.company_name ?? '–'],
    [t('request.vatId'), request.vat_id ?? '–'],
    [t('request.phone'), request.phone ?? '–'],
    [t('request.deliverTo'), [request.zipcode, request.country_iso].filter(Boolean).join(' ') || '–'],
    [t('word.region'), regionNames([region])],
    [t('requests.column.asked'), format.date(request.created_at, 'dateTime')],
    [t('requests.title'), format.number(customer.requests)],
  ] as const;
  return (
    <section>
      <h2>{t('orders.column.customer')}</h2>
      <FactList facts={facts} />
      {customer.orders === 0 || request.email.length < 3 ? null : (
        <p>
          <Link to="deskOrders" query={{ text: request.email.slice(0, 80) }}>
            {t('order.all', { number: String(customer.orders) })}
          </Link>
        </p>
      )}
    </section>
  );
}

/** The files that came along, to be downloaded. */
export function Files({ quote: { files } }: Part) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  return (
    <Table
      caption={t('request.files')}
      rows={files}
      rowKey={({ id }) => id}
      empty={t('order.nothing')}
      columns={[
        {
          id: 'name',
          head: t('request.file'),
          cell: ({ name, url }) => <Anchor href={url}>{name}</Anchor>,
        },
        {
          id: 'size',
          head: t('request.fileSize'),
          figure: true,
          cell: ({ bytes }) => `${format.number(Math.ceil(bytes / 1000))} kB`,
        },
      ]}
    />
  );
}

/** The versions of its offer, newest first. */
export function Offers({ quote: { offers } }: Part) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  return (
    <Table
      caption={t('request.offers')}
      rows={offers}
      rowKey={({ id }) => String(id)}
      empty={t('order.nothing')}
      columns={[
        { id: 'version', head: t('request.version'), cell: ({ version }) => format.number(version) },
        { id: 'state', head: t('word.state'), cell: ({ status }) => t(`requests.offer.${status}`) },
        {
          id: 'made',
          head: t('word.at'),
          cell: ({ created_at }) => format.date(created_at, 'dateTime'),
        },
        {
          id: 'until',
          head: t('request.validUntil'),
          cell: ({ valid_until }) => format.date(valid_until, 'dateTime'),
        },
        {
          id: 'reason',
          head: t('offer.reason'),
          cell: ({ discount_reason }) => discount_reason ?? '–',
        },
        {
          id: 'open',
          head: t('offer.preview'),
          cell: ({ url }) => <Anchor href={`${url}?preview`}>{t('offer.open')}</Anchor>,
        },
        {
          id: 'order',
          head: t('palette.kind.order'),
          cell: ({ order_number: number }) => number ?? '–',
        },
      ]}
    />
  );
}
