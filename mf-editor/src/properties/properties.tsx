import { layerById, layersOf, nodeById } from '@shop/design';
import { useTerms, useText } from '@shop/kit/i18n';
import type { Side } from '@shop/packaging';
import { Button, IconButton, Row } from '@shop/ui';
import type { RefObject } from 'react';
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
  readonly textField: RefObject<HTMLTextAreaElement | null>;
}

const edges = ['left', 'centre', 'right'] as const;
const edgeIcons = { left: 'align-left', centre: 'align-middle', right: 'align-right' } as const;

/** What is selected, in figures and words; without a selection, the side itself. */
export function Properties({ session, side, textField }: PropertiesProps) {
  const t = useText();
  const term = useTerms();
  const { document, ephemeral, list } = useSettled(session);
  const { selection } = ephemeral;
  const sideName = side === null ? t('side.sheet') : term('side', side);
  const [first, ...more] = selection;
  const node = first === undefined || more.length > 0 ? undefined : nodeById(document, first);

  if (selection.length === 0) {
    const layer = layersOf(document).find((each) => each.surface === 'outside' && each.side === side);
    return (
      <section className={styles.panel} aria-label={sideName}>
        <h2 className={styles.title}>{sideName}</h2>
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
  const align = (
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
  if (node === undefined) {
    return (
      <section className={styles.panel} aria-label={t('object.several', { count: selection.length })}>
        <h2 className={styles.title}>{t('object.several', { count: selection.length })}</h2>
        {align}
      </section>
    );
  }
  const home = layerById(document, node.parent)?.side ?? null;
  const fill = node.type === 'rect' || node.type === 'path' ? node.props.fill : null;
  return (
    <section className={styles.panel} aria-label={nodeName(node, document, t)}>
      <h2 className={styles.title}>{nodeName(node, document, t)}</h2>
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
          <Colors
            session={session}
            legend={t('color.text')}
            value={node.props.color}
            onChoose={(color) => session.store.run({ name: 'setColor', args: { ids: [node.id], color } })}
          />
        </>
      ) : null}
      {node.type === 'rect' || node.type === 'path' ? (
        <Colors
          session={session}
          legend={t('color.fill')}
          value={fill}
          none={t('color.none')}
          onChoose={(color) => session.store.run({ name: 'setColor', args: { ids: [node.id], color } })}
        />
      ) : null}
      <GeometryFields session={session} node={node} side={home} />
      {align}
      {node.type === 'text' ? null : (
        <Button size="small" icon="fit" onClick={() => fillSide(session, node.id, home, list.bleed)}>
          {t('place.fill', { side: home === null ? t('side.sheet') : term('side', home) })}
        </Button>
      )}
      {node.type === 'image' ? (
        <label className={styles.opacity}>
          <span>{t('image.opacity')}</span>
          <input
            type="range"
            min={0}
            max={100}
            value={Math.round(node.props.opacity * 100)}
            onChange={(event) =>
              session.store.run({
                name: 'setOpacity',
                args: { ids: [node.id], opacity: Number(event.currentTarget.value) / 100 },
              })
            }
          />
        </label>
      ) : null}
    </section>
  );
}
