import { type BoxDesign, deleteDesign, duplicateDesign, queryKeys } from '@shop/contracts';
import { confirm, showWaiting, toast } from '@shop/kit';
import { call, newIdempotencyKey } from '@shop/kit/api';
import { problemText } from '@shop/kit/i18n';
import { navigate } from '@shop/kit/navigation';
import { queryClient } from '@shop/kit/query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Autosave } from '../saving/autosave.ts';

export interface WholeDesign {
  readonly autosave: Autosave;
  readonly design: BoxDesign;
  readonly name: string;
  readonly quantity: number;
}

export interface DesignCommands {
  /** Saves, duplicates the saved design, and opens the copy. A double click makes one copy. */
  readonly duplicate: () => Promise<void>;
  /** Confirms first. Unsaved changes are deleted with the design. */
  readonly remove: () => Promise<void>;
}

/** The server actions on the whole design; each reports its result. */
export function useWholeDesign({ autosave, design, name, quantity }: WholeDesign): DesignCommands {
  const { t } = useTranslation('mf-editor');
  const duplicating = useRef(false);
  const saveAndCopy = async () => {
    const done = showWaiting('savingBoxDesign');
    const saved = await autosave.flush();
    const copy = saved
      ? await call(duplicateDesign, { params: { id: design.id }, idempotencyKey: newIdempotencyKey() })
      : undefined;
    done();
    return copy;
  };
  const duplicate = async () => {
    if (duplicating.current) return;
    duplicating.current = true;
    const copy = await saveAndCopy();
    duplicating.current = false;
    if (copy === undefined) return void toast('error', t('order.notSaved'));
    if (!copy.ok) return void toast('error', problemText(copy.problem));
    toast('success', t('duplicate.done', { name: copy.value.name }));
    await navigate('productEditor', { id: copy.value.id }, { query: { mode: 'editor', q: quantity } });
  };
  const remove = async () => {
    const confirmed = await confirm({
      title: t('delete.title', { name }),
      text: t('delete.text'),
      confirm: t('delete.confirm'),
      cancel: t('delete.keep'),
      danger: true,
    });
    if (!confirmed) return;
    const removed = await call(deleteDesign, { params: { id: design.id } });
    if (!removed.ok) return void toast('error', problemText(removed.problem));
    await autosave.adopt({ rev: autosave.rev() });
    void queryClient.invalidateQueries({ queryKey: queryKeys.designs });
    toast('success', t('delete.done', { name }));
    await navigate('boxEditor', {}, { replace: true });
  };
  return { duplicate, remove };
}
