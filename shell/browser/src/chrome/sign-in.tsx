import { Slot } from '@shop/kit';
import { Link } from '@shop/kit/router';
import type { OpenDialog } from '@shop/kit/shell';
import { Dialog } from '@shop/ui';
import { useTranslation } from 'react-i18next';

/** The account's sign-in form, over any page. */
export function SignIn({ mode, settle }: Extract<OpenDialog, { kind: 'signIn' }>) {
  const { t } = useTranslation('shell');
  const page = mode === 'register' ? 'register' : 'signIn';
  return (
    <Dialog open onClose={() => settle(false)} title={t(`signIn.${mode}`)} closeLabel={t('close')}>
      <Slot
        name="signIn"
        props={{ mode, onDone: () => settle(true), onCancel: () => settle(false) }}
        fallback={
          <Link to={page} onClick={() => settle(false)}>
            {t('signIn.page')}
          </Link>
        }
      />
    </Dialog>
  );
}
