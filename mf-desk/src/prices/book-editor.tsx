import type { PriceBookDocument } from '@shop/contracts';
import { confirm, toast } from '@shop/kit';
import { type ApiProblem, mayHaveHappened, newIdempotencyKey } from '@shop/kit/api';
import { useFormat } from '@shop/kit/i18n';
import { Button, Notice, Row, TextArea, TextField, useFormSubmission } from '@shop/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendRequest } from '../approvals/approvals.query.ts';
import { refusalText } from '../frame/refusal-text.ts';
import { refetchDesk } from '../orders/orders.query.ts';
import { useOnline } from '../releases/freshness.tsx';
import { BookDifferences } from './book-differences.tsx';
import { applyTyped, diffBooks, listFigures, type TypedFigures } from './book-figures.ts';
import { BookTables } from './book-tables.tsx';
import { EffectPart } from './effect-part.tsx';
import styles from './prices.module.css';

interface BookEditorProps {
  /** The figures to begin with, under the new id. */
  readonly start: PriceBookDocument;
  /** What the differences are shown from: the book that it would replace. */
  readonly base: PriceBookDocument;
  readonly onDone: () => void;
}

/** The shortest reason that the API takes. */
const shortest = 3;

/** A new price book from the figures of another: change, see the effect, ask for approval from a day on. */
export function BookEditor({ start, base, onDone }: BookEditorProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const online = useOnline();
  const [typed, setTyped] = useState<TypedFigures>({});
  const [id, setId] = useState(start.id);
  const [day, setDay] = useState(start.validFrom);
  const [reason, setReason] = useState('');
  // The book whose effect was shown without a fault: only this one can be sent.
  const [assessed, setAssessed] = useState<{ readonly of: string; readonly isFine: boolean } | null>(null);
  const { form, tried, busy, problem, attempt, clearProblem } = useFormSubmission<ApiProblem>();
  // One key for one request: a repeated click or a lost reply asks once.
  const key = useRef(newIdempotencyKey());
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const { book: figures, wrong } = applyTyped(start, typed);
  const idWrong = !/^[a-z0-9][a-z0-9.-]{2,59}$/.test(id);
  const dayWrong = !/^\d{4}-\d\d-\d\d$/.test(day);
  const isWhole = wrong.size === 0 && !idWrong && !dayWrong;
  const book = isWhole ? { ...figures, id, validFrom: day } : null;
  const isSeen = book !== null && assessed?.of === JSON.stringify(book);
  const isShort = reason.trim().length < shortest;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const sent = await attempt(book !== null && !isShort, () =>
      sendRequest(
        // The form is sent only with a book.
        { kind: 'price_book', price_book: book as PriceBookDocument },
        reason.trim(),
        key.current,
        start.regions[0],
      ),
    );
    if (sent === undefined) return;
    if (!sent.ok && !mayHaveHappened(sent.problem)) key.current = newIdempotencyKey();
    await refetchDesk();
    if (!sent.ok) return;
    toast('success', t('book.asked'));
    onDone();
  };
  const blocked = () => {
    if (!online) return t('change.offline');
    if (!isWhole) return t('prices.correctFirst');
    if (!isSeen) return t('prices.computeFirst');
    return assessed?.isFine ? undefined : t('prices.refused');
  };
  const isTyped =
    Object.keys(typed).length > 0 || id !== start.id || day !== start.validFrom || reason !== '';
  const leave = async () => {
    const agreed =
      !isTyped ||
      (await confirm({
        title: t('prices.leaveTitle'),
        text: t('prices.leaveText'),
        confirm: t('prices.leave'),
        cancel: t('prices.stay'),
        danger: true,
      }));
    if (agreed) onDone();
  };
  const differences = diffBooks(base, figures);
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <div className={styles.pair}>
        <TextField
          ref={first}
          label={t('prices.id')}
          hint={t('prices.idHint')}
          maxLength={60}
          autoComplete="off"
          value={id}
          onChange={setId}
          error={idWrong ? t('prices.idWrong') : undefined}
        />
        <TextField
          type="date"
          label={t('approvals.validFrom')}
          hint={t('prices.dayHint')}
          value={day}
          onChange={setDay}
          error={dayWrong ? t('promotions.error.day') : undefined}
        />
      </div>
      <BookTables
        figures={listFigures(start)}
        currency={start.currency}
        typed={typed}
        wrong={wrong}
        onType={(path, text) => {
          setTyped({ ...typed, [path]: text });
          clearProblem();
        }}
      />
      <h2>{t('prices.changed', { number: format.number(differences.length) })}</h2>
      <BookDifferences differences={differences} />
      <h2>{t('prices.effect')}</h2>
      <EffectPart
        book={book}
        onComputed={(of, { faults }) => setAssessed({ of: JSON.stringify(of), isFine: faults.length === 0 })}
      />
      <TextArea
        rows={3}
        label={t('word.reason')}
        hint={t('approvals.reasonHint')}
        maxLength={500}
        value={reason}
        onChange={setReason}
        error={tried && isShort ? t('approvals.reasonShort') : undefined}
      />
      {problem ? (
        <Notice severity="error">
          {refusalText(t, problem)}{' '}
          {problem.code === 'price_book_refused' ? <span lang="en">{problem.detail}</span> : null}
        </Notice>
      ) : null}
      <Row>
        <Button
          type="submit"
          tone="signal"
          busy={busy}
          busyLabel={t('change.sending')}
          disabledReason={blocked()}
        >
          {t('refund.ask')}
        </Button>
        <Button onClick={() => void leave()}>{t('prices.leave')}</Button>
      </Row>
    </form>
  );
}
