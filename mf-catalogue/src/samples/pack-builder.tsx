import type { listSamples, ReplyOf } from '@shop/contracts';
import { useFormat, useTerms } from '@shop/kit/i18n';
import { Button, Checkbox, Notice, Stack } from '@shop/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupByProduct } from './ready-packs.ts';
import { SamplePicture } from './sample-picture.tsx';
import styles from './samples.module.css';

interface PackBuilderProps {
  readonly list: ReplyOf<typeof listSamples>;
  readonly busy: boolean;
  readonly onAdd: (samples: readonly string[]) => void;
}

/** A pack of the buyer's own choice, up to the limit of a pack. */
export function PackBuilder({ list: { samples, pack }, busy, onAdd }: PackBuilderProps) {
  const { t } = useTranslation('mf-catalogue');
  const term = useTerms();
  const format = useFormat();
  const [picked, setPicked] = useState<readonly string[]>([]);
  // A sample may have left the list since it was chosen.
  const chosen = picked.filter((id) => samples.some((sample) => sample.id === id));
  const [error, setError] = useState<'none' | 'full'>();
  const form = useRef<HTMLFormElement>(null);
  const limits = { chosen: format.number(chosen.length), most: format.number(pack.largest) };
  const toggle = (id: string, isWanted: boolean) => {
    if (isWanted && chosen.length >= pack.largest) return setError('full');
    setError(undefined);
    setPicked(isWanted ? [...chosen, id] : chosen.filter((other) => other !== id));
  };
  const submit = () => {
    if (chosen.length >= pack.smallest) return onAdd(chosen);
    setError('none');
    form.current?.querySelector('input')?.focus();
  };
  return (
    <form
      ref={form}
      noValidate
      aria-labelledby="own-pack"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap={2}>
        <h2 id="own-pack">{t('samples.own')}</h2>
        <p>{t('samples.ownText', limits)}</p>
        <div className={styles.products}>
          {groupByProduct(samples).map(({ product, ofProduct }) => (
            <fieldset key={product} className={styles.product}>
              <legend>{term('product', product)}</legend>
              <SamplePicture sample={ofProduct[0] ?? { product, material: '' }} />
              <div>
                {ofProduct.map(({ id, material }) => (
                  <Checkbox
                    key={id}
                    name={id}
                    label={term('material', material)}
                    checked={chosen.includes(id)}
                    onChange={(isWanted) => toggle(id, isWanted)}
                  />
                ))}
              </div>
            </fieldset>
          ))}
        </div>
        <div className={styles.bar}>
          <p role="status">{t('samples.chosen', limits)}</p>
          {error ? <Notice severity="error">{t(`samples.error.${error}`, limits)}</Notice> : null}
          <Button
            type="submit"
            tone="signal"
            size="large"
            data-testid="add-own-pack"
            busy={busy}
            busyLabel={t('action.adding')}
          >
            {t('samples.addOwn', { price: format.money(pack.price_gross, pack.currency) })}
          </Button>
          <p className={styles.note}>{t('samples.onePack')}</p>
        </div>
      </Stack>
    </form>
  );
}
