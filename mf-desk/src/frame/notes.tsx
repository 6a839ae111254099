import type { StaffNote } from '@shop/contracts';
import { toast } from '@shop/kit';
import type { ApiProblem, Result } from '@shop/kit/api';
import { problemText, useFormat } from '@shop/kit/i18n';
import { Button, TextArea } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../orders/orders.module.css';
import { refetchDesk } from '../orders/orders.query.ts';
import { useOnline } from '../releases/freshness.tsx';

interface NotesProps {
  readonly notes: readonly StaffNote[];
  /** Sends a new note; null where the reader may not write one. */
  readonly onSend: ((text: string) => Promise<Result<StaffNote, ApiProblem>>) | null;
}

/** What colleagues wrote about an order or a request, and a field for the next note. */
export function Notes({ notes, onSend }: NotesProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const online = useOnline();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const send = async (write: NonNullable<NotesProps['onSend']>) => {
    setMissing(text.trim() === '');
    if (text.trim() === '') return;
    setBusy(true);
    const result = await write(text.trim());
    if (result.ok) {
      setText('');
      await refetchDesk();
    } else toast('error', problemText(result.problem));
    setBusy(false);
  };
  return (
    <section>
      <h2>{t('order.notes')}</h2>
      {notes.map((note) => (
        <article key={note.id}>
          <p className={styles.soft}>
            {note.author_name ?? note.author} · {format.date(note.created_at, 'dateTime')}
          </p>
          <p className={styles.text}>{note.text}</p>
        </article>
      ))}
      {onSend ? (
        <>
          <TextArea
            label={t('order.note')}
            hint={t('order.noteHint')}
            rows={3}
            maxLength={4000}
            value={text}
            onChange={(typed) => {
              setText(typed);
              setMissing(false);
            }}
            error={isMissing ? t('order.noteMissing') : undefined}
          />
          <Button
            busy={busy}
            busyLabel={t('change.sending')}
            disabledReason={online ? undefined : t('change.offline')}
            onClick={() => void send(onSend)}
          >
            {t('order.noteSend')}
          </Button>
        </>
      ) : null}
    </section>
  );
}
