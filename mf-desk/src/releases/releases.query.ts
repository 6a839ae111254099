import {
  diffReleaseSets,
  getRelease,
  getReleaseHealth,
  listReleaseEvents,
  listReleases,
  listRollouts,
  listSchedules,
  type QueryOf,
  type ReleasableName,
  type ReplyOf,
} from '@shop/contracts';
import { call } from '@shop/kit/api';
import { keepPreviousData, queryClient, unwrap, useQuery } from '@shop/kit/query';

export type Matrix = ReplyOf<typeof listRollouts>;
export type Health = ReplyOf<typeof getReleaseHealth>['candidates'][number];
export type HistoryFilter = Pick<
  QueryOf<typeof listReleaseEvents>,
  'region' | 'name' | 'action' | 'by' | 'key'
>;
export type DiffRequest = QueryOf<typeof diffReleaseSets>;

/** Every query of the desk is below this key, so that one change refreshes all of them. */
const deskKey = 'desk';
/** The refresh interval in milliseconds while the page is visible. */
const matrixIntervalMs = 5_000;
const healthIntervalMs = 15_000;

/** Returns the current matrix. */
export const useMatrix = () =>
  useQuery({
    queryKey: [deskKey, 'rollouts'],
    queryFn: ({ signal }) => unwrap(call(listRollouts, { signal })),
    refetchInterval: matrixIntervalMs,
  });

/** Returns the health of every candidate, by the guard. */
export const useHealth = () =>
  useQuery({
    queryKey: [deskKey, 'health'],
    queryFn: ({ signal }) => unwrap(call(getReleaseHealth, { signal })),
    refetchInterval: healthIntervalMs,
    select: ({ candidates }) => candidates,
  });

/** Returns published releases of one name, newest first. */
export const useBuilds = (name: ReleasableName) =>
  useQuery({
    queryKey: [deskKey, 'builds', name],
    queryFn: ({ signal }) => unwrap(call(listReleases, { query: { name, per_page: 50 }, signal })),
    select: ({ releases }) => releases,
    placeholderData: keepPreviousData,
  });

/** Returns one release: its manifest, where it runs and its gate results. */
export const useBuild = (name: ReleasableName, key: string) =>
  useQuery({
    queryKey: [deskKey, 'build', name, key],
    queryFn: ({ signal }) => unwrap(call(getRelease, { params: { name, key }, signal })),
  });

/** Returns the history, newest first; `cursor` is the end of the previous page. */
export const useHistory = (filter: HistoryFilter, cursor: string | undefined) =>
  useQuery({
    queryKey: [deskKey, 'events', filter, cursor ?? ''],
    queryFn: ({ signal }) =>
      unwrap(
        call(listReleaseEvents, {
          query: { ...filter, per_page: 30, ...(cursor === undefined ? {} : { cursor }) },
          signal,
        }),
      ),
    refetchInterval: cursor === undefined ? healthIntervalMs : false,
    placeholderData: keepPreviousData,
  });

/** Returns schedules, newest first. */
export const useSchedules = () =>
  useQuery({
    queryKey: [deskKey, 'schedules'],
    queryFn: ({ signal }) => unwrap(call(listSchedules, { query: { per_page: 50 }, signal })),
    refetchInterval: matrixIntervalMs,
    select: ({ schedules }) => schedules,
  });

/** Returns the differences between two sets. */
export const useDifference = (request: DiffRequest) =>
  useQuery({
    queryKey: [deskKey, 'diff', request],
    queryFn: ({ signal }) => unwrap(call(diffReleaseSets, { query: request, signal })),
    placeholderData: keepPreviousData,
  });

/** Refetches everything on screen after a change, or after a refusal that indicates another change. */
export const refetchAll = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [deskKey] });
