import type { ProblemCode } from '@shop/contracts';
import { type CompanyAction, isAllowed } from '../../customers/index.ts';
import {
  type Db,
  type Failure,
  fail,
  numericId,
  type Queryable,
  type Result,
  type Tx,
} from '../../platform/index.ts';
import { type CompanyRow, findCompany, lockCompany } from './companies.repo.ts';

type Refusal = Failure<'not_found' | 'forbidden'>;

const requirePermission = (company: CompanyRow | null, action: CompanyAction): CompanyRow | Refusal => {
  if (!company) return fail('not_found');
  return isAllowed(company.role, action)
    ? company
    : fail('forbidden', { detail: `The role ${company.role} may not do this in ${company.name}.` });
};

/**
 * Returns the company if the caller is a member whose role allows the action: 404 for others, 403
 * for the wrong role.
 */
export const requireMember = async (
  db: Queryable,
  id: string | number,
  userId: number,
  action: CompanyAction,
): Promise<CompanyRow | Refusal> => {
  const number = typeof id === 'number' ? id : numericId(id);
  return requirePermission(number === null ? null : await findCompany(db, number, userId), action);
};

/** As `requireMember`, and runs `work` under the company's lock in one transaction. */
export const withCompanyLock = <T, Code extends ProblemCode>(
  db: Db,
  id: string | number,
  userId: number,
  action: CompanyAction,
  work: (tx: Tx, company: CompanyRow) => Promise<Result<T, Code>>,
): Promise<Result<T, Code | 'not_found' | 'forbidden'>> =>
  db.transaction(async (tx): Promise<Result<T, Code | 'not_found' | 'forbidden'>> => {
    const number = typeof id === 'number' ? id : numericId(id);
    const company = requirePermission(number === null ? null : await lockCompany(tx, number, userId), action);
    return 'ok' in company ? company : work(tx, company);
  });
