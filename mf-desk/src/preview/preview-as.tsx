import { createPreview, getReleaseSet, type ReplyOf } from '@shop/contracts';
import { type ApiProblem, call } from '@shop/kit/api';
import { useFormat } from '@shop/kit/i18n';
import { Button, Notice, Row, Select, Table, TextField, useFormAttempts } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalNotice } from '../change/refusal-notice.tsx';
import { isCohort, newCohort } from '../compare/sides.ts';
import styles from '../releases/desk.module.css';
import { ReleaseKey } from '../releases/names.tsx';
import type { Matrix } from '../releases/releases.query.ts';

interface PreviewData {
  readonly preview: ReplyOf<typeof createPreview>;
  readonly set: ReplyOf<typeof getReleaseSet>;
}

/**
 * Previews the shop as a visitor of this cohort in this region: the releases with their reasons, and a link that opens
 * the marked preview in a new tab, for half an hour.
 */
export function PreviewAs({ matrix }: { readonly matrix: Matrix }) {
  const { t } = useTranslation('mf-desk');
  const [region, setRegion] = useState(matrix.regions[0]?.id ?? '');
  const [cohort, setCohort] = useState(newCohort);
  const { form, tried, countAttempt } = useFormAttempts();
  const { busy, data, problem, load, clear } = usePreview();
  const isInvalid = !isCohort(cohort);
  // A link for other values must not stay on screen.
  const change = (apply: () => void) => {
    clear();
    apply();
  };
  const loadPreview = () => {
    if (isInvalid) countAttempt();
    else void load(region, cohort);
  };
  return (
    <form
      ref={form}
      className={styles.part}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        loadPreview();
      }}
    >
      <p className={styles.soft}>{t('look.text')}</p>
      <div className={styles.filters}>
        <Select
          label={t('word.region')}
          value={region}
          onChange={(value) => change(() => setRegion(value))}
          options={matrix.regions.map(({ id }) => ({ value: id, label: id }))}
        />
        <TextField
          figures
          className={styles.wide}
          label={t('look.cohort')}
          hint={t('look.cohortHint')}
          error={tried && isInvalid ? t('look.cohortWrong') : undefined}
          value={cohort}
          onChange={(value) => change(() => setCohort(value.trim().toLowerCase()))}
          spellCheck={false}
          autoComplete="off"
        />
        <Button onClick={() => change(() => setCohort(newCohort()))}>{t('look.another')}</Button>
        <Button type="submit" tone="signal" busy={busy} busyLabel={t('look.asking')}>
          {t('look.look')}
        </Button>
      </div>
      {problem === null ? null : <RefusalNotice problem={problem} />}
      {data === null ? null : (
        <>
          <PreviewLink preview={data.preview} region={region} />
          <Releases releases={data.set.releases} />
        </>
      )}
    </form>
  );
}

/** Requests a visitor's releases and the preview link; returns both or neither. */
function usePreview() {
  const [busy, setBusy] = useState(false);
  const [data, setData] = useState<PreviewData | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const load = async (region: string, cohort: string) => {
    setBusy(true);
    const [set, preview] = await Promise.all([
      call(getReleaseSet, { query: { region, cohort } }),
      call(createPreview, { body: { region, cohort, minutes: 30 } }),
    ]);
    setBusy(false);
    setData(set.ok && preview.ok ? { set: set.value, preview: preview.value } : null);
    setProblem(set.ok ? (preview.ok ? null : preview.problem) : set.problem);
  };
  const clear = () => {
    setData(null);
    setProblem(null);
  };
  return { busy, data, problem, load, clear };
}

function PreviewLink({
  preview,
  region,
}: {
  readonly preview: PreviewData['preview'];
  readonly region: string;
}) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  return (
    <Notice severity="success">
      <Row>
        <a href={preview.address} target="_blank" rel="noreferrer">
          {t('look.open', { region })}
        </a>
        <span className={styles.soft}>
          {t('look.until', { time: format.date(preview.expires_at, 'dateTime') })}
        </span>
      </Row>
    </Notice>
  );
}

/** Each release of the visitor, with its bucket and share. */
function Releases({ releases }: Pick<PreviewData['set'], 'releases'>) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  return (
    <Table
      caption={t('look.gets')}
      stacked
      rows={releases}
      rowKey={({ name }) => name}
      isMarked={({ as }) => as === 'candidate'}
      empty={t('builds.none')}
      columns={[
        { id: 'name', head: t('word.remote'), cell: ({ name }) => name },
        { id: 'key', head: t('word.release'), cell: ({ key }) => <ReleaseKey value={key} long /> },
        { id: 'as', head: t('look.as'), cell: ({ as }) => t(`word.${as}`) },
        {
          id: 'bucket',
          head: t('look.place'),
          figure: true,
          cell: ({ bucket, basis_points }) =>
            bucket === null
              ? '–'
              : t('look.placeOf', {
                  place: format.percent(bucket / 10_000, 2),
                  share: format.percent(basis_points / 10_000, 2),
                }),
        },
      ]}
    />
  );
}
