import type { BankStatement, CsvMapping, previewBankStatement, ReplyOf } from '@shop/contracts';
import { statementLimits } from '@shop/contracts';
import { toast } from '@shop/kit';
import type { ApiProblem } from '@shop/kit/api';
import { useFormat } from '@shop/kit/i18n';
import { Button, Dialog, FileDrop, Notice, Progress } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refetchDesk } from '../orders/orders.query.ts';
import { useOnline } from '../releases/freshness.tsx';
import { ColumnChoice, emptyMapping, isComplete, type MappingDraft } from './column-choice.tsx';
import { transferRefusal } from './refusal.ts';
import { previewFile, sendFile } from './transfers.query.ts';

type Preview = ReplyOf<typeof previewBankStatement>;

/** Imports a bank statement: a CAMT file at once, a CSV file after its columns are chosen. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const online = useOnline();
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [mapping, setMapping] = useState<MappingDraft | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const isTooLarge = file !== null && file.size > statementLimits.bytes;
  const look = async (chosen: File, layout: Parameters<typeof previewFile>[1] = {}) => {
    setBusy(true);
    setProblem(null);
    const reply = await previewFile(chosen, layout);
    setBusy(false);
    if (!reply.ok) return setProblem(reply.problem);
    setPreview(reply.value);
    setMapping(
      reply.value.format === 'csv' ? { ...emptyMapping(reply.value), ...reply.value.mapping } : null,
    );
  };
  const choose = ([chosen]: readonly File[]) => {
    if (!chosen) return;
    setFile(chosen);
    setPreview(null);
    setMapping(null);
    setTried(false);
    if (chosen.size <= statementLimits.bytes) void look(chosen);
  };
  const send = async () => {
    setTried(true);
    if (file === null || preview === null || isTooLarge) return;
    let chosen: CsvMapping | null = null;
    if (mapping !== null) {
      if (!isComplete(mapping)) return;
      chosen = mapping;
    }
    setBusy(true);
    setProblem(null);
    const reply = await sendFile(file, chosen, setShare);
    await refetchDesk();
    setBusy(false);
    setShare(null);
    if (!reply.ok) return setProblem(reply.problem);
    const { bank_statements: statements } = reply.value;
    const sum = (count: (one: BankStatement) => number) =>
      format.number(statements.reduce((all, one) => all + count(one), 0));
    toast(
      'success',
      t('transfers.imported', {
        added: sum((one) => one.entries - one.known),
        known: sum((one) => one.known),
      }),
    );
    onClose();
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      dismissable={!busy}
      title={t('transfers.import')}
      closeLabel={t('desk.close')}
      footer={
        <Button
          tone="signal"
          busy={busy}
          busyLabel={t('change.sending')}
          disabledReason={online ? undefined : t('change.offline')}
          onClick={() => void send()}
        >
          {t('transfers.send')}
        </Button>
      }
    >
      <p>{t('transfers.importText')}</p>
      <FileDrop
        label={file?.name ?? t('transfers.file')}
        hint={t('transfers.fileHint')}
        accept=".xml,.csv,.txt,.camt"
        inputTestId="bank-statement"
        onFiles={choose}
        cancelLabel={() => t('desk.close')}
        retryLabel={() => t('transfers.send')}
        progressLabel={() => t('change.sending')}
        error={
          isTooLarge
            ? t('transfers.refused.too_large')
            : tried && file === null
              ? t('transfers.fileMissing')
              : undefined
        }
      />
      {problem === null ? null : <Notice severity="error">{transferRefusal(t, format, problem)}</Notice>}
      {share === null ? null : <Progress value={share} label={t('change.sending')} />}
      {preview?.format === 'csv' && mapping !== null && file !== null ? (
        <ColumnChoice
          preview={preview}
          mapping={mapping}
          tried={tried}
          onChange={setMapping}
          onLayout={(layout) => void look(file, layout)}
        />
      ) : null}
    </Dialog>
  );
}
