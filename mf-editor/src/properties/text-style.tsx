import { alignments, fontById, fontCatalogue, fontsOf, type TextNode } from '@shop/design';
import { toast, useRegion } from '@shop/kit';
import { DecimalField, Icon, Select } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { chooseFont } from '../editor/actions.ts';
import { useSettled } from '../editor/use-session.ts';
import type { Session } from '../session/session.ts';
import styles from './properties.module.css';

const point = 25.4 / 72;
const icons = { left: 'align-left', centre: 'align-middle', right: 'align-right' } as const;

/** Typeface, size in points and alignment of a text. */
export function TextStyle({ session, node }: { readonly session: Session; readonly node: TextNode }) {
  const { t } = useTranslation('mf-editor');
  const { document } = useSettled(session);
  const { languageTag } = useRegion();
  const { font, size, align } = node.props;
  const points = Math.round((size / point) * 10) / 10;
  const availableFonts = fontsOf(document).filter(({ id }) => fontCatalogue.some((entry) => entry.id === id));
  const selectFont = async (id: string) => {
    const entry = availableFonts.find((each) => each.id === id);
    if (entry !== undefined && !(await chooseFont(session, [node.id], entry.id)))
      toast('error', t('text.fontMissing', { name: entry.family }));
  };
  const setPoints = (next: number) =>
    session.store.run({
      name: 'setFont',
      args: { ids: [node.id], size: Math.round(next * point * 1000) / 1000 },
    });
  return (
    <div className={styles.style}>
      <Select
        label={t('text.font')}
        value={font}
        options={availableFonts.map((each) => ({
          value: each.id,
          label: [each.family, t(each.style === 'bold' ? 'text.bold' : 'text.regular')].join(' '),
        }))}
        onChange={(id) => void selectFont(id)}
        disabled={fontById(document, font) === undefined}
      />
      <DecimalField
        label={t('text.size')}
        locale={languageTag}
        min={1}
        max={2_000}
        value={points}
        onChange={setPoints}
      />
      <fieldset className={styles.segments} data-own-keys="">
        <legend className={styles.legend}>{t('text.align')}</legend>
        {alignments.map((each) => (
          <label key={each} className={styles.segment} title={t(`text.alignTo.${each}`)}>
            <input
              type="radio"
              className={styles.radio}
              aria-label={t(`text.alignTo.${each}`)}
              checked={align === each}
              onChange={() => session.store.run({ name: 'setFont', args: { ids: [node.id], align: each } })}
            />
            <Icon name={icons[each]} />
          </label>
        ))}
      </fieldset>
    </div>
  );
}
