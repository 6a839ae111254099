import { listHolidays, type RestDay } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { call } from '@shop/kit/api';
import { useFormat } from '@shop/kit/i18n';
import { unwrap, useQuery } from '@shop/kit/query';
import { Notice, Stack, Table } from '@shop/ui';
import type { ContentWords } from './content-words.ts';

/** The coming days without production or delivery, from the calendar of the delivery dates. */
export function DaysOff({ words }: { readonly words: ContentWords['calendar'] }) {
  const { languageTag, market, region } = useRegion();
  const format = useFormat();
  const country_iso = market.defaultShippingCountryCode;
  const { data, isError } = useQuery({
    queryKey: ['holidays', region, languageTag, country_iso],
    queryFn: ({ signal }) => unwrap(call(listHolidays, { query: { country_iso }, signal })),
    staleTime: 60 * 60_000,
  });
  if (isError) return <Notice severity="error">{words.failed}</Notice>;
  const names = new Intl.DisplayNames([languageTag], { type: 'region', fallback: 'code' });
  const country = (iso: string | undefined) => (iso === undefined ? '' : (names.of(iso) ?? iso));
  const describeClosure = ({ production, delivery }: RestDay) =>
    production && delivery ? words.both : production ? words.production : words.delivery;
  const caption = words.caption
    .replace('{{production}}', () => country(data?.production_country_iso))
    .replace('{{delivery}}', () => country(data?.delivery_country_iso));
  return (
    <Stack gap={2}>
      {data === undefined ? null : <p aria-hidden>{caption}</p>}
      <Table
        caption={caption}
        // On a phone the caption is as narrow as a cell, so the paragraph above replaces it.
        captionHidden
        columns={[
          {
            id: 'date',
            head: words.date,
            // The list continues into the next year.
            cell: ({ date }) => format.date(date, 'full'),
          },
          { id: 'holiday', head: words.holiday, cell: ({ holiday }) => holiday.name },
          { id: 'rests', head: words.rests, cell: describeClosure },
        ]}
        rows={data?.holidays ?? []}
        rowKey={({ date, holiday }) => `${date} ${holiday.key}`}
        skeletonRows={data === undefined ? 8 : 0}
        empty={words.failed}
        stacked
      />
    </Stack>
  );
}
