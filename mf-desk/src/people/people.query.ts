import {
  type BodyOf,
  changeStaffRoles,
  endStaffSessions,
  inviteStaff,
  listStaffAccounts,
  listStaffChanges,
  listStaffSessions,
  resetSecondFactor,
  revokeStaffAccount,
  type StaffAccount,
  type StaffAssignment,
} from '@shop/contracts';
import { call, newIdempotencyKey } from '@shop/kit/api';
import { keepPreviousData, unwrap, useQuery } from '@shop/kit/query';

/** The refresh interval in milliseconds while the page is visible. */
const intervalMs = 15_000;
const perPage = 100;

/** Everybody of the staff, page after page. */
const fetchPeople = async (signal: AbortSignal): Promise<readonly StaffAccount[]> => {
  const people: StaffAccount[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const reply = await unwrap(call(listStaffAccounts, { query: { page, per_page: perPage }, signal }));
    people.push(...reply.accounts);
    pages = reply.pages;
  }
  return people;
};

/** Everybody of the staff; asked for only where the reader may. */
export const usePeople = (isAllowed = true) =>
  useQuery({
    enabled: isAllowed,
    queryKey: ['desk', 'people'],
    queryFn: ({ signal }) => fetchPeople(signal),
    refetchInterval: intervalMs,
  });

/** A page of who changed whose access, newest first. */
export const useAccessChanges = (page: number) =>
  useQuery({
    queryKey: ['desk', 'access-changes', page],
    queryFn: ({ signal }) => unwrap(call(listStaffChanges, { query: { page, per_page: 20 }, signal })),
    placeholderData: keepPreviousData,
  });

export const useSessionsOf = (id: number) =>
  useQuery({
    queryKey: ['desk', 'sessions-of', id],
    queryFn: ({ signal }) => unwrap(call(listStaffSessions, { params: { id: String(id) }, signal })),
    select: ({ sessions }) => sessions,
  });

export const sendInvitation = (body: BodyOf<typeof inviteStaff>) =>
  call(inviteStaff, { body, idempotencyKey: newIdempotencyKey() });

/** Replaces the roles that the reader saw. */
export const sendRoles = (id: number, roles: StaffAssignment[], revision: number) =>
  call(changeStaffRoles, {
    params: { id: String(id) },
    body: { roles, roles_revision: revision },
    idempotencyKey: newIdempotencyKey(),
  });

export const signOutEverywhere = (id: number) =>
  call(endStaffSessions, { params: { id: String(id) }, idempotencyKey: newIdempotencyKey() });

export const removeFactors = (id: number) =>
  call(resetSecondFactor, { params: { id: String(id) }, idempotencyKey: newIdempotencyKey() });

export const revokeAccess = (id: number) =>
  call(revokeStaffAccount, { params: { id: String(id) }, idempotencyKey: newIdempotencyKey() });

/** The name of a person, else their e-mail address. */
export const nameOf = ({ first_name, last_name, email }: StaffAccount): string =>
  [first_name, last_name].filter((part) => part).join(' ') || email;
