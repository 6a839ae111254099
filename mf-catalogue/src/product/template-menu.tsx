import { type DieFormat, dieAddress } from '@shop/contracts';
import { apiAddress } from '@shop/kit/api';
import { useText } from '@shop/kit/i18n';
import type { Board, Die } from '@shop/packaging';
import { Menu } from '@shop/ui';

const formats = ['pdf', 'svg', 'dxf', 'glb'] as const satisfies readonly DieFormat[];

/** The template of exactly the size and board in hand, for whoever draws elsewhere. No login, no form. */
export function TemplateMenu({ die, board }: { readonly die: Die; readonly board: Board }) {
  const t = useText();
  const { L, W, H } = die.parameters;
  return (
    <Menu
      label={t('template.label')}
      icon="download"
      align="start"
      groups={[
        {
          id: 'template',
          entries: formats.map((format) => ({
            id: format,
            label: t(`template.${format}`),
            href: apiAddress(dieAddress(die.structure, format, { L, W, H, board: board.id })),
          })),
        },
      ]}
    >
      {t('template.heading')}
    </Menu>
  );
}
