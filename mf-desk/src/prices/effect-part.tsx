import type { PriceBookDocument } from '@shop/contracts';
import type { ApiProblem } from '@shop/kit/api';
import { Button, Notice, Row } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../frame/refusal-text.ts';
import { useOnline } from '../releases/freshness.tsx';
import { BookEffect } from './book-effect.tsx';
import { type BookPreview, sendPreview } from './prices.query.ts';

interface EffectPartProps {
  /** Null while a figure of it is wrong. */
  readonly book: PriceBookDocument | null;
  /** Told of every computed effect with the book that it is of. */
  readonly onComputed?: (book: PriceBookDocument, preview: BookPreview) => void;
}

/** Computes what a price book would change, when asked; what was answered for other figures is no longer shown. */
export function EffectPart({ book, onComputed }: EffectPartProps) {
  const { t } = useTranslation('mf-desk');
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ readonly of: string; readonly problem: ApiProblem } | null>(null);
  const [computed, setComputed] = useState<{ readonly of: string; readonly preview: BookPreview } | null>(
    null,
  );
  const key = JSON.stringify(book);
  const compute = async () => {
    if (book === null) return;
    setBusy(true);
    const reply = await sendPreview(book);
    setBusy(false);
    setRefused(reply.ok ? null : { of: key, problem: reply.problem });
    if (!reply.ok) return;
    setComputed({ of: key, preview: reply.value });
    onComputed?.(book, reply.value);
  };
  const shown = computed?.of === key ? computed.preview : null;
  const wrong = book === null ? t('prices.correctFirst') : undefined;
  return (
    <>
      <Row>
        <Button
          busy={busy}
          busyLabel={t('change.sending')}
          disabledReason={online ? wrong : t('change.offline')}
          onClick={() => void compute()}
        >
          {t('prices.compute')}
        </Button>
      </Row>
      {refused?.of === key ? <Notice severity="error">{refusalText(t, refused.problem)}</Notice> : null}
      <p role="status" className="only-heard">
        {shown === null ? '' : t('prices.computed')}
      </p>
      {shown === null ? null : <BookEffect preview={shown} />}
    </>
  );
}
