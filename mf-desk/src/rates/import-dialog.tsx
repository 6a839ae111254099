import { toast } from '@shop/kit';
import type { ApiProblem } from '@shop/kit/api';
import { useFormat } from '@shop/kit/i18n';
import { Badge, Button, Dialog, FileDrop, Notice, Table } from '@shop/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../frame/refusal-text.ts';
import { refetchDesk } from '../orders/orders.query.ts';
import deskStyles from '../releases/desk.module.css';
import { useOnline } from '../releases/freshness.tsx';
import { useRateText } from './rate-text.ts';
import { previewRates, type RatePreview, sendRates } from './rates.query.ts';

/** The largest file that the API reads. */
const largestBytes = 1024 * 1024;

/** Imports a file of published rates after a look at each of them. */
export function ImportRates({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const online = useOnline();
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<RatePreview | null>(null);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const count = (state: RatePreview['rows'][number]['state']) =>
    preview?.rows.filter((row) => row.state === state).length ?? 0;
  const isTooLarge = file !== null && file.size > largestBytes;
  // Of two files chosen in a row only the last counts.
  const latest = useRef<File | null>(null);
  const choose = async ([chosen]: readonly File[]) => {
    if (!chosen) return;
    latest.current = chosen;
    setFile(chosen);
    setPreview(null);
    setProblem(null);
    setBusy(false);
    if (chosen.size > largestBytes) return;
    setBusy(true);
    const reply = await previewRates(chosen);
    if (latest.current !== chosen) return;
    setBusy(false);
    if (reply.ok) setPreview(reply.value);
    else setProblem(reply.problem);
  };
  const send = async () => {
    setTried(true);
    if (preview === null) return;
    setBusy(true);
    setProblem(null);
    const reply = await sendRates(preview);
    await refetchDesk();
    setBusy(false);
    if (!reply.ok) return setProblem(reply.problem);
    toast('success', t('rates.imported', { added: format.number(reply.value.added) }));
    onClose();
  };
  const fault = () => {
    if (isTooLarge) return t('rates.tooLarge');
    return tried && file === null ? t('transfers.fileMissing') : undefined;
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      dismissable={!busy}
      title={t('rates.import')}
      closeLabel={t('desk.close')}
      footer={
        <Button
          tone="signal"
          busy={busy}
          busyLabel={t('change.sending')}
          disabledReason={
            online ? (count('differs') > 0 ? t('rates.differsText') : undefined) : t('change.offline')
          }
          onClick={() => void send()}
        >
          {t('transfers.send')}
        </Button>
      }
    >
      <div className={deskStyles.part}>
        <p>{t('rates.importText')}</p>
        <FileDrop
          label={file?.name ?? t('rates.file')}
          hint={t('rates.fileHint')}
          accept=".csv,.json"
          inputTestId="exchange-rates"
          onFiles={(files) => void choose(files)}
          cancelLabel={() => t('desk.close')}
          retryLabel={() => t('transfers.send')}
          progressLabel={() => t('change.sending')}
          error={fault()}
        />
        {problem ? <Notice severity="error">{refusalText(t, problem)}</Notice> : null}
        {preview ? (
          <>
            <p role="status">
              {t('rates.counts', {
                added: format.number(count('new')),
                known: format.number(count('known')),
              })}
            </p>
            {count('differs') > 0 ? <Notice severity="error">{t('rates.differsText')}</Notice> : null}
            <PreviewTable preview={preview} />
          </>
        ) : null}
      </div>
    </Dialog>
  );
}

/** Rows that a page shows at most; a year of the NBP has more than a thousand. */
const shownRows = 100;
const severities = { new: 'success', known: 'info', differs: 'error' } as const;

function PreviewTable({ preview }: { readonly preview: RatePreview }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const rateText = useRateText();
  // What is refused comes first.
  const rows = [...preview.rows].sort(
    (one, other) => Number(other.state === 'differs') - Number(one.state === 'differs'),
  );
  return (
    <>
      <Table
        caption={t('rates.file')}
        rows={rows.slice(0, shownRows)}
        rowKey={({ first_day, currency, table }) => `${first_day} ${currency} ${table}`}
        empty={null}
        columns={[
          {
            id: 'day',
            head: t('rates.day'),
            cell: ({ first_day: first, last_day: last }) =>
              first === last ? format.date(first) : `${format.date(first)} – ${format.date(last)}`,
          },
          { id: 'currency', head: t('approvals.currency'), cell: ({ currency }) => currency },
          { id: 'rate', head: t('rates.rate'), figure: true, cell: ({ rate }) => rateText(rate) },
          { id: 'table', head: t('rates.source'), cell: ({ table }) => table ?? 'HMRC' },
          {
            id: 'state',
            head: t('word.verdict'),
            cell: ({ state, stored }) => (
              <>
                <Badge severity={severities[state]}>{t(`rates.state.${state}`)}</Badge>
                {state === 'differs' && stored !== null
                  ? ` ${t('rates.stored', { rate: rateText(stored) })}`
                  : null}
              </>
            ),
          },
        ]}
      />
      {rows.length > shownRows ? (
        <p>{t('rates.more', { number: format.number(rows.length - shownRows) })}</p>
      ) : null}
    </>
  );
}
