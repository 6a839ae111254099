import type { BoxDesign } from '@shop/contracts';
import { apiAddress } from '@shop/kit/api';
import { navigate } from '@shop/kit/navigation';
import { Menu } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { GuidelinesDialog } from '../dialogs/guidelines-dialog.tsx';
import { RenameDialog } from '../dialogs/rename-dialog.tsx';
import { ShortcutsDialog } from '../dialogs/shortcuts-dialog.tsx';
import { RemindDialog } from '../reminder/remind-dialog.tsx';
import type { Autosave } from '../saving/autosave.ts';
import type { Session } from '../session/session.ts';
import { ShareDialog } from '../sharing/share-dialog.tsx';
import { templateAddress, templateFormats } from './template-address.ts';
import { useWholeDesign } from './use-whole-design.ts';

export type OpenDialog = 'rename' | 'share' | 'remind' | 'guidelines' | 'shortcuts';

interface DesignMenuProps {
  readonly session: Session;
  readonly autosave: Autosave;
  readonly design: BoxDesign;
  readonly name: string;
  readonly quantity: number;
  readonly onName: (name: string) => void;
  readonly open: OpenDialog | undefined;
  readonly onOpen: (dialog: OpenDialog | undefined) => void;
}

/** The actions on the whole design. */
export function DesignMenu(props: DesignMenuProps) {
  const { session, autosave, design, name, quantity, onName, open, onOpen } = props;
  const { t } = useTranslation('mf-editor');
  const { duplicate, remove } = useWholeDesign({ autosave, design, name, quantity });
  const { bleed, safe } = session.settled().list;
  const { structure } = session.settled().document;
  return (
    <>
      <Menu
        label={t('menu.label')}
        groups={[
          {
            id: 'design',
            entries: [
              { id: 'rename', label: t('menu.rename'), onSelect: () => onOpen('rename') },
              { id: 'duplicate', label: t('menu.duplicate'), onSelect: () => void duplicate() },
              { id: 'share', label: t('menu.share'), onSelect: () => onOpen('share') },
              { id: 'remind', label: t('menu.remind'), onSelect: () => onOpen('remind') },
              { id: 'mine', label: t('menu.mine'), onSelect: () => void navigate('boxEditor') },
              { id: 'delete', label: t('menu.delete'), onSelect: () => void remove() },
            ],
          },
          {
            id: 'template',
            heading: t('template.heading'),
            entries: templateFormats.map((format) => ({
              id: format,
              label: t(`template.${format}`),
              href: apiAddress(templateAddress(design, structure, format)),
            })),
          },
          {
            id: 'help',
            entries: [
              { id: 'guide', label: t('menu.guide'), onSelect: () => onOpen('guidelines') },
              { id: 'keys', label: t('menu.keys'), detail: '?', onSelect: () => onOpen('shortcuts') },
            ],
          },
        ]}
      >
        {t('menu.label')}
      </Menu>
      {open === 'rename' ? (
        <RenameDialog
          name={name}
          onClose={() => onOpen(undefined)}
          onSave={(next) => {
            onOpen(undefined);
            onName(next);
          }}
        />
      ) : null}
      {open === 'share' ? <ShareDialog designId={design.id} onClose={() => onOpen(undefined)} /> : null}
      {open === 'remind' ? (
        <RemindDialog
          design={design}
          autosave={autosave}
          quantity={quantity}
          onClose={() => onOpen(undefined)}
        />
      ) : null}
      {open === 'guidelines' ? (
        <GuidelinesDialog bleed={bleed} safe={safe} onClose={() => onOpen(undefined)} />
      ) : null}
      {open === 'shortcuts' ? <ShortcutsDialog onClose={() => onOpen(undefined)} /> : null}
    </>
  );
}
