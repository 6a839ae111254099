import type { CouponVersion } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { Table } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useCouponText } from './coupon-text.ts';

/** Who changed a code when, with the terms of each version; newest first. */
export function CouponVersions({ versions }: { readonly versions: readonly CouponVersion[] }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const text = useCouponText();
  return (
    <Table
      caption={t('promotions.versions')}
      stacked
      rows={versions}
      rowKey={({ revision }) => String(revision)}
      empty={t('promotions.noVersions')}
      columns={[
        { id: 'at', head: t('word.at'), cell: ({ changed_at }) => format.date(changed_at, 'dateTime') },
        { id: 'by', head: t('word.by'), cell: (one) => one.changed_by_name ?? one.changed_by },
        { id: 'note', head: t('promotions.note'), cell: ({ terms }) => terms.note },
        { id: 'discount', head: t('promotions.discount'), cell: ({ terms }) => text.discount(terms) },
        {
          id: 'minimum',
          head: t('promotions.minimum'),
          cell: ({ terms }) => text.amounts(terms.minimums) || '–',
        },
        { id: 'days', head: t('promotions.valid'), cell: ({ terms }) => text.days(terms) },
      ]}
    />
  );
}
