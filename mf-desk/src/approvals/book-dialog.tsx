import { type PriceBookDocument, priceBookSchema } from '@shop/contracts';
import { toast } from '@shop/kit';
import { type ApiProblem, mayHaveHappened, newIdempotencyKey } from '@shop/kit/api';
import { Button, Dialog, FileDrop, Notice, TextArea, useFormSubmission } from '@shop/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../frame/refusal-text.ts';
import { refetchDesk } from '../orders/orders.query.ts';
import { useOnline } from '../releases/freshness.tsx';
import { sendRequest } from './approvals.query.ts';
import { BookFacts } from './request-facts.tsx';

/** The shortest reason that the API takes, and its limit for the book. */
const shortest = 3;
const largestBytes = 256 * 1024;

type Read =
  | { readonly book: PriceBookDocument }
  | { readonly fault: 'notJson' }
  | { readonly fault: 'wrong'; readonly fields: string };

/** Reads a price book; names up to five fields that are missing or wrong. */
export const readBook = (text: string): Read => {
  let inside: unknown;
  try {
    inside = JSON.parse(text);
  } catch {
    return { fault: 'notJson' };
  }
  const read = priceBookSchema.safeParse(inside);
  if (read.success) return { book: read.data };
  const fields = read.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')],
  );
  return { fault: 'wrong', fields: [...new Set(fields)].slice(0, 5).join(', ') };
};

/** Asks another person to approve a price book from a file, after a look at it. */
export function BookDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('mf-desk');
  const online = useOnline();
  const formId = useId();
  const [name, setName] = useState<string | null>(null);
  const [read, setRead] = useState<Read | null>(null);
  const [reason, setReason] = useState('');
  const { form, tried, busy, problem, attempt } = useFormSubmission<ApiProblem>();
  // One key for one request: a repeated click or a lost reply asks once.
  const key = useRef(newIdempotencyKey());
  const book = read !== null && 'book' in read ? read.book : null;
  const isShort = reason.trim().length < shortest;
  const choose = async ([file]: readonly File[]) => {
    if (!file) return;
    setName(file.name);
    setRead(file.size > largestBytes ? { fault: 'notJson' } : readBook(await file.text()));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const sent = await attempt(book !== null && !isShort, () =>
      // A form without a book is not sent.
      sendRequest({ kind: 'price_book', price_book: book as PriceBookDocument }, reason.trim(), key.current),
    );
    if (sent === undefined) return;
    if (!sent.ok && !mayHaveHappened(sent.problem)) key.current = newIdempotencyKey();
    await refetchDesk();
    if (!sent.ok) return;
    toast('success', t('book.asked'));
    onClose();
  };
  const fault = () => {
    if (read === null) return tried ? t('transfers.fileMissing') : undefined;
    if ('book' in read) return undefined;
    return read.fault === 'notJson' ? t('book.notJson') : t('book.wrong', { fields: read.fields });
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      dismissable={!busy}
      title={t('book.title')}
      closeLabel={t('desk.close')}
      footer={
        <Button
          type="submit"
          form={formId}
          tone="signal"
          busy={busy}
          busyLabel={t('change.sending')}
          disabledReason={online ? undefined : t('change.offline')}
        >
          {t('refund.ask')}
        </Button>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <p>{t('book.text')}</p>
        <FileDrop
          label={name ?? t('approvals.kind.price_book')}
          hint={t('book.hint')}
          accept=".json"
          inputTestId="price-book"
          onFiles={(files) => void choose(files)}
          cancelLabel={() => t('desk.close')}
          retryLabel={() => t('refund.ask')}
          progressLabel={() => t('change.sending')}
          error={fault()}
        />
        {book === null ? null : <BookFacts book={book} />}
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
      </form>
    </Dialog>
  );
}
