import {
  challengePasskey,
  type SecondFactor,
  type SecondFactorMethod,
  verifyPasskey,
  verifyRecoveryCode,
  verifyTotp,
} from '@shop/contracts';
import { type ApiProblem, call } from '@shop/kit/api';
import { problemText } from '@shop/kit/i18n';
import { Button, Notice, Row, TextField, useFormSubmission } from '@shop/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../releases/freshness.tsx';
import { hasPasskeys, type PasskeyTrouble, signWithPasskey } from './browser-passkey.ts';
import { readRecoveryCode, readTotpCode } from './factor-code.ts';
import styles from './security.module.css';

interface ProveFormProps {
  readonly methods: readonly SecondFactorMethod[];
  readonly onProved: (state: SecondFactor) => void;
}

/** Why the second factor was not accepted: too many wrong ones is a case of its own, with a wait of minutes. */
export const useProofMessage = (): ((problem: ApiProblem) => string) => {
  const { t } = useTranslation('mf-desk');
  return (problem) =>
    problem.limited_by === 'second_factor' ? t('security.step.tooMany') : problemText(problem);
};

/** Proves the second factor with a code, a passkey or a recovery code, whichever the person has. */
export function ProveForm({ methods, onProved }: ProveFormProps) {
  const { t } = useTranslation('mf-desk');
  const online = useOnline();
  const say = useProofMessage();
  const usable = methods.filter((method) => method !== 'passkey' || hasPasskeys());
  const typed = usable.filter((method) => method !== 'passkey');
  const [kind, setKind] = useState<SecondFactorMethod>(typed[0] ?? 'recovery_code');
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<PasskeyTrouble | null>(null);
  const { form, tried, busy, problem, attempt, clearProblem, reset } = useFormSubmission<ApiProblem>();
  const [isPasskeyBusy, setPasskeyBusy] = useState(false);
  const code = kind === 'totp' ? readTotpCode(text) : readRecoveryCode(text);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTrouble(null);
    const sent = await attempt(code !== null, () =>
      call(kind === 'totp' ? verifyTotp : verifyRecoveryCode, { body: { code: code ?? '' } }),
    );
    if (sent?.ok) onProved(sent.value);
  };
  const signIn = async () => {
    setTrouble(null);
    reset();
    setPasskeyBusy(true);
    const sent = await attempt(true, async () => {
      const options = await call(challengePasskey);
      if (!options.ok) return options;
      const signed = await signWithPasskey(options.value);
      if (signed.ok) return call(verifyPasskey, { body: signed.value });
      setTrouble(signed.trouble);
      return { ok: true, value: null } as const;
    });
    setPasskeyBusy(false);
    if (sent?.ok && sent.value !== null) onProved(sent.value);
  };
  const wrong = tried && code === null && !isPasskeyBusy && trouble === null;
  const disabledReason = online ? undefined : t('change.offline');
  const other = typed.find((method) => method !== kind);
  return (
    <div className={styles.form}>
      {problem ? <Notice severity="error">{say(problem)}</Notice> : null}
      {trouble ? <Notice severity="warning">{t(`security.passkey.trouble.${trouble}`)}</Notice> : null}
      {usable.includes('passkey') ? (
        <Row>
          <Button
            tone={typed.includes('totp') ? 'quiet' : 'signal'}
            busy={busy && isPasskeyBusy}
            busyLabel={t('security.passkey.waiting')}
            disabledReason={disabledReason}
            onClick={() => void signIn()}
          >
            {t('security.step.passkey')}
          </Button>
        </Row>
      ) : null}
      {typed.length === 0 ? null : (
        <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
          <TextField
            key={kind}
            data-autofocus
            figures
            label={t(kind === 'totp' ? 'security.app.code' : 'security.step.recovery')}
            name="one-time-code"
            autoComplete={kind === 'totp' ? 'one-time-code' : 'off'}
            inputMode={kind === 'totp' ? 'numeric' : 'text'}
            spellCheck={false}
            value={text}
            onChange={(value) => {
              setText(value);
              clearProblem();
            }}
            error={
              wrong
                ? t(kind === 'totp' ? 'security.app.codeWrong' : 'security.step.recoveryWrong')
                : undefined
            }
          />
          <Row>
            <Button
              type="submit"
              tone="signal"
              busy={busy && !isPasskeyBusy}
              busyLabel={t('change.sending')}
              disabledReason={disabledReason}
            >
              {t('security.step.confirm')}
            </Button>
            {other ? (
              <Button
                onClick={() => {
                  setKind(other);
                  setText('');
                  reset();
                }}
              >
                {t(other === 'totp' ? 'security.step.useCode' : 'security.step.useRecovery')}
              </Button>
            ) : null}
          </Row>
        </form>
      )}
      <p>{t('security.step.lost')}</p>
    </div>
  );
}
