import { Button, Select, TextField, useFormAttempts } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../releases/desk.module.css';
import type { DiffRequest, Matrix } from '../releases/releases.query.ts';
import { Differences } from './differences.tsx';
import { findMissingField, newCohort, type Side, sideKinds, toDiffQuery } from './sides.ts';

interface SideFieldsProps {
  readonly legend: string;
  readonly matrix: Matrix;
  readonly side: Side;
  readonly tried: boolean;
  readonly onChange: (side: Side) => void;
}

function SideFields({ legend, matrix, side, tried, onChange }: SideFieldsProps) {
  const { t } = useTranslation('mf-desk');
  const missing = tried ? findMissingField(side) : null;
  return (
    <fieldset className={styles.side}>
      <legend>{legend}</legend>
      <div className={styles.filters}>
        <Select
          dense
          label={t('word.region')}
          value={side.region}
          onChange={(region) => onChange({ ...side, region })}
          options={matrix.regions.map(({ id }) => ({ value: id, label: id }))}
        />
        <Select
          dense
          label={t('compare.what')}
          value={side.kind}
          onChange={(value) =>
            onChange({ ...side, kind: sideKinds.find((kind) => kind === value) ?? 'stable' })
          }
          options={sideKinds.map((kind) => ({ value: kind, label: t(`compare.kind.${kind}`) }))}
        />
        {side.kind === 'cohort' ? (
          <TextField
            dense
            figures
            label={t('look.cohort')}
            value={side.cohort}
            onChange={(cohort) => onChange({ ...side, cohort: cohort.trim().toLowerCase() })}
            error={missing === 'cohort' ? t('look.cohortWrong') : undefined}
          />
        ) : null}
        {side.kind === 'then' ? (
          <TextField
            dense
            type="datetime-local"
            label={t('compare.at')}
            value={side.at}
            onChange={(at) => onChange({ ...side, at })}
            error={missing === 'at' ? t('compare.atMissing') : undefined}
          />
        ) : null}
      </div>
    </fieldset>
  );
}

/** Compares two release sets: two regions, two cohorts, stable and candidate, or now and then. */
export function Compare({ matrix }: { readonly matrix: Matrix }) {
  const { t } = useTranslation('mf-desk');
  const first = matrix.regions[0]?.id ?? '';
  const [left, setLeft] = useState<Side>(() => ({
    region: first,
    kind: 'stable',
    cohort: newCohort(),
    at: '',
  }));
  const [right, setRight] = useState<Side>(() => ({ ...left, kind: 'candidate' }));
  const { form, tried, countAttempt } = useFormAttempts();
  const [request, setRequest] = useState<DiffRequest | null>(null);
  return (
    <form
      ref={form}
      className={styles.part}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        countAttempt();
        setRequest(toDiffQuery(left, right));
      }}
    >
      <div className={styles.sides}>
        <SideFields legend={t('compare.left')} matrix={matrix} side={left} tried={tried} onChange={setLeft} />
        <SideFields
          legend={t('compare.right')}
          matrix={matrix}
          side={right}
          tried={tried}
          onChange={setRight}
        />
      </div>
      <div>
        <Button type="submit" tone="signal">
          {t('compare.compare')}
        </Button>
      </div>
      {request === null ? (
        <p className={styles.soft}>{t('compare.hint')}</p>
      ) : (
        <Differences request={request} />
      )}
    </form>
  );
}
