import { byIndex, type LayerRecord, layersOf, type NodeId, type NodeRecord, nodesOf } from '@shop/design';
import { useTerms, useText } from '@shop/kit/i18n';
import type { Side } from '@shop/packaging';
import { classNames, Icon, IconButton } from '@shop/ui';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import {
  duplicateSelected,
  removeSelected,
  reorderSelected,
  setHidden,
  setLocked,
} from '../editor/actions.ts';
import { useSettled } from '../editor/use-session.ts';
import type { Session } from '../session/session.ts';
import { nodeName } from './node-name.ts';
import styles from './object-list.module.css';

const icons = { image: 'image', text: 'text', rect: 'shape', path: 'shape' } as const;

interface ObjectListProps {
  readonly session: Session;
  /** An object of another side was chosen: show that side. */
  readonly onSide: (side: Side | null) => void;
}

const stacked = (layers: readonly LayerRecord[]): readonly LayerRecord[] =>
  [...layers].sort((a, b) => (a.side === null ? 1 : 0) - (b.side === null ? 1 : 0) || byIndex(a, b));

/** Everything that is on the box, topmost first: the whole editor works from here without a pointer. */
export function ObjectList({ session, onSide }: ObjectListProps) {
  const t = useText();
  const term = useTerms();
  const { document, ephemeral } = useSettled(session);
  const layers = stacked(layersOf(document).filter(({ surface }) => surface === 'outside'));
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
        {groups.map(({ layer, nodes: mine }) => (
          <div key={layer.id}>
            <h3 className={styles.side}>{sideName(layer.side)}</h3>
            <ul className={styles.list}>
              {mine.map((node) => (
                <ObjectRow
                  key={node.id}
                  session={session}
                  node={node}
                  name={nodeName(node, document, t)}
                  chosen={ephemeral.selection.includes(node.id)}
                  onChoose={() => onSide(layer.side)}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

interface RowProps {
  readonly session: Session;
  readonly node: NodeRecord;
  readonly name: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function ObjectRow({ session, node, name, chosen, onChoose }: RowProps) {
  const t = useText();
  const [naming, setNaming] = useState(false);
  const choose = (event: {
    readonly shiftKey: boolean;
    readonly ctrlKey: boolean;
    readonly metaKey: boolean;
  }) => {
    const before: readonly NodeId[] = session.store.getState().ephemeral.selection;
    const more = event.shiftKey || event.ctrlKey || event.metaKey;
    const ids = !more ? [node.id] : chosen ? before.filter((id) => id !== node.id) : [...before, node.id];
    session.store.setSelection(ids);
    if (!more) onChoose();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'F2') return;
    event.preventDefault();
    setNaming(true);
  };
  const rename = (next: string) => {
    setNaming(false);
    if (next.trim() !== node.name)
      session.store.run({ name: 'rename', args: { id: node.id, name: next.trim() } });
  };
  return (
    <li className={classNames(styles.row, chosen && styles.chosen)} data-testid="object">
      {naming ? (
        <input
          className={styles.naming}
          aria-label={t('object.rename', { name })}
          defaultValue={node.name === '' ? name : node.name}
          maxLength={120}
          // biome-ignore lint/a11y/noAutofocus: the field replaces the button that was just pressed; focus must not be lost.
          autoFocus
          onBlur={(event) => rename(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
            if (event.key === 'Escape') setNaming(false);
          }}
        />
      ) : (
        <button
          type="button"
          className={styles.name}
          aria-pressed={chosen}
          aria-keyshortcuts="F2 Delete Control+D"
          onClick={choose}
          onDoubleClick={() => setNaming(true)}
          onKeyDown={key}
        >
          <Icon name={icons[node.type]} size={16} />
          <span className={classNames(styles.words, node.hidden && styles.hidden)}>{name}</span>
        </button>
      )}
      <span className={styles.marks}>
        <IconButton
          icon={node.hidden ? 'eye-off' : 'eye'}
          size="small"
          label={node.hidden ? t('object.show', { name }) : t('object.hide', { name })}
          onClick={() => setHidden(session, node.id, !node.hidden)}
        />
        <IconButton
          icon={node.locked ? 'lock' : 'unlock'}
          size="small"
          label={node.locked ? t('object.unlock', { name }) : t('object.lock', { name })}
          onClick={() => setLocked(session, node.id, !node.locked)}
        />
      </span>
      {chosen ? (
        <span className={styles.acts}>
          <IconButton
            icon="pencil"
            size="small"
            label={t('object.rename', { name })}
            onClick={() => setNaming(true)}
          />
          <IconButton
            icon="forward"
            size="small"
            label={t('object.forward', { name })}
            onClick={() => reorderSelected(session, 'forward')}
          />
          <IconButton
            icon="backward"
            size="small"
            label={t('object.backward', { name })}
            onClick={() => reorderSelected(session, 'backward')}
          />
          <IconButton
            icon="copy"
            size="small"
            label={t('object.duplicate', { name })}
            onClick={() => duplicateSelected(session)}
          />
          <IconButton
            icon="trash"
            size="small"
            label={t('object.delete', { name })}
            disabled={node.locked}
            onClick={() => removeSelected(session)}
          />
        </span>
      ) : null}
    </li>
  );
}
