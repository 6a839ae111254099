import { useFormat } from '@shop/kit/i18n';
import { isFolded, type Structure } from '@shop/packaging';
import { FoldedBox, getBoardColours, Tabs } from '@shop/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DieSheet } from './die-sheet.tsx';
import { formOf, listLengths } from './dimensions.ts';
import styles from './product.module.css';
import { TemplateMenu } from './template-menu.tsx';
import type { DieResult } from './use-die.ts';

interface ProductPreviewProps {
  readonly dieResult: Extract<DieResult, { ok: true }>;
  readonly structure: Structure;
  readonly name: string;
}

/** The product view: the box, folded by the buyer's control, or the die as a drawing. */
export function ProductPreview({ dieResult, structure, name }: ProductPreviewProps) {
  const { die, board, parameters } = dieResult;
  const { t } = useTranslation('mf-catalogue');
  const format = useFormat();
  const [view, setView] = useState<'box' | 'die'>('box');
  const [fold, setFold] = useState(1);
  const [yaw, setYaw] = useState(35);
  const foldId = useId();
  const rotationId = useId();
  const size = format.size(listLengths(structure, die.parameters));
  const folds = isFolded(die);
  const form = formOf(structure);
  return (
    <div className={styles.preview}>
      <Tabs
        label={t('thing.views')}
        value={view}
        onChange={setView}
        tabs={[
          {
            id: 'box',
            label: t(form === 'box' ? 'thing.box' : 'thing.piece'),
            panel: (
              <div className={styles.stage}>
                <FoldedBox
                  die={die}
                  fold={fold}
                  yaw={yaw}
                  pitch={28}
                  {...getBoardColours(board.material)}
                  title={t(form === 'box' ? 'thing.boxTitle' : 'thing.pieceTitle', { name, size })}
                />
                <div className={styles.sliders}>
                  {folds ? (
                    <>
                      <label htmlFor={foldId}>{t('thing.fold')}</label>
                      <input
                        id={foldId}
                        type="range"
                        min={0}
                        max={100}
                        value={Math.round(fold * 100)}
                        onChange={(event) => setFold(Number(event.target.value) / 100)}
                      />
                    </>
                  ) : null}
                  <label htmlFor={rotationId}>{t('thing.turn')}</label>
                  <input
                    id={rotationId}
                    type="range"
                    min={-180}
                    max={180}
                    step={5}
                    value={yaw}
                    onChange={(event) => setYaw(Number(event.target.value))}
                  />
                </div>
              </div>
            ),
          },
          {
            id: 'die',
            label: t('thing.die'),
            panel: (
              <div className={styles.stage}>
                <DieSheet
                  die={die}
                  bleed={structure.bleed}
                  title={t(form === 'box' ? 'thing.dieTitle' : 'thing.pieceDieTitle', { name, size })}
                />
              </div>
            ),
          },
        ]}
      />
      <TemplateMenu structure={structure.id} parameters={parameters} board={board} />
    </div>
  );
}
