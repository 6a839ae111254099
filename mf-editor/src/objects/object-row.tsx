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
  readonly isSelected: boolean;
  /** Called when it is selected alone. */
  readonly onSelect: () => void;
}

/** One object: select, rename, hide, lock; when selected, all further actions. */
export function ObjectRow({ session, node, name, isSelected, onSelect }: RowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const rename = (next: string | null) => {
    setRenaming(false);
    if (next !== null && next !== node.name)
      session.store.run({ name: 'rename', args: { id: node.id, name: next } });
  };
  return (
    <li className={classNames(styles.row, isSelected && styles.chosen)} data-testid="object">
      {isRenaming ? (
        <NameField node={node} name={name} onDone={rename} />
      ) : (
        <NameButton {...{ session, node, name, isSelected, onSelect }} onRename={() => setRenaming(true)} />
      )}
      <ObjectToggles session={session} node={node} name={name} />
      {isSelected ? (
        <ObjectActions session={session} node={node} name={name} onRename={() => setRenaming(true)} />
      ) : null}
    </li>
  );
}

const icons = { image: 'image', text: 'text', rect: 'shape', path: 'shape' } as const;

type NamedObjectProps = Pick<RowProps, 'session' | 'node' | 'name'>;

function NameButton({
  session: { store },
  node,
  name,
  isSelected,
  onSelect,
  onRename,
}: RowProps & { readonly onRename: () => void }) {
  const select = (event: MouseEvent) => {
    const before = store.getState().ephemeral.selection;
    const isExtending = event.shiftKey || event.ctrlKey || event.metaKey;
    const ids = !isExtending
      ? [node.id]
      : isSelected
        ? before.filter((id) => id !== node.id)
        : [...before, node.id];
    store.setSelection(ids);
    if (!isExtending) onSelect();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'F2') return;
    event.preventDefault();
    onRename();
  };
  return (
    <button
      type="button"
      className={styles.name}
      aria-pressed={isSelected}
      aria-keyshortcuts="F2 Delete Control+D"
      onClick={select}
      onDoubleClick={onRename}
      onKeyDown={onKey}
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
function ObjectToggles({ session, node, name }: NamedObjectProps) {
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

interface ObjectAction {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
}

function ObjectActions({
  session,
  node,
  name,
  onRename,
}: NamedObjectProps & { readonly onRename: () => void }) {
  const { t } = useTranslation('mf-editor');
  const actions: readonly ObjectAction[] = [
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
      {actions.map((action) => (
        <IconButton key={action.icon} size="small" {...action} />
      ))}
    </span>
  );
}
