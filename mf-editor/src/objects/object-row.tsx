import type { NodeRecord } from '@shop/design';
import { classNames, Icon, IconButton, type IconName } from '@shop/ui';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  duplicateSelected,
  removeSelected,
  reorderSelected,
  setHidden,
  setLocked,
} from '../editor/actions.ts';
import type { Session } from '../session/session.ts';
import styles from './object-list.module.css';

interface RowProps {
  readonly session: Session;
  readonly node: NodeRecord;
  readonly name: string;
  readonly chosen: boolean;
  /** Called when it is selected alone. */
  readonly onChoose: () => void;
}

/** One object: select, rename, hide, lock; when selected, all further actions. */
export function ObjectRow({ session, node, name, chosen, onChoose }: RowProps) {
  const [naming, setNaming] = useState(false);
  const rename = (next: string | null) => {
    setNaming(false);
    if (next !== null && next !== node.name)
      session.store.run({ name: 'rename', args: { id: node.id, name: next } });
  };
  return (
    <li className={classNames(styles.row, chosen && styles.chosen)} data-testid="object">
      {naming ? (
        <NameField node={node} name={name} onDone={rename} />
      ) : (
        <NameButton {...{ session, node, name, chosen, onChoose }} onRename={() => setNaming(true)} />
      )}
      <Marks session={session} node={node} name={name} />
      {chosen ? <Acts session={session} node={node} name={name} onRename={() => setNaming(true)} /> : null}
    </li>
  );
}

const icons = { image: 'image', text: 'text', rect: 'shape', path: 'shape' } as const;

type Named = Pick<RowProps, 'session' | 'node' | 'name'>;

function NameButton({
  session: { store },
  node,
  name,
  chosen,
  onChoose,
  onRename,
}: RowProps & { readonly onRename: () => void }) {
  const choose = (event: MouseEvent) => {
    const before = store.getState().ephemeral.selection;
    const more = event.shiftKey || event.ctrlKey || event.metaKey;
    const ids = !more ? [node.id] : chosen ? before.filter((id) => id !== node.id) : [...before, node.id];
    store.setSelection(ids);
    if (!more) onChoose();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'F2') return;
    event.preventDefault();
    onRename();
  };
  return (
    <button
      type="button"
      className={styles.name}
      aria-pressed={chosen}
      aria-keyshortcuts="F2 Delete Control+D"
      onClick={choose}
      onDoubleClick={onRename}
      onKeyDown={key}
    >
      <Icon name={icons[node.type]} size={16} />
      <span className={classNames(styles.words, node.hidden && styles.hidden)}>{name}</span>
    </button>
  );
}

/** Enter or blur renames the object, Escape (`null`) cancels. */
function NameField({
  node,
  name,
  onDone,
}: Pick<RowProps, 'node' | 'name'> & { readonly onDone: (name: string | null) => void }) {
  const { t } = useTranslation('mf-editor');
  return (
    <input
      className={styles.naming}
      aria-label={t('object.rename', { name })}
      defaultValue={node.name === '' ? name : node.name}
      maxLength={120}
      // biome-ignore lint/a11y/noAutofocus: the field replaces the button that was just pressed; focus must not be lost.
      autoFocus
      onBlur={(event) => onDone(event.currentTarget.value.trim())}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') onDone(null);
      }}
    />
  );
}

/** Toggles for visibility and lock. */
function Marks({ session, node, name }: Named) {
  const { t } = useTranslation('mf-editor');
  return (
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
  );
}

interface Act {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
}

function Acts({ session, node, name, onRename }: Named & { readonly onRename: () => void }) {
  const { t } = useTranslation('mf-editor');
  const acts: readonly Act[] = [
    { icon: 'pencil', label: t('object.rename', { name }), onClick: onRename },
    {
      icon: 'forward',
      label: t('object.forward', { name }),
      onClick: () => reorderSelected(session, 'forward'),
    },
    {
      icon: 'backward',
      label: t('object.backward', { name }),
      onClick: () => reorderSelected(session, 'backward'),
    },
    { icon: 'copy', label: t('object.duplicate', { name }), onClick: () => duplicateSelected(session) },
    {
      icon: 'trash',
      label: t('object.delete', { name }),
      onClick: () => removeSelected(session),
      disabled: node.locked,
    },
  ];
  return (
    <span className={styles.acts}>
      {acts.map((act) => (
        <IconButton key={act.icon} size="small" {...act} />
      ))}
    </span>
  );
}
