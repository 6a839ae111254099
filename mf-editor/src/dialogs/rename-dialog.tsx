import { Button, Dialog, TextField, useFormAttempts } from '@shop/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface RenameDialogProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly onSave: (name: string) => void;
}

/** Saves the design under a name. */
export function RenameDialog({ name, onClose, onSave }: RenameDialogProps) {
  const { t } = useTranslation('mf-editor');
  const formId = useId();
  const [typed, setTyped] = useState(name);
  const { form, tried, countAttempt } = useFormAttempts();
  const empty = typed.trim() === '';
  const save = () => {
    if (empty) countAttempt();
    else onSave(typed.trim());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('rename.title')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={formId} tone="signal">
          {t('rename.save')}
        </Button>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label={t('rename.name')}
          hint={t('rename.hint')}
          value={typed}
          maxLength={120}
          onChange={setTyped}
          error={tried && empty ? t('rename.empty') : undefined}
        />
      </form>
    </Dialog>
  );
}
