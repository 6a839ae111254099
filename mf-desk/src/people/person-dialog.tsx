import type { StaffAccount } from '@shop/contracts';
import { confirm, toast } from '@shop/kit';
import type { ApiProblem, Result } from '@shop/kit/api';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { Badge, Button, Dialog, Notice, Row, Table, useFormSubmission } from '@shop/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../frame/refusal-text.ts';
import { useRoleText } from '../frame/role-text.ts';
import { refetchDesk } from '../orders/orders.query.ts';
import { useOnline } from '../releases/freshness.tsx';
import styles from './people.module.css';
import {
  nameOf,
  removeFactors,
  revokeAccess,
  sendInvitation,
  sendRoles,
  signOutEverywhere,
  useSessionsOf,
} from './people.query.ts';
import { readDraft, toDraft } from './role-draft.ts';
import { RoleFields } from './role-fields.tsx';

interface PersonDialogProps {
  readonly person: StaffAccount;
  readonly isReader: boolean;
  readonly onClose: () => void;
}

/** One person of the staff: roles, sessions, end of the access. A refusal is shown and the choice stays. */
export function PersonDialog({ person, isReader, onClose }: PersonDialogProps) {
  const { t } = useTranslation('mf-desk');
  return (
    <Dialog open wide onClose={onClose} title={nameOf(person)} closeLabel={t('desk.close')}>
      <div className={styles.form}>
        <p className={styles.who}>
          {person.email} {person.invited ? <Badge>{t('people.state.invited')}</Badge> : null}
          {isReader ? <Badge>{t('people.you')}</Badge> : null}
        </p>
        <Roles person={person} onDone={onClose} />
        {person.invited ? null : <Sessions person={person} />}
        <Access person={person} isReader={isReader} onDone={onClose} />
      </div>
    </Dialog>
  );
}

interface PartProps {
  readonly person: StaffAccount;
  readonly onDone: () => void;
}

function Roles({ person, onDone }: PartProps) {
  const { t } = useTranslation('mf-desk');
  const online = useOnline();
  // The roles as they were shown: a later refresh does not change what is being chosen.
  const [draft, setDraft] = useState(() => toDraft(person.roles));
  const [revision, setRevision] = useState(person.roles_revision);
  const { form, tried, busy, problem, attempt, clearProblem } = useFormSubmission<ApiProblem>();
  const roles = readDraft(draft);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const sent = await attempt(roles !== null && roles.length > 0, () =>
      sendRoles(person.id, roles ?? [], revision),
    );
    if (sent === undefined) return;
    await refetchDesk();
    if (!sent.ok) return;
    toast('success', t('people.changed', { name: nameOf(person) }));
    onDone();
  };
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <RoleFields
        draft={draft}
        tried={tried}
        onChange={(next) => {
          setDraft(next);
          clearProblem();
        }}
      />
      {problem && problem.code !== 'roles_conflict' ? (
        <Notice severity="error">{refusalText(t, problem)}</Notice>
      ) : null}
      {person.roles_revision === revision ? null : (
        <NewRoles
          person={person}
          wasRefused={problem?.code === 'roles_conflict'}
          onContinue={() => {
            setDraft(toDraft(person.roles));
            setRevision(person.roles_revision);
            clearProblem();
          }}
        />
      )}
      <Row>
        <Button
          type="submit"
          tone="signal"
          busy={busy}
          busyLabel={t('change.sending')}
          disabledReason={online ? undefined : t('change.offline')}
        >
          {t('people.save')}
        </Button>
      </Row>
    </form>
  );
}

interface NewRolesProps {
  readonly person: StaffAccount;
  /** Whether a change was sent and refused; else the roles changed while they were being chosen. */
  readonly wasRefused: boolean;
  readonly onContinue: () => void;
}

