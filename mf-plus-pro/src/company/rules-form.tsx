import type { Company } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import type { ApiProblem } from '@shop/kit/api';
import { Button, Checkbox, Notice, Row, Select, useFormSubmission } from '@shop/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount, readAmount } from './amount.ts';
import styles from './company.module.css';
import { changeRules } from './company.query.ts';
import { LimitField } from './limit-field.tsx';
import { refusalText } from './refusal-text.ts';
import { useRetryKey } from './use-retry-key.ts';

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
  const marks = market.currencyFormatter;
  // The initial values: the company may be refetched in the meantime.
  const [opened] = useState(company.rules);
  const [draft, setDraft] = useState(() => ({
    ...opened,
    order_limit: formatAmount(opened.order_limit, marks),
    window_limit: formatAmount(opened.window_limit, marks),
  }));
  const { form, tried, busy, problem, attempt } = useFormSubmission<ApiProblem>();
  const sendOnce = useRetryKey();
  const [sentZone, setSentZone] = useState('');
  const zoneRefused =
    draft.time_zone === sentZone && problem?.fields?.some(({ path }) => path.endsWith('.time_zone'));
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));
  const order = readAmount(draft.order_limit, marks);
  const window = readAmount(draft.window_limit, marks);
  // The list includes the company's own time zone, even under an old or new name.
  const zones = [...new Set([draft.time_zone, ...Intl.supportedValuesOf('timeZone')])].sort();

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const { window_unit, time_zone, po_required } = draft;
    setSentZone(time_zone);
    const order_limit = order ?? null;
    const window_limit = window ?? null;
    // Unchanged values are not sent: somebody else may have changed them. An amount and its period are one limit.
    const rules = {
      ...(order_limit === opened.order_limit ? {} : { order_limit }),
      ...(window_limit === opened.window_limit && window_unit === opened.window_unit
        ? {}
        : { window_limit, window_unit }),
      ...(time_zone === opened.time_zone ? {} : { time_zone }),
      ...(po_required === opened.po_required ? {} : { po_required }),
    };
    const written = await attempt(order !== undefined && window !== undefined, () =>
      sendOnce(rules, (body, key) => changeRules(company, body, key)),
    );
    if (written?.ok) onDone();
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
        error={zoneRefused ? t('company.fieldError.invalid') : undefined}
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
