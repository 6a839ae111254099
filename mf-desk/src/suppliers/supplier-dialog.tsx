import { type ReviewedSupplier, reviewSupplierApplication } from '@shop/contracts';
import { toast } from '@shop/kit';
import type { ApiProblem } from '@shop/kit/api';
import { useFormat } from '@shop/kit/i18n';
import { Anchor } from '@shop/kit/router';
import { Badge, Button, Dialog, Notice, Select, TextArea } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FactList } from '../frame/fact-list.tsx';
import { refusalText } from '../frame/refusal-text.ts';
import { useMay } from '../frame/staff-me.ts';
import styles from '../orders/orders.module.css';
import { refetchDesk } from '../orders/orders.query.ts';
import deskStyles from '../releases/desk.module.css';
import { useOnline } from '../releases/freshness.tsx';
import { fetchSupplier, nextStates, sendReview } from './suppliers.query.ts';

interface SupplierDialogProps {
  /** As the list showed it. */
  readonly supplier: ReviewedSupplier;
  readonly onClose: () => void;
}

/** One application with its files, and the review: what follows is said before. */
export function SupplierDialog({ supplier: shown, onClose }: SupplierDialogProps) {
  const { t } = useTranslation('mf-desk');
  const may = useMay();
  const [supplier, setSupplier] = useState(shown);
  // Null until something is typed: the stored note.
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const review = async (status: Parameters<typeof sendReview>[1], note: string) => {
    setBusy(true);
    setProblem(null);
    const sent = await sendReview(supplier, status, note);
    await refetchDesk();
    if (sent.ok) {
      toast('success', t('suppliers.saved', { name: supplier.company_name }));
      return onClose();
    }
    // What a colleague decided meanwhile is shown in place of what was refused.
    setSupplier((await fetchSupplier(supplier.id)) ?? supplier);
    setProblem(sent.problem);
    setBusy(false);
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      dismissable={!busy}
      title={supplier.company_name}
      closeLabel={t('desk.close')}
    >
      <div className={deskStyles.part}>
        {problem === null ? null : (
          <Notice severity="error">
            {problem.code === 'application_decided' ? t('suppliers.decided') : refusalText(t, problem)}
          </Notice>
        )}
        <Facts supplier={supplier} />
        {nextStates[supplier.status].length > 0 && may(reviewSupplierApplication, supplier.region) ? (
          <Review
            key={supplier.status}
            supplier={supplier}
            note={typed ?? supplier.review_note ?? ''}
            onNote={setTyped}
            busy={busy}
            onSend={review}
          />
        ) : null}
      </div>
    </Dialog>
  );
}

function Facts({ supplier }: { readonly supplier: ReviewedSupplier }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  return (
    <>
      <FactList
        facts={[
          [t('word.state'), <Badge key="state">{t(`suppliers.state.${supplier.status}`)}</Badge>],
          [t('people.person'), `${supplier.full_name}, ${supplier.email}`],
          [t('request.phone'), supplier.phone ?? ''],
          [t('suppliers.country'), supplier.country_iso],
          [t('request.vatId'), supplier.vat_id ?? ''],
          [
            t('suppliers.website'),
            supplier.website === null ? (
              ''
            ) : (
              <Anchor key="website" href={supplier.website}>
                {supplier.website}
              </Anchor>
            ),
          ],
          [
            t('suppliers.makes'),
            supplier.capabilities.map((one) => t(`suppliers.capability.${one}`)).join(', '),
          ],
          [t('suppliers.certificates'), supplier.certificates.map((one) => one.toUpperCase()).join(', ')],
          [t('requests.column.asked'), format.date(supplier.created_at, 'dateTime')],
        ]}
      />
      {supplier.message === null ? null : <p className={styles.text}>{supplier.message}</p>}
      {supplier.files.length === 0 ? null : (
        <>
          <h3>{t('request.files')}</h3>
          <ul className={styles.results}>
            {supplier.files.map(({ asset_id: id, name, url }) => (
              <li key={id}>
                <Anchor href={url}>{name}</Anchor>
              </li>
            ))}
          </ul>
        </>
      )}
      {supplier.review_note === null ? null : (
        <>
          <h3>{t('order.notes')}</h3>
          <p className={styles.text}>{supplier.review_note}</p>
        </>
      )}
    </>
  );
}

interface ReviewProps {
  readonly supplier: ReviewedSupplier;
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly busy: boolean;
  readonly onSend: (status: Parameters<typeof sendReview>[1], note: string) => Promise<void>;
}

function Review({ supplier, note, onNote, busy, onSend }: ReviewProps) {
  const { t } = useTranslation('mf-desk');
  const online = useOnline();
  const choices = nextStates[supplier.status];
  const [status, setStatus] = useState<Parameters<typeof sendReview>[1]>(choices[0] ?? 'in_review');
  const isSame = status === supplier.status;
  return (
    <section>
      <h3>{t('suppliers.review')}</h3>
      <Select
        label={t('word.state')}
        value={status}
        onChange={(value) => setStatus(choices.find((one) => one === value) ?? status)}
        options={choices.map((one) => ({ value: one, label: t(`suppliers.state.${one}`) }))}
      />
      <TextArea
        label={t('order.note')}
        hint={t('suppliers.noteHint')}
        rows={3}
        maxLength={2000}
        value={note}
        onChange={onNote}
      />
      <p>{isSame ? t('suppliers.means.same') : t(`suppliers.means.${status}`, { email: supplier.email })}</p>
      <Button
        tone="signal"
        busy={busy}
        busyLabel={t('change.sending')}
        disabledReason={online ? undefined : t('change.offline')}
        onClick={() => void onSend(status, note.trim())}
      >
        {t('security.passkey.save')}
      </Button>
    </section>
  );
}
