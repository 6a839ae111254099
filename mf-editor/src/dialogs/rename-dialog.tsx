import { Button, Dialog, TextField } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface RenameDialogProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly onSave: (name: string) => void;
}

/** Saves the design under a name. */
export function RenameDialog({ name, onClose, onSave }: RenameDialogProps) {
  const { t } = useTranslation('mf-editor');
  const [typed, setTyped] = useState(name);
  const empty = typed.trim() === '';
  const save = () => {
    if (!empty) onSave(typed.trim());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('rename.title')}
      closeLabel={t('close')}
      footer={
        <Button tone="signal" disabledReason={empty ? t('rename.empty') : undefined} onClick={save}>
          {t('rename.save')}
        </Button>
      }
    >
      <form
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
        />
      </form>
    </Dialog>
  );
}
