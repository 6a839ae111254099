import { type ApiKey, staffScopes } from '@shop/contracts';
import { toast } from '@shop/kit';
import { Button, Checkbox, Dialog, Notice, Select, TextField } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '../frame/local-day.ts';
import { useMarkets } from '../frame/markets.ts';
import { ActionDialog } from '../order/action-dialog.tsx';
import deskStyles from '../releases/desk.module.css';
import { bodyOf, emptyKey, faultsOf, type KeyDraft, toggled } from './key-draft.ts';
import styles from './keys.module.css';
import { sendKey, sendRevocation } from './keys.query.ts';

interface FieldsProps {
  readonly draft: KeyDraft;
  readonly onChange: (draft: KeyDraft) => void;
  readonly tried: boolean;
}

/** Makes a key for a tool of the shop; `onMade` gets the key, which no other reply contains. */
export function CreateKeyDialog({
  onMade,
  onClose,
}: {
  readonly onMade: (key: string) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('mf-desk');
  const [draft, setDraft] = useState(emptyKey);
  const faults = faultsOf(draft, localDay(new Date()));
  return (
    <ActionDialog
      wide
      title={t('keys.create')}
      action={t('keys.create')}
      done={t('keys.made', { name: draft.name.trim() })}
      isComplete={!Object.values(faults).includes(true)}
      send={async (idempotencyKey) => {
        const made = await sendKey(bodyOf(draft), idempotencyKey);
        if (made.ok) onMade(made.value.key);
        return made;
      }}
      onClose={onClose}
    >
      {(tried) => (
        <>
          <TextField
            data-autofocus
            label={t('people.person')}
            hint={t('keys.nameHint')}
            autoComplete="off"
            maxLength={120}
            value={draft.name}
            onChange={(name) => setDraft({ ...draft, name })}
            error={tried && faults.name ? t('keys.nameMissing') : undefined}
          />
          <Scopes draft={draft} onChange={setDraft} tried={tried} />
          <Regions draft={draft} onChange={setDraft} tried={tried} />
          <TextField
            type="date"
            label={t('keys.lastDay')}
            optional={t('people.optional')}
            value={draft.lastDay}
            onChange={(lastDay) => setDraft({ ...draft, lastDay })}
            error={tried && faults.lastDay ? t('keys.lastDayPast') : undefined}
          />
        </>
      )}
    </ActionDialog>
  );
}

/** The permissions, by the names that the API has for them. */
function Scopes({ draft, onChange, tried }: FieldsProps) {
  const { t } = useTranslation('mf-desk');
  const [text, setText] = useState('');
  const shown = staffScopes.filter((scope) => scope.includes(text.trim()) || draft.scopes.includes(scope));
  return (
    <fieldset className={styles.group}>
      <legend>{t('keys.scopes')}</legend>
      <p className={deskStyles.soft}>{t('keys.scopesHint')}</p>
      <TextField
        dense
        label={t('keys.findScope')}
        autoComplete="off"
        maxLength={40}
        value={text}
        onChange={setText}
        error={tried && draft.scopes.length === 0 ? t('keys.scopesMissing') : undefined}
      />
      <div className={styles.scopes} lang="en">
        {shown.map((scope) => (
          <Checkbox
            key={scope}
            label={scope}
            checked={draft.scopes.includes(scope)}
            onChange={(on) => onChange({ ...draft, scopes: toggled(draft.scopes, scope, on) })}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Regions({ draft, onChange, tried }: FieldsProps) {
  const { t } = useTranslation('mf-desk');
  const markets = useMarkets();
  return (
    <>
      <Select
        label={t('people.regions')}
        value={draft.regions === null ? 'all' : 'some'}
        onChange={(value) => onChange({ ...draft, regions: value === 'all' ? null : [] })}
        options={[
          { value: 'all', label: t('filter.everyRegion') },
          { value: 'some', label: t('people.someRegions') },
        ]}
        error={tried && draft.regions?.length === 0 ? t('people.regionMissing') : undefined}
      />
      {draft.regions === null ? null : (
        <fieldset className={styles.group}>
          <legend>{t('people.someRegions')}</legend>
          <div className={styles.scopes}>
            {markets.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={draft.regions?.includes(id) === true}
                onChange={(on) => onChange({ ...draft, regions: toggled(draft.regions ?? [], id, on) })}
              />
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}

/** Shows a new key, which nobody can see again, until the person says that it is kept. */
export function NewKeyDialog({ value, onClose }: { readonly value: string; readonly onClose: () => void }) {
  const { t } = useTranslation('mf-desk');
  const [kept, setKept] = useState(false);
  const [tried, setTried] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast('success', t('keys.copied'));
    } catch {
      // Some browsers deny clipboard access; the key can be selected.
      toast('error', t('keys.copyFailed'));
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={kept}
      title={t('keys.newKey')}
      closeLabel={t('desk.close')}
      footer={
        <Button tone="signal" onClick={() => (kept ? onClose() : setTried(true))}>
          {t('security.codes.done')}
        </Button>
      }
    >
      <Notice severity="warning">{t('keys.once')}</Notice>
      <p className={styles.key}>{value}</p>
      <Button onClick={() => void copy()}>{t('security.codes.copy')}</Button>
      <Checkbox
        label={t('keys.kept')}
        checked={kept}
        onChange={setKept}
        error={tried && !kept ? t('keys.keepFirst') : undefined}
      />
    </Dialog>
  );
}

/** Ends a key at once. */
export function RevokeKeyDialog({ row, onClose }: { readonly row: ApiKey; readonly onClose: () => void }) {
  const { t } = useTranslation('mf-desk');
  return (
    <ActionDialog
      danger
      title={t('keys.revokeTitle', { name: row.name })}
      action={t('keys.revoke')}
      done={t('keys.revoked', { name: row.name })}
      send={(idempotencyKey) => sendRevocation(row.id, idempotencyKey)}
      onClose={onClose}
    >
      {() => <p>{t('keys.revokeText')}</p>}
    </ActionDialog>
  );
}
