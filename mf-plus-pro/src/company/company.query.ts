import {
  type BodyOf,
  type Company,
  createCompany,
  inviteToCompany,
  leaveCompany,
  type listCompanies,
  listCompanyInvitations,
  listCompanyMembers,
  listStates,
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

const partsKey = ['plus', 'company'];
const companiesKey = ['plus', 'companies'];
const idOf = ({ id }: Company) => ({ id: String(id) });

/** Who belongs to a company, who came first first, a page at a time. */
export const useMembers = (company: Company, page: number) =>
  useQuery({
    queryKey: [...partsKey, company.id, 'members', page],
    queryFn: ({ signal }) =>
      unwrap(call(listCompanyMembers, { params: idOf(company), query: { page, per_page: 50 }, signal })),
    placeholderData: keepPreviousData,
  });

/** A company's invitations, newest first, a page at a time. */
export const useInvitations = (company: Company, page: number) =>
  useQuery({
    queryKey: [...partsKey, company.id, 'invitations', page],
    queryFn: ({ signal }) =>
      unwrap(call(listCompanyInvitations, { params: idOf(company), query: { page, per_page: 20 }, signal })),
    placeholderData: keepPreviousData,
  });

/** States or provinces, for the countries whose addresses name one. */
export const useStates = (country: string) =>
  useQuery({
    queryKey: ['states', country],
    queryFn: ({ signal }) => unwrap(call(listStates, { query: { country_iso: country }, signal })),
    select: ({ data }) => data,
    enabled: country !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });

/**
 * The companies and everything of them are read again: after a write, and after a refusal that says they are old. So is
 * every order where it is next looked at: address, tax and requirements of the cart are the company's, and so are
 * requests for approval, which go with their member.
 */
export const readCompanyAgain = (): Promise<void> => {
  void queryClient.invalidateQueries({ queryKey: ['orders'] });
  return queryClient.invalidateQueries({ queryKey: ['plus'] });
};

/**
 * A company that was just founded stands among the reader's at once, without a read that may take long or fail: the
 * form that founded it is not left there to be sent again.
 */
export const rememberFounded = (company: Company): void => {
  queryClient.setQueryData<ReplyOf<typeof listCompanies>>(
    companiesKey,
    // Its first reply may have been lost: then the list may hold it already.
    (known) =>
      known && { ...known, companies: [...known.companies.filter(({ id }) => id !== company.id), company] },
  );
};

export const found = (company: Details, idempotencyKey: string) =>
  call(createCompany, { body: { company }, idempotencyKey });
export const changeDetails = (of: Company, company: Partial<Details>, idempotencyKey: string) =>
  call(updateCompany, { params: idOf(of), body: { company }, idempotencyKey });
export const changeRules = (of: Company, rules: Rules, idempotencyKey: string) =>
  call(updateCompanyRules, { params: idOf(of), body: { rules }, idempotencyKey });
export const changeMember = (of: Company, userId: number, member: MemberChange, idempotencyKey: string) =>
  call(updateCompanyMember, {
    params: { ...idOf(of), userId: String(userId) },
    body: { member },
    idempotencyKey,
  });
export const removeMember = (of: Company, userId: number, idempotencyKey: string) =>
  call(removeCompanyMember, { params: { ...idOf(of), userId: String(userId) }, idempotencyKey });
export const leave = (of: Company, idempotencyKey: string) =>
  call(leaveCompany, { params: idOf(of), idempotencyKey });
export const invite = (of: Company, invitation: Invitation, idempotencyKey: string) =>
  call(inviteToCompany, { params: idOf(of), body: { invitation }, idempotencyKey });
export const revoke = (of: Company, invitationId: number, idempotencyKey: string) =>
  call(revokeCompanyInvitation, {
    params: { ...idOf(of), invitationId: String(invitationId) },
    idempotencyKey,
  });
