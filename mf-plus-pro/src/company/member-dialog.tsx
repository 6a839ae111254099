import type { Company, CompanyMember } from '@shop/contracts';
import { toast } from '@shop/kit';
import { type ApiProblem, mayHaveHappened, useRetryKey } from '@shop/kit/api';
import { Button, Dialog, Notice, Row, useFormSubmission } from '@shop/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './company.module.css';
import { changeMember, refetchCompany } from './company.query.ts';
import { refusalText } from './refusal-text.ts';
import { RoleFields, useRoleDraft } from './role-fields.tsx';

interface MemberDialogProps {
  readonly company: Company;
  readonly member: CompanyMember;
  /** The member's display name. */
  readonly displayName: string;
  /** `changed`: the lists are about to be refetched. */
  readonly onClose: (changed: boolean) => void;
}

/**
 * Changes the role of a member, and an approver's limit. A refusal is shown here and the choice stays, unless the
 * member is gone.
 */
export function MemberDialog({ company, member, displayName, onClose }: MemberDialogProps) {
  const { t } = useTranslation('mf-plus-pro');
  const draft = useRoleDraft(member);
  const { form, tried, busy, problem, attempt } = useFormSubmission<ApiProblem>();
  const sendOnce = useRetryKey();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    // Unchanged values are not sent, since they may have changed on the server.
    const reply = await attempt(draft.isComplete, () =>
      sendOnce(draft.hasChanged ? draft.body : {}, (body, key) =>
        changeMember(company, member.user_id, body, key),
      ),
    );
    if (reply === undefined) return;
    if (reply.ok) {
      toast(
        'success',
        t('company.members.changed', { who: displayName, role: t(`orders.role.${reply.value.role}`) }),
      );
      onClose(true);
    }
    // A deleted member closes this dialog, and its message with it.
    if (!reply.ok && reply.problem.code === 'not_found') {
      toast('error', refusalText(t, reply.problem));
      onClose(true);
    }
    // A refusal because of the company's current state means that this page is outdated.
    if (reply.ok || !mayHaveHappened(reply.problem)) await refetchCompany();
  };
  return (
    <Dialog
      open
      onClose={() => onClose(false)}
      dismissable={!busy}
      title={t('company.members.changeTitle', { who: displayName })}
      closeLabel={t('orders.close')}
    >
      <form ref={form} noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
        <RoleFields company={company} draft={draft} tried={tried} />
        {problem ? <Notice severity="error">{refusalText(t, problem)}</Notice> : null}
        <Row>
          <Button type="submit" tone="signal" busy={busy} busyLabel={t('company.saving')}>
            {t('company.members.save')}
          </Button>
          <Button tone="quiet" onClick={() => onClose(false)}>
            {t('company.cancel')}
          </Button>
        </Row>
      </form>
    </Dialog>
  );
}
