import { getErasure, listDataExports, listMyConsents, listSessions } from '@shop/contracts';
import { call } from '@shop/kit/api';
import { queryOptions, unwrap } from '@shop/kit/query';

export const consentsQuery = queryOptions({
  queryKey: ['privacy', 'consents'],
  queryFn: ({ signal }) => unwrap(call(listMyConsents, { signal })),
});

export const sessionsQuery = queryOptions({
  queryKey: ['privacy', 'sessions'],
  queryFn: ({ signal }) => unwrap(call(listSessions, { signal })),
});

export const exportsQuery = queryOptions({
  queryKey: ['privacy', 'exports'],
  queryFn: ({ signal }) => unwrap(call(listDataExports, { signal })),
});

export const erasureQuery = queryOptions({
  queryKey: ['privacy', 'erasure'],
  queryFn: ({ signal }) => unwrap(call(getErasure, { signal })),
});
