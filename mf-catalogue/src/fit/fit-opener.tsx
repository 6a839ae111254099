import { useFormat } from '@shop/kit/i18n';
import type { Board, Product, Size } from '@shop/packaging';
import { Button, FoldingLoader } from '@shop/ui';
import { type ComponentType, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface FitOpenerProps {
  readonly product: Product;
  readonly board: Board;
  readonly onUse: (size: Size) => void;
}

/** Opens the box finder. Its code loads on the first click: most shoppers know their size. */
export function FitOpener(props: FitOpenerProps) {
  const { t } = useTranslation('mf-catalogue');
  const format = useFormat();
  const panelId = useId();
  const [open, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<FitOpenerProps>>();
  const [failed, setFailed] = useState(false);
  const [usedSize, setUsedSize] = useState<Size>();
  const toggle = async () => {
    setOpen(!open);
    setUsedSize(undefined);
    if (open || Panel) return;
    setFailed(false);
    try {
      const loaded = await import('./fit-panel.tsx');
      setPanel(() => loaded.default);
    } catch (error) {
      console.warn('The fitting did not load', error);
      setFailed(true);
    }
  };
  const use = (size: Size) => {
    setUsedSize(size);
    props.onUse(size);
  };
  return (
    <div>
      <Button
        aria-expanded={open}
        aria-controls={panelId}
        data-testid="fit-open"
        onClick={() => void toggle()}
      >
        {open ? t('fit.close') : t('fit.open')}
      </Button>
      <div id={panelId}>
        {open && Panel ? <Panel {...props} onUse={use} /> : null}
        {open && !Panel && !failed ? <FoldingLoader label={t('fit.working')} /> : null}
        {open && failed ? <p role="alert">{t('fit.notLoaded')}</p> : null}
      </div>
      <p role="status">
        {usedSize ? t('fit.used', { size: format.size([usedSize.L, usedSize.W, usedSize.H]) }) : null}
      </p>
    </div>
  );
}
