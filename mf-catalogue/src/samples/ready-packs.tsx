import type { listSamples, ReplyOf } from '@shop/contracts';
import { useFormat, useTerms } from '@shop/kit/i18n';
import { Button, Cell, Grid, Stack } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { listReadyPacks } from './ready-packs.ts';
import { SamplePicture } from './sample-picture.tsx';
import styles from './samples.module.css';

interface ReadyPacksProps {
  readonly list: ReplyOf<typeof listSamples>;
  /** The pack that is being added. */
  readonly busy: string | undefined;
  readonly onAdd: (name: string, samples: readonly string[]) => void;
}

/** The packs with a fixed content, each added in one press. */
export function ReadyPacks({ list, busy, onAdd }: ReadyPacksProps) {
  const { t } = useTranslation('mf-catalogue');
  const term = useTerms();
  const price = useFormat().money(list.pack.price_gross, list.pack.currency);
  return (
    <Stack gap={2}>
      <h2>{t('samples.ready')}</h2>
      <Grid>
        {listReadyPacks(list).map(({ id, samples }) => (
          <Cell key={id} tablet={6} desktop={3}>
            <article className={styles.pack} data-testid={`pack-${id}`}>
              <div className={styles.pictures}>
                {samples.map((sample) => (
                  <SamplePicture key={sample.id} sample={sample} />
                ))}
              </div>
              <h3>{t(`samples.pack.${id}`)}</h3>
              <p>{t(`samples.packFor.${id}`)}</p>
              <ul>
                {samples.map(({ id: key, product, material }) => (
                  <li key={key}>
                    {term('product', product)}, {term('material', material)}
                  </li>
                ))}
              </ul>
              <Button
                wide
                busy={busy === id}
                busyLabel={t('action.adding')}
                onClick={() =>
                  onAdd(
                    id,
                    samples.map((sample) => sample.id),
                  )
                }
                aria-label={t('samples.addNamed', { name: t(`samples.pack.${id}`), price })}
              >
                {t('samples.add', { price })}
              </Button>
            </article>
          </Cell>
        ))}
      </Grid>
    </Stack>
  );
}
