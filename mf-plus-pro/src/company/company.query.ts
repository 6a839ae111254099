import {
  type BodyOf,
  type Company,
  createCompany,
  inviteToCompany,
  leaveCompany,
  type listCompanies,
  listCompanyInvitations,
  listCompanyMembers,
  queryKeys,
  type ReplyOf,
  removeCompanyMember,
  revokeCompanyInvitation,
  updateCompany,
  updateCompanyMember,
  updateCompanyRules,
} from '@shop/contracts';
import { call } from '@shop/kit/api';
import { keepPreviousData, queryClient, unwrap, useQuery } from '@shop/kit/query';

export type Details = BodyOf<typeof createCompany>['company'];
export type Rules = BodyOf<typeof updateCompanyRules>['rules'];
export type MemberChange = BodyOf<typeof updateCompanyMember>['member'];
export type Invitation = BodyOf<typeof inviteToCompany>['invitation'];

const companyKey = ['plus', 'company'];
const toIdParams = ({ id }: Company) => ({ id: String(id) });

/** Returns one page of a company's members, oldest first. */
export const useMembers = (company: Company, page: number) =>
  useQuery({
    queryKey: [...companyKey, company.id, 'members', page],
    queryFn: ({ signal }) =>
      unwrap(
        call(listCompanyMembers, { params: toIdParams(company), query: { page, per_page: 50 }, signal }),
      ),
    placeholderData: keepPreviousData,
  });

/** Returns one page of a company's invitations, newest first. */
export const useInvitations = (company: Company, page: number) =>
  useQuery({
    queryKey: [...companyKey, company.id, 'invitations', page],
    queryFn: ({ signal }) =>
      unwrap(
        call(listCompanyInvitations, { params: toIdParams(company), query: { page, per_page: 20 }, signal }),
      ),
    placeholderData: keepPreviousData,
  });

/**
 * Refetches the companies and their data after a write, and after a refusal that indicates outdated data. Also
 * invalidates every order: address, tax and requirements of the cart depend on the company, as do approval requests,
 * which are deleted with their member.
 */
export const refetchCompany = (): Promise<void> => {
  void queryClient.invalidateQueries({ queryKey: ['orders'] });
  return queryClient.invalidateQueries({ queryKey: ['plus'] });
};

/**
 * Adds a new company to the cached list at once, without a refetch that may be slow or fail: otherwise its form would
 * stay and could be sent again.
 */
export const cacheNewCompany = (company: Company): void => {
  queryClient.setQueryData<ReplyOf<typeof listCompanies>>(
    queryKeys.companies,
    // Its first reply may have been lost: then the list may contain it already.
    (known) =>
      known && { ...known, companies: [...known.companies.filter(({ id }) => id !== company.id), company] },
  );
};

/** Writes; `idempotencyKey` is one per user action. */
export const createCompanyFrom = (company: Details, idempotencyKey: string) =>
  call(createCompany, { body: { company }, idempotencyKey });
export const changeDetails = (company: Company, changes: Partial<Details>, idempotencyKey: string) =>
  call(updateCompany, { params: toIdParams(company), body: { company: changes }, idempotencyKey });
export const changeRules = (company: Company, rules: Rules, idempotencyKey: string) =>
  call(updateCompanyRules, { params: toIdParams(company), body: { rules }, idempotencyKey });
export const changeMember = (
  company: Company,
  userId: number,
  member: MemberChange,
  idempotencyKey: string,
) =>
  call(updateCompanyMember, {
    params: { ...toIdParams(company), userId: String(userId) },
    body: { member },
    idempotencyKey,
  });
export const removeMember = (company: Company, userId: number, idempotencyKey: string) =>
  call(removeCompanyMember, { params: { ...toIdParams(company), userId: String(userId) }, idempotencyKey });
export const leave = (company: Company, idempotencyKey: string) =>
  call(leaveCompany, { params: toIdParams(company), idempotencyKey });
export const invite = (company: Company, invitation: Invitation, idempotencyKey: string) =>
  call(inviteToCompany, { params: toIdParams(company), body: { invitation }, idempotencyKey });
export const revoke = (company: Company, invitationId: number, idempotencyKey: string) =>
  call(revokeCompanyInvitation, {
    params: { ...toIdParams(company), invitationId: String(invitationId) },
    idempotencyKey,
  });
