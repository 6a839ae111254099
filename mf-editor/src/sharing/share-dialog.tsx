import { toast } from '@shop/kit';
import { problemText, useFormat } from '@shop/kit/i18n';
import { Button, ChoiceTiles, Dialog, Select, TextField } from '@shop/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ShareList } from './share-list.tsx';
import { createShare } from './shares.query.ts';
import styles from './sharing.module.css';

/** Validity periods of a link, in days. */
const validityDays = [7, 30, 90, 365] as const;

interface ShareDialogProps {
  readonly designId: string;
  readonly onClose: () => void;
}

/** Creates and revokes links for viewing or copying the design. A link is shown once, when it is created. */
export function ShareDialog({ designId, onClose }: ShareDialogProps) {
  const { t } = useTranslation('mf-editor');
  const format = useFormat();
  const [access, setAccess] = useState<'read' | 'copy'>('read');
  const [days, setDays] = useState('30');
  const [link, setLink] = useState<{ readonly url: string; readonly expires_at: string }>();
  const [busy, setBusy] = useState(false);
  const address = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const created = await createShare(designId, access, Number(days));
    setBusy(false);
    if (!created.ok) return void toast('error', problemText(created.problem));
    setLink(created.value);
  };
  const copy = async () => {
    if (!link) return;
    try {
      await navigator.clipboard.writeText(link.url);
      toast('success', t('share.copied'));
    } catch {
      // Some browsers deny clipboard access: then select the address for manual copying.
      address.current?.focus();
      address.current?.select();
      toast('error', t('share.notCopied'));
    }
  };
  return (
    <Dialog open wide onClose={onClose} title={t('share.title')} closeLabel={t('close')}>
      <div className={styles.dialog}>
        <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
          <ChoiceTiles
            legend={t('share.access')}
            value={access}
            onChange={setAccess}
            choices={(['read', 'copy'] as const).map((value) => ({
              value,
              label: t(`share.${value}`),
              detail: t(`share.${value}Detail`),
            }))}
          />
          <Select
            label={t('share.days')}
            value={days}
            onChange={setDays}
            options={validityDays.map((span) => ({
              value: String(span),
              label: t('share.span', { count: span }),
            }))}
          />
          <div>
            <Button type="submit" tone="signal" icon="link" busy={busy}>
              {t('share.create')}
            </Button>
          </div>
        </form>
        <div role="status">
          {link ? (
            <div className={styles.form}>
              <TextField
                ref={address}
                label={t('share.link')}
                hint={t('share.once', { date: format.date(link.expires_at) })}
                data-testid="share-url"
                readOnly
                value={link.url}
              />
              <div>
                <Button icon="copy" onClick={() => void copy()}>
                  {t('share.copyLink')}
                </Button>
              </div>
            </div>
          ) : null}
        </div>
        <ShareList designId={designId} onRevoked={() => setLink(undefined)} />
      </div>
    </Dialog>
  );
}
