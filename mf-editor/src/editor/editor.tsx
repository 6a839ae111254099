import type { BoxDesign } from '@shop/contracts';
import { nodeById } from '@shop/design';
import { useDocumentTitle } from '@shop/kit';
import { useFormat, useTerms, useText } from '@shop/kit/i18n';
import type { Side } from '@shop/packaging';
import { Button, IconButton, Tabs } from '@shop/ui';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ArtworkPanel } from '../artwork/artwork-panel.tsx';
import { KnownArtwork } from '../artwork/known-artwork.tsx';
import { type Uploads, useUploads } from '../artwork/use-uploads.ts';
import { BoxView } from '../box/box-view.tsx';
import { ConflictDialog } from '../dialogs/conflict-dialog.tsx';
import { Findings } from '../findings/findings.tsx';
import { nodeName } from '../objects/node-name.ts';
import { ObjectList } from '../objects/object-list.tsx';
import { OrderBar } from '../order/order-bar.tsx';
import { Properties } from '../properties/properties.tsx';
import type { Keeper } from '../saving/keeper.ts';
import { SaveMark } from '../saving/save-mark.tsx';
import type { Session } from '../session/session.ts';
import { uprightBox } from '../session/upright.ts';
import { Sheet } from '../sheet/sheet.tsx';
import type { SheetView } from '../sheet/sheet-view.ts';
import { addRect, addText } from './actions.ts';
import { DesignMenu, type OpenDialog } from './design-menu.tsx';
import styles from './editor.module.css';
import { SideSwitch } from './side-switch.tsx';
import { editorKeys } from './use-keys.ts';
import { useMedia } from './use-media.ts';
import { useSettled } from './use-session.ts';

interface EditorProps {
  readonly session: Session;
  readonly keeper: Keeper;
  readonly design: BoxDesign;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
  readonly onTheirs: (design: BoxDesign) => void;
}

type Panel = 'add' | 'objects' | 'properties' | 'check';

