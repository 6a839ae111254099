import type { Company } from '@shop/contracts';
import { toast } from '@shop/kit';
import { useFormat } from '@shop/kit/i18n';
import { Button } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import styles from './company.module.css';
import { refetchCompany } from './company.query.ts';
import { RulesForm } from './rules-form.tsx';
import { useEditing } from './use-editing.ts';

interface RulesProps {
  readonly company: Company;
  /** Whether the user may set them. */
  readonly mayChange: boolean;
}

/** What the company's members may order without approval. */
export function ApprovalRules({ company, mayChange }: RulesProps) {
  const { t } = useTranslation('mf-plus-pro');
  const format = useFormat();
  const { editing, begin, end, part } = useEditing();
  const { order_limit, window_limit, window_unit, time_zone, po_required } = company.rules;
  const amount = (limit: string) => format.money(limit, company.currency);
  const onSaved = async () => {
    toast('success', t('company.rules.saved'));
    await refetchCompany();
    end();
  };
  return (
    <section ref={part} className={styles.part} aria-labelledby="company-rules">
      <h2 id="company-rules">{t('company.rules.title')}</h2>
      <p>{t('company.rules.text')}</p>
      {editing && mayChange ? (
        <RulesForm company={company} onDone={() => void onSaved()} onCancel={end} />
      ) : (
        <>
          <dl className={styles.facts}>
            <dt>{t('company.rules.order')}</dt>
            <dd>{order_limit === null ? t('company.rules.none') : amount(order_limit)}</dd>
            <dt>{t('company.rules.window')}</dt>
            <dd>
              {window_limit === null
                ? t('company.rules.none')
                : t(`company.rules.per.${window_unit}`, { limit: amount(window_limit) })}
            </dd>
            <dt>{t('company.rules.zone')}</dt>
            <dd>{time_zone.replaceAll('_', ' ')}</dd>
            <dt>{t('company.rules.po')}</dt>
            <dd>{t(po_required ? 'company.rules.needed' : 'company.rules.free')}</dd>
          </dl>
          {mayChange ? (
            <div>
              <Button size="small" data-change="" onClick={begin}>
                {t('company.rules.change')}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </section>
  );
}
