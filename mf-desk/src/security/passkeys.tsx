import { type Passkey, removePasskey, renamePasskey, type SecondFactor } from '@shop/contracts';
import { confirm, toast } from '@shop/kit';
import { type ApiProblem, call } from '@shop/kit/api';
import { problemText, useFormat } from '@shop/kit/i18n';
import { Button, Dialog, Notice, Row, Table, TextField, useFormSubmission } from '@shop/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './security.module.css';

interface PasskeysProps {
  readonly passkeys: readonly Passkey[];
  /** Runs an action once the present factor is proved anew. */
  readonly whenFresh: (action: () => void) => void;
  readonly onChanged: (state: SecondFactor) => void;
}

/** A person's passkeys, each to name and to remove. */
export function Passkeys({ passkeys, whenFresh, onChanged }: PasskeysProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const [renaming, setRenaming] = useState<Passkey | null>(null);
  const remove = async ({ id, name }: Passkey) => {
    const sure = await confirm({
      title: t('security.passkey.removeTitle', { name }),
      text: t('security.passkey.removeText'),
      confirm: t('security.passkey.remove'),
      danger: true,
    });
    if (!sure) return;
    const sent = await call(removePasskey, { params: { id: String(id) } });
    if (sent.ok) onChanged(sent.value);
    else toast('error', problemText(sent.problem));
  };
  return (
    <>
      <Table
        caption={t('security.passkey.title')}
        captionHidden
        stacked
        rows={passkeys}
        rowKey={({ id }) => String(id)}
        empty={t('security.passkey.none')}
        columns={[
          { id: 'name', head: t('security.passkey.name'), cell: ({ name }) => name },
          { id: 'host', head: t('security.passkey.host'), cell: ({ host }) => host },
          {
            id: 'added',
            head: t('security.added'),
            cell: ({ created_at: at }) => format.date(at),
          },
          {
            id: 'used',
            head: t('security.lastUsed'),
            cell: ({ last_used_at: at }) => (at === null ? t('security.never') : format.date(at)),
          },
          {
            id: 'actions',
            head: t('security.actions'),
            cell: (passkey) => (
              <Row>
                <Button
                  size="small"
                  aria-label={t('security.passkey.renameNamed', { name: passkey.name })}
                  onClick={() => setRenaming(passkey)}
                >
                  {t('security.passkey.rename')}
                </Button>
                <Button
                  size="small"
                  aria-label={t('security.passkey.removeTitle', { name: passkey.name })}
                  onClick={() => whenFresh(() => void remove(passkey))}
                >
                  {t('security.passkey.remove')}
                </Button>
              </Row>
            ),
          },
        ]}
      />
      {renaming === null ? null : (
        <Rename
          passkey={renaming}
          onClose={() => setRenaming(null)}
          onDone={(state) => {
            setRenaming(null);
            onChanged(state);
          }}
        />
      )}
    </>
  );
}

interface RenameProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
  readonly onDone: (state: SecondFactor) => void;
}

function Rename({ passkey, onClose, onDone }: RenameProps) {
  const { t } = useTranslation('mf-desk');
  const [name, setName] = useState(passkey.name);
  const { form, tried, busy, problem, attempt, clearProblem } = useFormSubmission<ApiProblem>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const sent = await attempt(name.trim() !== '', () =>
      call(renamePasskey, { params: { id: String(passkey.id) }, body: { name: name.trim() } }),
    );
    if (sent?.ok) onDone(sent.value);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('security.passkey.renameNamed', { name: passkey.name })}
      closeLabel={t('desk.close')}
      footer={
        <Button type="submit" form="rename-passkey" tone="signal" busy={busy} busyLabel={t('change.sending')}>
          {t('security.passkey.save')}
        </Button>
      }
    >
      <form
        id="rename-passkey"
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => void submit(event)}
      >
        {problem ? <Notice severity="error">{problemText(problem)}</Notice> : null}
        <TextField
          data-autofocus
          label={t('security.passkey.name')}
          maxLength={60}
          value={name}
          onChange={(value) => {
            setName(value);
            clearProblem();
          }}
          error={tried && name.trim() === '' ? t('security.passkey.nameMissing') : undefined}
        />
      </form>
    </Dialog>
  );
}
