import type {
  Company,
  listCompanies,
  listCompanyInvitations,
  listCompanyItems,
  listCompanyMembers,
  ReplyOf,
} from '@shop/contracts';
import type * as z from 'zod/mini';
import {
  ok,
  type PageQuery,
  pagingMembers,
  type Queryable,
  type Result,
  toLimitOffset,
} from '../../platform/index.ts';
import type { OrderPorts } from '../../sales/index.ts';
import { listCompaniesOf, listMembers, presentCompany, presentMember } from './companies.repo.ts';
import { listItems } from './company-items.ts';
import { listInvitations, presentInvitation } from './invitations.repo.ts';
import { requireMember } from './require-member.ts';

/**
 * The refusals of `requireMember`: other users do not find the company, and some roles may not read
 * everything.
 */
type Read<T> = Promise<Result<T, 'not_found' | 'forbidden'>>;

/** Returns a page of the caller's companies. */
export const readMyCompanies = async (
  db: Queryable,
  userId: number,
  query: PageQuery,
): Promise<ReplyOf<typeof listCompanies>> => {
  const { limit, offset } = toLimitOffset(query);
  const { rows, total } = await listCompaniesOf(db, userId, limit, offset);
  return { companies: rows.map(presentCompany), ...pagingMembers(query, rows.length, total) };
};

/** Returns a company for its members. */
export const readCompany = async (db: Queryable, id: string, userId: number): Read<Company> => {
  const company = await requireMember(db, id, userId, 'company.read');
  return 'ok' in company ? company : ok(presentCompany(company));
};

/** Returns a page of a company's members, optionally of one role. */
export const readMembers = async (
  db: Queryable,
  id: string,
  userId: number,
  query: z.output<NonNullable<(typeof listCompanyMembers)['query']>>,
): Read<ReplyOf<typeof listCompanyMembers>> => {
  const company = await requireMember(db, id, userId, 'members.read');
  if ('ok' in company) return company;
  const { rows, total } = await listMembers(db, company.id, {
    role: query['q[role_eq]'] ?? null,
    ...toLimitOffset(query),
  });
  return ok({
    members: rows.map((row) => presentMember(row, company.currency)),
    ...pagingMembers(query, rows.length, total),
  });
};

/** Returns a page of a company's invitations, for roles that may invite. */
export const readInvitations = async (
  db: Queryable,
  id: string,
  userId: number,
  query: PageQuery,
): Read<ReplyOf<typeof listCompanyInvitations>> => {
  const company = await requireMember(db, id, userId, 'members.manage');
  if ('ok' in company) return company;
  const { limit, offset } = toLimitOffset(query);
  const { rows, total } = await listInvitations(db, company.id, limit, offset);
  return ok({ invitations: rows.map(presentInvitation), ...pagingMembers(query, rows.length, total) });
};

/** Returns a page of a company's catalogue at current prices. */
export const readItems = async (
  db: Queryable,
  ports: OrderPorts,
  { id, userId }: { readonly id: string; readonly userId: number },
  query: PageQuery,
): Read<ReplyOf<typeof listCompanyItems>> => {
  const company = await requireMember(db, id, userId, 'items.read');
  if ('ok' in company) return company;
  const { limit, offset } = toLimitOffset(query);
  const { items, total } = await listItems(db, ports, company, limit, offset);
  return ok({ items, ...pagingMembers(query, items.length, total) });
};