/** The roles that another admin gave the person in the meantime. Continuing from them needs a click. */
function NewRoles({ person, wasRefused, onContinue }: NewRolesProps) {
  const { t } = useTranslation('mf-desk');
  const roleText = useRoleText();
  return (
    <Notice
      severity={wasRefused ? 'error' : 'warning'}
      title={t(wasRefused ? 'conflict.refused' : 'conflict.moved')}
      action={
        <Button size="small" onClick={onContinue}>
          {t('conflict.goOn')}
        </Button>
      }
    >
      {person.roles.length === 0 ? (
        t('people.noRoles')
      ) : (
        <ul className={styles.plain}>
          {person.roles.map((role) => (
            <li key={role.role}>{roleText(role)}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

/** Sends one change that was confirmed, says what came of it and reads the lists again. */
function useConfirmedChange() {
  const { t } = useTranslation('mf-desk');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (
    question: Parameters<typeof confirm>[0] | null,
    send: () => Promise<Result<unknown, ApiProblem>>,
    done: string,
  ): Promise<boolean> => {
    if (question !== null && !(await confirm(question))) return false;
    setBusy(true);
    setProblem(null);
    const reply = await send();
    if (reply.ok) toast('success', done);
    else setProblem(refusalText(t, reply.problem));
    await refetchDesk();
    setBusy(false);
    return reply.ok;
  };
  return { busy, problem, run };
}

function Sessions({ person }: { readonly person: StaffAccount }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const online = useOnline();
  const sessions = useSessionsOf(person.id);
  const { busy, problem, run } = useConfirmedChange();
  const rows = sessions.data ?? [];
  const signOut = () =>
    run(
      {
        title: t('people.signOutTitle', { name: nameOf(person) }),
        text: t('people.signOutText'),
        confirm: t('people.signOut'),
        danger: true,
      },
      () => signOutEverywhere(person.id),
      t('people.signedOut', { name: nameOf(person) }),
    );
  return (
    <section className={styles.section} aria-label={t('people.sessions')}>
      <h3>{t('people.sessions')}</h3>
      {sessions.error ? (
        <ProblemPanel error={sessions.error} onRetry={sessions.refetch} kept={t('desk.kept')} />
      ) : (
        <Table
          caption={t('people.sessions')}
          captionHidden
          stacked
          rows={rows}
          rowKey={({ id }) => id}
          skeletonRows={sessions.isPending ? 2 : 0}
          empty={t('people.noSessions')}
          columns={[
            {
              id: 'device',
              head: t('people.device'),
              cell: ({ device, current }) => (
                <span className={styles.who}>
                  {device ?? '–'} {current ? <Badge>{t('people.thisSession')}</Badge> : null}
                </span>
              ),
            },
            {
              id: 'used',
              head: t('people.lastUsed'),
              cell: ({ last_used_at }) => format.date(last_used_at, 'dateTime'),
            },
          ]}
        />
      )}
      {problem === null ? null : <Notice severity="error">{problem}</Notice>}
      {rows.length === 0 ? null : (
        <Row>
          <Button
            busy={busy}
            busyLabel={t('change.sending')}
            disabledReason={online ? undefined : t('change.offline')}
            onClick={() => void signOut()}
          >
            {t('people.signOut')}
          </Button>
        </Row>
      )}
    </section>
  );
}

function Access({ person, isReader, onDone }: PartProps & Pick<PersonDialogProps, 'isReader'>) {
  const { t } = useTranslation('mf-desk');
  const online = useOnline();
  const { busy, problem, run } = useConfirmedChange();
  const name = nameOf(person);
  const offline = online ? undefined : t('change.offline');
  const again = () =>
    run(
      null,
      () => sendInvitation({ email: person.email, roles: person.roles }),
      t('people.invited', { email: person.email }),
    );
  const resetFactors = () =>
    run(
      {
        title: t('people.resetTitle', { name }),
        text: t('people.resetText'),
        confirm: t('people.reset'),
        danger: true,
      },
      () => removeFactors(person.id),
      t('people.resetDone', { name }),
    );
  const revoke = async () => {
    const question = {
      title: t('people.revokeTitle', { name }),
      text: t(isReader ? 'people.revokeOwn' : 'people.revokeText'),
      confirm: t('people.revoke'),
      danger: true,
    };
    const done = t('people.revoked', { name });
    if (await run(question, () => revokeAccess(person.id), done)) onDone();
  };
  return (
    <section className={styles.section} aria-label={t('people.access')}>
      <h3>{t('people.access')}</h3>
      {problem === null ? null : <Notice severity="error">{problem}</Notice>}
      <Row>
        {person.invited && person.roles.length > 0 ? (
          <Button
            busy={busy}
            busyLabel={t('change.sending')}
            disabledReason={offline}
            onClick={() => void again()}
          >
            {t('people.inviteAgain')}
          </Button>
        ) : null}
        {person.second_factor && !isReader ? (
          <Button
            busy={busy}
            busyLabel={t('change.sending')}
            disabledReason={offline}
            onClick={() => void resetFactors()}
          >
            {t('people.reset')}
          </Button>
        ) : null}
        <Button
          tone="danger"
          busy={busy}
          busyLabel={t('change.sending')}
          disabledReason={offline}
          onClick={() => void revoke()}
        >
          {t('people.revoke')}
        </Button>
      </Row>
    </section>
  );
}
