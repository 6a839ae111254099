import { byIndex, type LayerRecord, layersOf, nodesOf } from '@shop/design';
import { useTerms } from '@shop/kit/i18n';
import type { Side } from '@shop/packaging';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../editor/use-session.ts';
import type { Session } from '../session/session.ts';
import { nodeName } from './node-name.ts';
import styles from './object-list.module.css';
import { ObjectRow } from './object-row.tsx';

interface ObjectListProps {
  readonly session: Session;
  /** Called when an object of another side is selected: show that side. */
  readonly onSide: (side: Side | null) => void;
}

/** The layers of the sides, then that of the whole sheet. */
const sortLayers = (layers: readonly LayerRecord[]): readonly LayerRecord[] =>
  [...layers].sort((a, b) => (a.side === null ? 1 : 0) - (b.side === null ? 1 : 0) || byIndex(a, b));

/** All objects of the design, topmost first: makes the whole editor usable without a pointer. */
export function ObjectList({ session, onSide }: ObjectListProps) {
  const { t } = useTranslation('mf-editor');
  const term = useTerms();
  const { document, ephemeral } = useSettled(session);
  const layers = sortLayers(layersOf(document).filter(({ surface }) => surface === 'outside'));
  const nodes = nodesOf(document);
  const groups = layers
    .map((layer) => ({
      layer,
      nodes: nodes.filter((node) => node.parent === layer.id).sort((a, b) => byIndex(b, a)),
    }))
    .filter((group) => group.nodes.length > 0);
  const sideName = (side: Side | null) => (side === null ? t('side.sheet') : term('side', side));
  return (
    <section className={styles.panel} aria-label={t('object.list')}>
      <h2 className={styles.title}>{t('object.list')}</h2>
      {groups.length === 0 ? <p className={styles.none}>{t('object.none')}</p> : null}
      <div data-testid="objects">
        {groups.map(({ layer, nodes: groupNodes }) => (
          <div key={layer.id}>
            <h3 className={styles.side}>{sideName(layer.side)}</h3>
            <ul className={styles.list}>
              {groupNodes.map((node) => (
                <ObjectRow
                  key={node.id}
                  session={session}
                  node={node}
                  name={nodeName(node, document, t)}
                  isSelected={ephemeral.selection.includes(node.id)}
                  onSelect={() => onSide(layer.side)}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
