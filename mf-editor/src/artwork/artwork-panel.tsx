import type { Asset } from '@shop/contracts';
import { problemText, useFormat } from '@shop/kit/i18n';
import type { Side } from '@shop/packaging';
import { Button, FileDrop, type FileDropItem } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import type { Session } from '../session/session.ts';
import styles from './artwork.module.css';
import { placeUpload } from './place-upload.ts';
import { TemplateMatchChoice } from './template-match-choice.tsx';
import type { Upload, Uploads } from './use-uploads.ts';

const megabyte = 1_000_000;

interface ArtworkPanelProps {
  readonly session: Session;
  readonly uploads: Uploads;
  readonly side: Side | null;
  readonly sideName: string;
}

const knownWarnings = [
  'fonts_not_embedded',
  'first_page_used',
  'cmyk_preview',
  'svg_text',
  'template_lines',
] as const;

/**
 * Upload by drop, click or keyboard. Each file goes to the current side; a refused one shows the reason and can be
 * retried.
 */
export function ArtworkPanel({ session, uploads, side, sideName }: ArtworkPanelProps) {
  const { t } = useTranslation('mf-editor');
  const format = useFormat();
  const listWarnings = ({ warnings }: Asset): string[] =>
    knownWarnings.filter((each) => warnings.includes(each)).map((each) => t(`artwork.warning.${each}`));
  // A finding is a warning as soon as the print may differ from the original.
  const getSeverity = (asset: Asset, templateMatch: Upload['templateMatch']) =>
    listWarnings(asset).length > 0 || templateMatch?.kind === 'incompatible' ? 'warning' : 'success';
  const describeAsset = (asset: Asset): string => {
    const { mm, px, kind } = asset;
    const size = `${format.length(mm[0])} × ${format.length(mm[1])}`;
    const kindAndSize =
      px === null ? t('artwork.vector', { size }) : t('artwork.raster', { size, px: `${px[0]} × ${px[1]}` });
    return [`${kind.toUpperCase()}. ${kindAndSize}`, ...listWarnings(asset)].join(' ');
  };
  const toItem = ({ id, file, state, progress, problem, asset, templateMatch }: Upload): FileDropItem => ({
    id,
    name: file.name,
    size: t('artwork.size', { figure: format.number(Math.max(0.01, file.size / megabyte)) }),
    state,
    progress,
    ...(asset === null ? {} : { severity: getSeverity(asset, templateMatch) }),
    ...(problem === null ? {} : { message: problemText(problem) }),
    ...(asset === null || templateMatch === null
      ? {}
      : {
          message: (
            <TemplateMatchChoice
              session={session}
              asset={asset}
              match={templateMatch}
              side={side}
              sideName={sideName}
              onPlaced={() => uploads.markPlaced(id)}
            />
          ),
        }),
    ...(asset === null || templateMatch !== null
      ? {}
      : {
          message: (
            <span className={styles.done}>
              <span>{describeAsset(asset)}</span>
              <Button size="small" tone="quiet" icon="plus" onClick={() => placeUpload(session, asset, side)}>
                {t('artwork.again', { side: sideName })}
              </Button>
            </span>
          ),
        }),
  });
  return (
    <FileDrop
      inputTestId="artwork-input"
      className={styles.drop ?? ''}
      label={t('artwork.drop', { side: sideName })}
      hint={t('artwork.hint')}
      accept=".pdf,.svg,.png,.jpg,.jpeg"
      multiple
      items={uploads.items.map(toItem)}
      onFiles={(files) => uploads.start(files, side)}
      onCancel={uploads.cancel}
      onRetry={uploads.retry}
      cancelLabel={(name) => t('artwork.remove', { name })}
      retryLabel={(name) => t('artwork.retry', { name })}
      progressLabel={(name) => t('artwork.progress', { name })}
    />
  );
}
