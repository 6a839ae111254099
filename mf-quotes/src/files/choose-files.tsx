import { quoteFileLimits } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { FileDrop } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptedFiles, describeRefused, sortFiles, toMegabytes } from './file-rules.ts';

interface ChooseFilesProps {
  readonly files: readonly File[];
  readonly onFiles: (files: readonly File[]) => void;
}

/** Chooses files for a request that is not sent yet: they are uploaded with it. */
export function ChooseFiles({ files, onFiles }: ChooseFilesProps) {
  const { t } = useTranslation('mf-quotes');
  const format = useFormat();
  const [refused, setRefused] = useState<string>();
  const add = (added: readonly File[]) => {
    const sorted = sortFiles(added, quoteFileLimits.files - files.length);
    setRefused(describeRefused(sorted, t));
    onFiles([...files, ...sorted.taken]);
  };
  return (
    <FileDrop
      label={t('files.label')}
      hint={t('files.hint')}
      accept={acceptedFiles}
      multiple
      inputTestId="quote-files"
      onFiles={add}
      error={refused}
      items={files.map((file, index) => ({
        id: String(index),
        name: file.name,
        size: t('files.size', { size: format.number(toMegabytes(file.size)) }),
        state: 'done' as const,
        severity: 'info' as const,
        message: t('files.waiting'),
      }))}
      onCancel={(id) => {
        setRefused(undefined);
        onFiles(files.filter((_, index) => String(index) !== id));
      }}
      cancelLabel={(name) => t('files.remove', { name })}
      retryLabel={(name) => t('files.retry', { name })}
      progressLabel={(name) => t('files.uploading', { name })}
    />
  );
}
