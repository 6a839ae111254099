import { type DieFormat, dieAddress } from '@shop/contracts';
import { apiAddress } from '@shop/kit/api';
import type { Board, DieParameters, StructureId } from '@shop/packaging';
import { Menu } from '@shop/ui';
import { useTranslation } from 'react-i18next';

const formats = ['pdf', 'svg', 'dxf', 'glb'] as const satisfies readonly DieFormat[];

interface TemplateMenuProps {
  readonly structure: StructureId;
  readonly parameters: DieParameters;
  readonly board: Board;
}

/** Downloads the die template of this size, options and board, for other design programs. Needs no login. */
export function TemplateMenu({ structure, parameters, board }: TemplateMenuProps) {
  const { t } = useTranslation('mf-catalogue');
  const { L, W, H, options = {} } = parameters;
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
            href: apiAddress(dieAddress(structure, format, { L, W, H, board: board.id, options })),
          })),
        },
      ]}
    >
      {t('template.heading')}
    </Menu>
  );
}
