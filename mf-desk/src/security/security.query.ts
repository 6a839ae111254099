import {
  endOtherSessions,
  endSession,
  getSecondFactor,
  listSessions,
  type SecondFactor,
} from '@shop/contracts';
import { call, newIdempotencyKey } from '@shop/kit/api';
import { queryClient, unwrap, useQuery } from '@shop/kit/query';

const factorKey = ['desk', 'second-factor'] as const;
const sessionsKey = ['desk', 'sessions'] as const;

/** The caller's second factor. */
export const useSecondFactor = () =>
  useQuery({
    queryKey: factorKey,
    queryFn: ({ signal }) => unwrap(call(getSecondFactor, { signal })),
    // Keeps `fresh` right, which ends by itself.
    refetchInterval: 60_000,
  });

/** Shows the state that a change has replied. */
export const showSecondFactor = (state: SecondFactor): void => {
  queryClient.setQueryData(factorKey, state);
};

/** Where the caller is signed in; not asked before the second factor is proved. */
export const useSessions = (enabled: boolean) =>
  useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => unwrap(call(listSessions, { signal })),
    enabled,
    select: ({ sessions }) => sessions,
  });

export const refetchSessions = (): Promise<void> => queryClient.invalidateQueries({ queryKey: sessionsKey });

export const sendEndSession = (id: string) =>
  call(endSession, { params: { id }, idempotencyKey: newIdempotencyKey() });

export const sendEndOthers = () => call(endOtherSessions, { idempotencyKey: newIdempotencyKey() });

/** Reads everything of the desk again, since the session may make its calls now. */
export const refetchDeskPages = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['desk'] });