/** One working table: tools and objects left, the sheet or the box in the middle, figures and price right. */
export function Editor({ session, keeper, design, quantity, onQuantity, onTheirs }: EditorProps) {
  const t = useText();
  const term = useTerms();
  const format = useFormat();
  const { store, die } = session;
  const { canUndo, canRedo, ephemeral, document: content, findings } = useSettled(session);
  const narrow = useMedia('(max-width: 1199px)');
  const phone = useMedia('(max-width: 767px)');
  const [side, setSide] = useState<Side | null>(() =>
    die.frames.some((frame) => frame.side === 'top') ? 'top' : (die.frames[0]?.side ?? null),
  );
  const [view, setView] = useState<'2d' | '3d'>('2d');
  const [panel, setPanel] = useState<Panel>('add');
  const [name, setName] = useState(design.name);
  const [dialog, setDialog] = useState<OpenDialog>();
  const [said, setSaid] = useState('');
  const uploads = useUploads(session);
  const sheet = useRef<SheetView | null>(null);
  const textField = useRef<HTMLTextAreaElement>(null);
  useDocumentTitle(t('open.title', { name }));
  const sideName = side === null ? t('side.sheet') : term('side', side);

  /** An object of another side brings its side into view, unless the whole sheet is in view already. */
  const follow = (next: Side | null) => {
    if (side !== null && next !== null && next !== side) setSide(next);
  };
  const sayPlace = () => {
    const { document, ephemeral: now } = store.getState();
    const node = now.selection[0] === undefined ? undefined : nodeById(document, now.selection[0]);
    if (node === undefined) return;
    const layer = document.records[node.parent];
    const home = layer?.kind === 'layer' ? layer.side : null;
    const box = uprightBox(node, die, home);
    setSaid(
      t('object.movedTo', {
        name: nodeName(node, document, t),
        x: format.length(box.x),
        y: format.length(box.y),
      }),
    );
    if (session.settled().findings.some(({ id, nodeId }) => id === 'safe_zone' && nodeId === node.id))
      sheet.current?.flashSafe();
  };
  const keys = useMemo(
    () =>
      editorKeys({
        session,
        camera: () => sheet.current?.camera(),
        onMoved: () => placeSaid.current(),
        onShortcuts: () => setDialog('shortcuts'),
      }),
    [session],
  );
  const placeSaid = useRef(sayPlace);
  placeSaid.current = sayPlace;

  const writeText = () => {
    // The field must be there before it can take the focus, in the same tap: phones open their keyboard only then.
    flushSync(() => {
      addText(session, side, t('text.default'));
      setPanel('properties');
    });
    textField.current?.focus();
    textField.current?.select();
  };
  const editText = () => {
    flushSync(() => setPanel('properties'));
    textField.current?.focus();
  };

  const add = (
    <div className={styles.block}>
      <ArtworkPanel session={session} uploads={uploads} side={side} sideName={sideName} />
      <KnownArtwork session={session} side={side} sideName={sideName} shown={uploaded(uploads)} />
      <div className={styles.pair}>
        <Button icon="text" data-testid="add-text" onClick={writeText}>
          {t('tool.text')}
        </Button>
        <Button icon="shape" onClick={() => addRect(session, side, '#000000')}>
          {t('tool.rect')}
        </Button>
      </div>
    </div>
  );
  const objects = <ObjectList session={session} onSide={follow} />;
  const properties = <Properties session={session} side={side} textField={textField} />;
  const check = <Findings session={session} onSide={follow} />;
  const order = (
    <OrderBar session={session} keeper={keeper} design={design} quantity={quantity} onQuantity={onQuantity} />
  );
  const thing = (
    <div className={styles.thing}>
      <SideSwitch die={die} side={side} onSide={setSide} />
      <Tabs
        className={styles.views ?? ''}
        label={t('view.label')}
        value={view}
        onChange={setView}
        tabs={[
          {
            id: '2d',
            label: <span data-testid="view-2d">{t('view.sheet')}</span>,
            panel: (
              <Sheet
                session={session}
                side={side}
                nameOfSide={(each) => term('side', each)}
                label={t('sheet.label', { side: sideName })}
                onEdit={editText}
                view={sheet}
              />
            ),
          },
          {
            id: '3d',
            label: <span data-testid="view-3d">{t('view.box')}</span>,
            panel: <BoxView session={session} side={side} />,
          },
        ]}
      />
    </div>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the keys of the controls inside; does nothing itself.
    <div className={styles.editor} onKeyDown={keys}>
      <header className={styles.head}>
        <div className={styles.names}>
          <h1 className={styles.name} tabIndex={-1}>
            {name}
          </h1>
          <SaveMark keeper={keeper} />
        </div>
        <div className={styles.tools}>
          <IconButton
            icon="undo"
            data-testid="undo"
            label={t('undo')}
            disabled={!canUndo}
            onClick={() => store.undo()}
          />
          <IconButton
            icon="redo"
            data-testid="redo"
            label={t('redo')}
            disabled={!canRedo}
            onClick={() => store.redo()}
          />
          <DesignMenu
            session={session}
            keeper={keeper}
            design={design}
            name={name}
            quantity={quantity}
            onName={(next) => {
              setName(next);
              keeper.rename(next);
            }}
            open={dialog}
            onOpen={setDialog}
          />
        </div>
      </header>
      {phone ? (
        <div className={styles.remind}>
          <Button size="small" icon="mail" onClick={() => setDialog('remind')}>
            {t('menu.remind')}
          </Button>
        </div>
      ) : null}
      {narrow ? (
        <div className={styles.narrow}>
          {thing}
          <Tabs
            className={styles.panels ?? ''}
            label={t('panel.label')}
            value={panel}
            onChange={setPanel}
            tabs={[
              { id: 'add', label: t('panel.add'), panel: add },
              { id: 'objects', label: t('panel.objects', { count: objectCount(content) }), panel: objects },
              { id: 'properties', label: t('panel.properties'), panel: properties },
              { id: 'check', label: t('panel.check', { count: findings.length }), panel: check },
            ]}
          />
          <div className={styles.order}>{order}</div>
        </div>
      ) : (
        <div className={styles.table}>
          <div className={styles.column}>
            {add}
            {objects}
          </div>
          {thing}
          <div className={styles.right}>
            <div className={styles.column}>
              {properties}
              {check}
            </div>
            {order}
          </div>
        </div>
      )}
      <p className="only-heard" role="status">
        {said}
      </p>
      <p className="only-heard" role="status">
        {ephemeral.selection.length > 1 ? t('object.several', { count: ephemeral.selection.length }) : ''}
      </p>
      <ConflictDialog
        session={session}
        keeper={keeper}
        design={design}
        name={name}
        quantity={quantity}
        onTheirs={onTheirs}
      />
    </div>
  );
}

const objectCount = (document: {
  readonly records: Readonly<Record<string, { readonly kind: string } | undefined>>;
}) => Object.values(document.records).filter((record) => record?.kind === 'node').length;

const uploaded = ({ items }: Uploads): ReadonlySet<string> =>
  new Set(items.flatMap(({ asset }) => (asset === null ? [] : [asset.sha256])));
