import type { ExpressOption, listExpressOptions, ReplyOf } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { useFormat } from '@shop/kit/i18n';
import { type Choice, ChoiceTiles } from '@shop/ui';
import { useTranslation } from 'react-i18next';

interface ExpressChoiceProps {
  readonly options: ReplyOf<typeof listExpressOptions> | undefined;
  readonly value: number | undefined;
  readonly onChange: (expressId: number | undefined) => void;
}

const standard = 'standard';

/** The choice of production speed: each with its last delivery day and price. An unavailable one shows the reason. */
export function ExpressChoice({ options, value, onChange }: ExpressChoiceProps) {
  const { t } = useTranslation('mf-catalogue');
  const format = useFormat();
  const { market } = useRegion();
  if (!options) return null;
  const formatUntil = (date: string) => t('express.until', { date: format.date(date, 'weekday') });
  const getReason = ({ unavailable, largest_quantity }: ExpressOption): string | undefined =>
    unavailable === null
      ? undefined
      : t(`express.unavailable.${unavailable}`, { figure: format.number(largest_quantity) });
  const choices: readonly Choice<string>[] = [
    {
      value: standard,
      label: t('express.standard'),
      detail: formatUntil(options.standard.to),
      aside: t('express.included'),
    },
    ...options.express_delivery_options.map((option) => ({
      value: String(option.id),
      label: t('express.faster', { count: option.days_saved }),
      detail: formatUntil(option.to),
      // An unavailable option has no price.
      aside:
        option.surcharge && option.unavailable === null
          ? `+ ${format.money(market.alwaysShowAddedTax ? option.surcharge.total_gross : option.surcharge.total_net)}`
          : undefined,
      disabledReason: getReason(option),
    })),
  ];
  return (
    <ChoiceTiles
      legend={t('express.legend')}
      layout="rows"
      name="express"
      choices={choices}
      value={value === undefined ? standard : String(value)}
      onChange={(chosen) => onChange(chosen === standard ? undefined : Number(chosen))}
    />
  );
}
