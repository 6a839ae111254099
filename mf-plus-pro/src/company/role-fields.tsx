import { type Company, type CompanyRole, companyRoles } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { Select } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount, readLimit } from './amount.ts';
import { LimitField } from './limit-field.tsx';

interface RoleAndLimit {
  readonly role: CompanyRole;
  readonly approval_limit: string | null;
}

/** A role and, for an approver, the approval limit: as typed, and in the API's format. */
export function useRoleDraft(initial: RoleAndLimit) {
  const { market } = useRegion();
  const separators = market.currencyFormatter;
  const [role, setRole] = useState(initial.role);
  const [typed, setTyped] = useState(formatAmount(initial.approval_limit, separators));
  const limit = role === 'approver' ? readLimit(typed, separators) : null;
  return {
    role,
    setRole,
    typed,
    setTyped,
    isComplete: limit !== undefined,
    /** Whether anything differs from the given values. */
    hasChanged: role !== initial.role || limit !== initial.approval_limit,
    /** Only approvers have a limit. */
    body: role === 'approver' ? { role, approval_limit: limit ?? null } : { role },
  };
}

interface RoleFieldsProps {
  readonly company: Company;
  readonly draft: ReturnType<typeof useRoleDraft>;
  readonly tried: boolean;
}

/** The fields of `useRoleDraft`. */
export function RoleFields({ company, draft: { role, setRole, typed, setTyped }, tried }: RoleFieldsProps) {
  const { t } = useTranslation('mf-plus-pro');
  return (
    <>
      <Select
        label={t('company.members.role')}
        name="role"
        value={role}
        options={companyRoles.map((one) => ({ value: one, label: t(`orders.role.${one}`) }))}
        hint={t(`company.may.${role}`)}
        onChange={(chosen) => setRole(companyRoles.find((one) => one === chosen) ?? role)}
      />
      {role === 'approver' ? (
        <LimitField
          name="approval_limit"
          label={t('company.limit.label')}
          currency={company.currency}
          value={typed}
          onChange={setTyped}
          tried={tried}
          empty="anyAmount"
        />
      ) : null}
    </>
  );
}
