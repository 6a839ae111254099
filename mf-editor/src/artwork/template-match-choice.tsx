import type { Asset } from '@shop/contracts';
import { toast } from '@shop/kit';
import { useFormat } from '@shop/kit/i18n';
import { isStructureId, type Side, structures } from '@shop/packaging';
import { Button } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import type { Session } from '../session/session.ts';
import styles from './artwork.module.css';
import { placePieces, placeUpload } from './place-upload.ts';
import type { TemplateMatch } from './template-match.ts';

interface TemplateMatchChoiceProps {
  readonly session: Session;
  readonly asset: Asset;
  readonly match: TemplateMatch;
  readonly side: Side | null;
  readonly sideName: string;
  /** Called when the file is placed. */
  readonly onPlaced: () => void;
}

/** A file made on a template: its die, and the choice to transfer it to this die. */
export function TemplateMatchChoice({
  session,
  asset,
  match,
  side,
  sideName,
  onPlaced,
}: TemplateMatchChoiceProps) {
  const { t } = useTranslation('mf-editor');
  const format = useFormat();
  const { made_on } = asset;
  if (made_on === null) return null;
  const formatSize = ({ L, W, H }: { L: number; W: number; H: number }) => format.size([L, W, H]);
  const values = {
    made: formatSize(made_on.parameters),
    now: formatSize(session.die.parameters),
    code: isStructureId(made_on.structure) ? structures[made_on.structure].code : made_on.structure,
  };
  const getMessage = (): string => {
    if (match.kind === 'sameDie') return t('madeOn.this');
    if (match.kind === 'resized')
      return t('madeOn.move', {
        ...values,
        stretch: format.percent(Math.ceil(match.stretch * 100) / 100),
      });
    return t(`madeOn.stays.${match.reason}`, values);
  };
  const placeOnDie = () => {
    if (match.kind === 'incompatible') return;
    if (!placePieces(session, asset, match.pieces)) return void toast('error', t('madeOn.failed'));
    onPlaced();
    toast('success', t('madeOn.moved'));
  };
  const placeUnchanged = () => {
    if (placeUpload(session, asset, side)) onPlaced();
  };
  return (
    <span className={styles.done}>
      <span role="status">
        {getMessage()}{' '}
        {asset.warnings.includes('template_lines') ? t('artwork.warning.template_lines') : null}
      </span>
      {match.kind === 'incompatible' ? null : (
        <Button size="small" tone="signal" onClick={placeOnDie} data-testid="move-artwork">
          {t(match.kind === 'sameDie' ? 'madeOn.lay' : 'madeOn.moveHere')}
        </Button>
      )}
      <Button size="small" tone="quiet" icon="plus" onClick={placeUnchanged} data-testid="place-as-is">
        {t('madeOn.asItIs', { side: sideName })}
      </Button>
    </span>
  );
}
