import type { Company } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { type ApiProblem, useRetryKey } from '@shop/kit/api';
import { Button, Checkbox, Notice, Row, Select, useFormSubmission } from '@shop/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount, readLimit } from './amount.ts';
import styles from './company.module.css';
import { changeRules } from './company.query.ts';
import { LimitField } from './limit-field.tsx';
import { refusalText } from './refusal-text.ts';

const units = ['day', 'week', 'month'] as const;

interface RulesFormProps {
  readonly company: Company;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Sets the limits, their time zone, and whether orders need a purchase order number. */
export function RulesForm({ company, onDone, onCancel }: RulesFormProps) {
  const { t } = useTranslation('mf-plus-pro');
  const { market } = useRegion();
  const separators = market.currencyFormatter;
  // The initial values: the company may be refetched in the meantime.
  const [initialRules] = useState(company.rules);
  const [draft, setDraft] = useState(() => ({
    ...initialRules,
    order_limit: formatAmount(initialRules.order_limit, separators),
    window_limit: formatAmount(initialRules.window_limit, separators),
  }));
  const { form, tried, busy, problem, attempt } = useFormSubmission<ApiProblem>();
  const sendOnce = useRetryKey();
  const [submittedZone, setSubmittedZone] = useState('');
  const isZoneRefused =
    draft.time_zone === submittedZone && problem?.fields?.some(({ path }) => path.endsWith('.time_zone'));
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));
  const orderLimit = readLimit(draft.order_limit, separators);
  const windowLimit = readLimit(draft.window_limit, separators);
  // The list includes the company's own time zone, even under an old or new name.
  const zones = [...new Set([draft.time_zone, ...Intl.supportedValuesOf('timeZone')])].sort();

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const { window_unit, time_zone, po_required } = draft;
    setSubmittedZone(time_zone);
    const order_limit = orderLimit ?? null;
    const window_limit = windowLimit ?? null;
    // Unchanged values are not sent: somebody else may have changed them. An amount and its period are one limit.
    const rules = {
      ...(order_limit === initialRules.order_limit ? {} : { order_limit }),
      ...(window_limit === initialRules.window_limit && window_unit === initialRules.window_unit
        ? {}
        : { window_limit, window_unit }),
      ...(time_zone === initialRules.time_zone ? {} : { time_zone }),
      ...(po_required === initialRules.po_required ? {} : { po_required }),
    };
    const reply = await attempt(orderLimit !== undefined && windowLimit !== undefined, () =>
      sendOnce(rules, (body, key) => changeRules(company, body, key)),
    );
    if (reply?.ok) onDone();
  };
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      aria-labelledby="company-rules"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <LimitField
        name="order_limit"
        label={t('company.rules.order')}
        currency={company.currency}
        value={draft.order_limit}
        onChange={(order_limit) => change({ order_limit })}
        tried={tried}
        empty="noLimit"
      />
      <div className={styles.pair}>
        <LimitField
          name="window_limit"
          label={t('company.rules.window')}
          currency={company.currency}
          value={draft.window_limit}
          onChange={(window_limit) => change({ window_limit })}
          tried={tried}
          empty="noLimit"
        />
        <Select
          label={t('company.rules.period')}
          name="window_unit"
          value={draft.window_unit}
          options={units.map((unit) => ({ value: unit, label: t(`company.rules.unit.${unit}`) }))}
          onChange={(chosen) =>
            change({ window_unit: units.find((unit) => unit === chosen) ?? draft.window_unit })
          }
        />
      </div>
      <Select
        label={t('company.rules.zone')}
        name="time_zone"
        value={draft.time_zone}
        options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        hint={t('company.rules.zoneHint')}
        error={isZoneRefused ? t('company.fieldError.invalid') : undefined}
        onChange={(time_zone) => change({ time_zone })}
      />
      <Checkbox
        label={t('company.rules.po')}
        name="po_required"
        checked={draft.po_required}
        onChange={(po_required) => change({ po_required })}
      />
      {problem ? <Notice severity="error">{refusalText(t, problem)}</Notice> : null}
      <Row>
        <Button type="submit" busy={busy} busyLabel={t('company.saving')}>
          {t('company.rules.save')}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {t('company.cancel')}
        </Button>
      </Row>
    </form>
  );
}
