import { useTerms, useText } from '@shop/kit/i18n';
import type { Die, Side } from '@shop/packaging';
import { sides } from '@shop/packaging';
import { ChoiceTiles } from '@shop/ui';

/** The sides this box has, in the order of the specification, and the whole sheet. */
export function SideSwitch({
  die,
  side,
  onSide,
}: {
  readonly die: Die;
  readonly side: Side | null;
  readonly onSide: (side: Side | null) => void;
}) {
  const t = useText();
  const term = useTerms();
  const there = sides.filter((each) => die.frames.some((frame) => frame.side === each));
  return (
    <div data-testid="sides" data-own-keys="">
      <ChoiceTiles
        legend={t('side.legend')}
        layout="compact"
        value={side ?? 'sheet'}
        choices={[
          ...there.map((each) => ({ value: each, label: term('side', each) })),
          { value: 'sheet' as const, label: t('side.sheet') },
        ]}
        onChange={(next) => onSide(next === 'sheet' ? null : next)}
      />
    </div>
  );
}
