import { assetById, type DesignDocument, type NodeRecord } from '@shop/design';
import type { Text } from '@shop/kit/i18n';

/** Returns the name of an object in the list: its own, else its content. */
export function nodeName(node: NodeRecord, document: DesignDocument, t: Text<'mf-editor'>): string {
  if (node.name !== '') return node.name;
  if (node.type === 'text') {
    const line = node.props.text
      .split('\n')
      .find((each) => each.trim() !== '')
      ?.trim();
    return line === undefined ? t('object.emptyText') : line.length > 40 ? `${line.slice(0, 39)}…` : line;
  }
  if (node.type === 'image') return assetById(document, node.props.asset)?.name ?? t('object.image');
  return node.type === 'rect' ? t('object.rect') : t('object.path');
}
