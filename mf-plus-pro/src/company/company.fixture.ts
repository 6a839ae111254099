import type { Company, CompanyInvitation, CompanyMember } from '@shop/contracts';
import type { ReceivedRequest, TestReply } from '@shop/kit/testing';
import { anna, createTestCompany, currentUser } from '../orders/orders.fixture.ts';

const joined = { name: null, approval_limit: null, joined_at: '2026-11-01T10:00:00Z' };
export const currentMember: CompanyMember = { ...currentUser, ...joined, role: 'admin' };
export const annaMember: CompanyMember = { ...anna, ...joined, role: 'approver', approval_limit: '250.00' };
export const invitation: CompanyInvitation = {
  id: 5,
  email: 'ola@example.com',
  role: 'approver',
  approval_limit: '300.00',
  status: 'open',
  created_at: '2026-11-20T10:00:00Z',
  expires_at: '2026-12-04T10:00:00Z',
};

/** The data of the test API. Writes change it; a test changes it to simulate another member. */
export interface CompaniesServer {
  companies: Company[];
  members: CompanyMember[];
  invitations: CompanyInvitation[];
  /** Replies to writes; without it, or without a reply, they succeed. */
  replyToWrite?: (received: ReceivedRequest) => TestReply | undefined;
}

export const createServer = (role?: Company['role']): CompaniesServer => ({
  companies: role === undefined ? [] : [createTestCompany(role)],
  members: [{ ...currentMember, role: role ?? 'admin' }, annaMember],
  invitations: [invitation],
});

const toListReply = (name: string, rows: readonly unknown[]): TestReply => ({
  json: {
    [name]: rows,
    count: rows.length,
    total_count: rows.length,
    current_page: 1,
    pages: rows.length === 0 ? 0 : 1,
    per_page: 50,
  },
});

const replyToList = (server: CompaniesServer, path: string): TestReply => {
  if (path.endsWith('/states')) return { json: { data: [] } };
  if (path.endsWith('/members')) return toListReply('members', server.members);
  if (path.endsWith('/invitations')) return toListReply('invitations', server.invitations);
  return toListReply('companies', server.companies);
};

/** The effect of each write, by its method and the last words of its path. */
const writes: readonly (readonly [
  RegExp,
  (server: CompaniesServer, body: Readonly<Record<string, object>>, id: number) => unknown,
])[] = [
  [
    /^POST \S+\/companies$/,
    (server, { company }) => {
      const created = { ...createTestCompany('admin', 1), ...company };
      server.companies.push(created);
      server.members = [currentMember];
      server.invitations = [];
      return created;
    },
  ],
  [
    /^POST \S+\/invitations$/,
    (server, { invitation: body }) => {
      const created = { ...invitation, id: 6, approval_limit: null, ...body };
      server.invitations = [created, ...server.invitations];
      return created;
    },
  ],
  [
    /^DELETE \S+\/invitations\/\d+$/,
    (server, _, id) => {
      server.invitations = server.invitations.map((one) =>
        one.id === id ? { ...one, status: 'revoked' } : one,
      );
      return {};
    },
  ],
  [
    /^DELETE \S+\/members\/\d+$/,
    (server, _, id) => {
      server.members = server.members.filter(({ user_id }) => user_id !== id);
      return {};
    },
  ],
  [
    /^PATCH \S+\/members\/\d+$/,
    (server, { member }, id) => {
      server.members = server.members.map((one) =>
        one.user_id === id ? { ...one, approval_limit: null, ...member } : one,
      );
      return server.members.find(({ user_id }) => user_id === id);
    },
  ],
  [
    /^POST \S+\/leave$/,
    (server) => {
      server.companies = server.companies.slice(1);
      return {};
    },
  ],
  [
    /^PATCH \S+\/rules$/,
    (server, { rules }) => {
      server.companies = server.companies.map((one) => ({
        ...one,
        rules: { ...one.rules, ...rules },
      }));
      return server.companies[0];
    },
  ],
  [
    /^PATCH \S+\/companies\/\d+$/,
    (server, { company }) => {
      server.companies = server.companies.map((one) => ({ ...one, ...company }));
      return server.companies[0];
    },
  ],
];

/** Answers the API requests of the page. */
export const answerRequest =
  (server: CompaniesServer) =>
  (received: ReceivedRequest): TestReply => {
    const { pathname } = new URL(received.path, 'http://shop.test');
    if (received.method === 'GET') return replyToList(server, pathname);
    const refused = server.replyToWrite?.(received);
    if (refused) return refused;
    const done = writes.find(([pattern]) => pattern.test(`${received.method} ${pathname}`))?.[1];
    const id = Number(pathname.split('/').at(-1));
    return { json: done?.(server, JSON.parse(received.body || '{}'), id) ?? {} };
  };
