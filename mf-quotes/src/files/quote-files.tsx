import { type QuoteFile, quoteFileLimits } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { FileDrop } from '@shop/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptedFiles, describeRefused, sortFiles, toMegabytes } from './file-rules.ts';
import styles from './quote-files.module.css';
import { useQuoteFiles, useQuoteUploads } from './quote-files.query.ts';
import { takeFilesOf } from './waiting-files.ts';

interface QuoteFilesProps {
  readonly qrNumber: string;
  /** A closed request takes no more files. */
  readonly isOpen: boolean;
}

/** The files of a request, and more by drop: each with its progress, to cancel or try again. */
export function QuoteFiles({ qrNumber, isOpen }: QuoteFilesProps) {
  const { t } = useTranslation('mf-quotes');
  const format = useFormat();
  const query = useQuoteFiles(qrNumber);
  const uploads = useQuoteUploads(qrNumber);
  const [refused, setRefused] = useState<string>();
  const { start } = uploads;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per request; `start` is another function in every render.
  useEffect(() => {
    const waiting = takeFilesOf(qrNumber);
    if (waiting.length > 0) start(waiting);
  }, [qrNumber]);
  const there = query.data ?? [];
  const add = (added: readonly File[]) => {
    const sorted = sortFiles(added, quoteFileLimits.files - there.length - uploads.items.length);
    setRefused(describeRefused(sorted, t));
    start(sorted.taken);
  };
  return (
    <section className={styles.files} aria-labelledby="quote-files">
      <h2 id="quote-files">{t('files.title')}</h2>
      {query.error ? <ProblemPanel error={query.error} onRetry={query.refetch} /> : null}
      {there.length === 0 ? null : (
        <ul>
          {there.map((file) => (
            <FileRow key={file.id} file={file} />
          ))}
        </ul>
      )}
      {query.data && there.length === 0 && !isOpen ? <p>{t('files.none')}</p> : null}
      {isOpen ? (
        <FileDrop
          label={t('files.label')}
          hint={t('files.hint')}
          accept={acceptedFiles}
          multiple
          inputTestId="quote-files"
          onFiles={add}
          error={refused}
          items={uploads.items.map(({ file, ...item }) => ({
            ...item,
            size: t('files.size', { size: format.number(toMegabytes(file.size)) }),
          }))}
          onCancel={(id) => {
            setRefused(undefined);
            uploads.cancel(id);
          }}
          onRetry={uploads.retry}
          cancelLabel={(name) => t('files.cancel', { name })}
          retryLabel={(name) => t('files.retry', { name })}
          progressLabel={(name) => t('files.uploading', { name })}
        />
      ) : null}
      {uploads.isRunning ? <p role="status">{t('files.stay')}</p> : null}
    </section>
  );
}

function FileRow({ file }: { readonly file: QuoteFile }) {
  const { t } = useTranslation('mf-quotes');
  const format = useFormat();
  return (
    <li>
      {file.name} <span>{t('files.size', { size: format.number(toMegabytes(file.bytes)) })}</span>
    </li>
  );
}
