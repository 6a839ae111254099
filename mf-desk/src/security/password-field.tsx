import type { ApiProblem } from '@shop/kit/api';
import { TextField } from '@shop/ui';
import { useTranslation } from 'react-i18next';

interface PasswordFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly tried: boolean;
  readonly problem: ApiProblem | undefined;
}

/** The own password, which the first second factor needs. */
export function PasswordField({ value, onChange, tried, problem }: PasswordFieldProps) {
  const { t } = useTranslation('mf-desk');
  const wrong = problem?.code === 'wrong_credentials';
  return (
    <TextField
      data-autofocus
      label={t('security.password.label')}
      type="password"
      name="current-password"
      autoComplete="current-password"
      value={value}
      onChange={onChange}
      error={
        wrong
          ? t('security.password.wrong')
          : tried && value === ''
            ? t('security.password.missing')
            : undefined
      }
    />
  );
}
