import { layerById, layersOf, type NodeRecord, nodeById } from '@shop/design';
import { useTerms } from '@shop/kit/i18n';
import type { Side } from '@shop/packaging';
import { Button, IconButton, Row } from '@shop/ui';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { alignSelected, fillSide, setBackground } from '../editor/actions.ts';
import { useSettled } from '../editor/use-session.ts';
import { nodeName } from '../objects/node-name.ts';
import type { Session } from '../session/session.ts';
import { Colors } from './colors.tsx';
import { GeometryFields } from './geometry-fields.tsx';
import styles from './properties.module.css';
import { TextContent } from './text-content.tsx';
import { TextStyle } from './text-style.tsx';

interface PropertiesProps {
  readonly session: Session;
  readonly side: Side | null;
  /** The field of the selected text, for callers that focus it. */
  readonly textField: RefObject<HTMLTextAreaElement | null>;
}

/** The properties of the selection; without one, those of the side. */
export function Properties({ session, side, textField }: PropertiesProps) {
  const { t } = useTranslation('mf-editor');
  const { document, ephemeral } = useSettled(session);
  const [first, ...more] = ephemeral.selection;
  if (first === undefined) return <SideProperties session={session} side={side} />;
  const node = more.length > 0 ? undefined : nodeById(document, first);
  if (node !== undefined) return <NodeProperties session={session} node={node} textField={textField} />;
  const title = t('object.several', { count: ephemeral.selection.length });
  return (
    <section className={styles.panel} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <AlignButtons session={session} />
    </section>
  );
}

/** Returns the name of a side, or of the whole sheet. */
function useSideName(): (side: Side | null) => string {
  const { t } = useTranslation('mf-editor');
  const term = useTerms();
  return (side) => (side === null ? t('side.sheet') : term('side', side));
}

function SideProperties({ session, side }: Pick<PropertiesProps, 'session' | 'side'>) {
  const { t } = useTranslation('mf-editor');
  const { document } = useSettled(session);
  const title = useSideName()(side);
  const layer = layersOf(document).find((each) => each.surface === 'outside' && each.side === side);
  return (
    <section className={styles.panel} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <Colors
        session={session}
        legend={t('background.legend')}
        none={t('background.none')}
        value={layer?.background ?? null}
        onChoose={(color) => setBackground(session, side, color)}
      />
      <p className={styles.hint}>{t('background.hint')}</p>
    </section>
  );
}

interface NodeProps {
  readonly session: Session;
  readonly node: NodeRecord;
}

function NodeProperties({ session, node, textField }: NodeProps & Pick<PropertiesProps, 'textField'>) {
  const { t } = useTranslation('mf-editor');
  const sideName = useSideName();
  const { document, list } = useSettled(session);
  const title = nodeName(node, document, t);
  const nodeSide = layerById(document, node.parent)?.side ?? null;
  return (
    <section className={styles.panel} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {node.locked ? <p className={styles.hint}>{t('object.locked')}</p> : null}
      {node.type === 'text' ? (
        <>
          <TextContent
            key={node.id}
            session={session}
            id={node.id}
            text={node.props.text}
            locked={node.locked}
            field={textField}
          />
          <TextStyle session={session} node={node} />
        </>
      ) : null}
      <NodeColor session={session} node={node} />
      <GeometryFields session={session} node={node} side={nodeSide} />
      <AlignButtons session={session} />
      {node.type === 'text' ? null : (
        <Button size="small" icon="fit" onClick={() => fillSide(session, node.id, nodeSide, list.bleed)}>
          {t('place.fill', { side: sideName(nodeSide) })}
        </Button>
      )}
      <Opacity session={session} node={node} />
    </section>
  );
}

/** The colour of a text, or the optional fill of a shape. */
function NodeColor({ session, node }: NodeProps) {
  const { t } = useTranslation('mf-editor');
  if (node.type === 'image') return null;
  const colorProps =
    node.type === 'text'
      ? { legend: t('color.text'), value: node.props.color }
      : { legend: t('color.fill'), value: node.props.fill, none: t('color.none') };
  return (
    <Colors
      session={session}
      {...colorProps}
      onChoose={(color) => session.store.run({ name: 'setColor', args: { ids: [node.id], color } })}
    />
  );
}

function Opacity({ session, node }: NodeProps) {
  const { t } = useTranslation('mf-editor');
  if (node.type !== 'image') return null;
  const set = (percent: number) =>
    session.store.run({ name: 'setOpacity', args: { ids: [node.id], opacity: percent / 100 } });
  return (
    <label className={styles.opacity}>
      <span>{t('image.opacity')}</span>
      <input
        type="range"
        min={0}
        max={100}
        value={Math.round(node.props.opacity * 100)}
        onChange={(event) => set(Number(event.currentTarget.value))}
      />
    </label>
  );
}

const edges = ['left', 'centre', 'right'] as const;
const edgeIcons = { left: 'align-left', centre: 'align-middle', right: 'align-right' } as const;

function AlignButtons({ session }: Pick<NodeProps, 'session'>) {
  const { t } = useTranslation('mf-editor');
  return (
    <Row gap={0.5}>
      {edges.map((edge) => (
        <IconButton
          key={edge}
          icon={edgeIcons[edge]}
          label={t(`align.${edge}`)}
          onClick={() => alignSelected(session, edge)}
        />
      ))}
    </Row>
  );
}
