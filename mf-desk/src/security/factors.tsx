import { type ChangedFactor, removeTotp, renewRecoveryCodes, type SecondFactor } from '@shop/contracts';
import { confirm, toast } from '@shop/kit';
import { call } from '@shop/kit/api';
import { problemText, useFormat } from '@shop/kit/i18n';
import { Button, Dialog, Notice, Row } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../releases/freshness.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { Passkeys } from './passkeys.tsx';
import { ProveForm } from './prove-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './security.module.css';
import { refetchDeskPages, showSecondFactor } from './security.query.ts';
import { SetUpApp } from './set-up-app.tsx';

interface FactorsProps {
  readonly state: SecondFactor;
}

/** A person's authenticator app, passkeys and recovery codes, and what changes them. */
export function Factors({ state }: FactorsProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const online = useOnline();
  const [dialog, setDialog] = useState<'app' | 'passkey' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [waiting, setWaiting] = useState<{ readonly action: () => void } | null>(null);
  const { enrolled, fresh, totp, passkeys, required } = state;
  // Changes need the present factor, proved in the last minutes; the first one needs the password instead.
  const whenFresh = (action: () => void) => (enrolled && !fresh ? setWaiting({ action }) : action());
  const show = (next: SecondFactor, text?: string) => {
    showSecondFactor(next);
    if (text !== undefined) toast('success', text);
  };
  const added = ({ second_factor: next, recovery_codes: made }: ChangedFactor, text: string) => {
    setDialog(null);
    setCodes(made);
    show(next, text);
  };
  const removeApp = async () => {
    const sure = await confirm({
      title: t('security.app.remove'),
      text: t('security.app.removeText'),
      confirm: t('security.app.remove'),
      danger: true,
    });
    if (!sure) return;
    const sent = await call(removeTotp);
    if (sent.ok) show(sent.value, t('security.app.removed'));
    else toast('error', problemText(sent.problem));
  };
  const renew = async () => {
    const sent = await call(renewRecoveryCodes);
    if (!sent.ok) return toast('error', problemText(sent.problem));
    setCodes(sent.value.recovery_codes);
    show(sent.value.second_factor);
  };
  const disabledReason = online ? undefined : t('change.offline');
  return (
    <>
      {enrolled ? null : (
        <Notice severity={required ? 'warning' : 'info'}>
          {t(required ? 'security.required' : 'security.optional')}
        </Notice>
      )}
      <section className={styles.part} aria-labelledby="security-app">
        <h2 id="security-app">{t('security.app.title')}</h2>
        {totp?.locked ? <Notice severity="error">{t('security.app.locked')}</Notice> : null}
        <p>
          {totp === null
            ? t('security.app.none')
            : t('security.app.since', {
                date: format.date(totp.created_at),
                used: totp.last_used_at === null ? t('security.never') : format.date(totp.last_used_at),
              })}
        </p>
        <Row>
          <Button
            tone={enrolled ? 'plain' : 'signal'}
            disabledReason={disabledReason}
            onClick={() => whenFresh(() => setDialog('app'))}
          >
            {t(totp === null ? 'security.app.setUp' : 'security.app.replace')}
          </Button>
          {totp === null ? null : (
            <Button disabledReason={disabledReason} onClick={() => whenFresh(() => void removeApp())}>
              {t('security.app.remove')}
            </Button>
          )}
        </Row>
      </section>
      <section className={styles.part} aria-labelledby="security-passkeys">
        <h2 id="security-passkeys">{t('security.passkey.title')}</h2>
        <p>{t('security.passkey.text')}</p>
        <Passkeys passkeys={passkeys} whenFresh={whenFresh} onChanged={(next) => show(next)} />
        <Row>
          <Button disabledReason={disabledReason} onClick={() => whenFresh(() => setDialog('passkey'))}>
            {t('security.passkey.add')}
          </Button>
        </Row>
      </section>
      {enrolled ? (
        <section className={styles.part} aria-labelledby="security-codes">
          <h2 id="security-codes">{t('security.codes.title')}</h2>
          <p>
            {t('security.codes.text')}{' '}
            {t('security.codes.left', { number: format.number(state.recovery_codes_left) })}
          </p>
          <Row>
            <Button disabledReason={disabledReason} onClick={() => whenFresh(() => void renew())}>
              {t('security.codes.renew')}
            </Button>
          </Row>
        </section>
      ) : null}
      {dialog === 'app' ? (
        <SetUpApp
          first={!enrolled}
          onClose={() => setDialog(null)}
          onDone={(changed) => added(changed, t('security.app.done'))}
        />
      ) : null}
      {dialog === 'passkey' ? (
        <AddPasskey
          first={!enrolled}
          onClose={() => setDialog(null)}
          onDone={(changed) => added(changed, t('security.passkey.done'))}
        />
      ) : null}
      {codes === null ? null : (
        <RecoveryCodes
          codes={codes}
          onClose={() => {
            setCodes(null);
            void refetchDeskPages();
          }}
        />
      )}
      {waiting === null ? null : (
        <Dialog
          open
          onClose={() => setWaiting(null)}
          title={t('security.step.title')}
          closeLabel={t('desk.close')}
        >
          <p>{t('security.step.again')}</p>
          <ProveForm
            methods={state.methods}
            onProved={(next) => {
              showSecondFactor(next);
              setWaiting(null);
              waiting.action();
            }}
          />
        </Dialog>
      )}
    </>
  );
}
