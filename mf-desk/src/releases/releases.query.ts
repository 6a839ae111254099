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
export type DiffWish = QueryOf<typeof diffReleaseSets>;

/** Everything of the desk lies under this key, so that one change refreshes all of it. */
const desk = 'desk';
/** How often it looks again, in milliseconds, while the page is in sight. */
const often = 5_000;
const seldom = 15_000;

/** What runs where, now. */
export const useMatrix = () =>
  useQuery({
    queryKey: [desk, 'rollouts'],
    queryFn: ({ signal }) => unwrap(call(listRollouts, { signal })),
    refetchInterval: often,
  });

/** How every candidate fares, as the guard sees it. */
export const useHealth = () =>
  useQuery({
    queryKey: [desk, 'health'],
    queryFn: ({ signal }) => unwrap(call(getReleaseHealth, { signal })),
    refetchInterval: seldom,
    select: ({ candidates }) => candidates,
  });

/** Published releases of one name, newest first. */
export const useBuilds = (name: ReleasableName) =>
  useQuery({
    queryKey: [desk, 'builds', name],
    queryFn: ({ signal }) => unwrap(call(listReleases, { query: { name, per_page: 50 }, signal })),
    select: ({ releases }) => releases,
    placeholderData: keepPreviousData,
  });

/** One release: what it promises, where it runs and what the gate found. */
export const useBuild = (name: ReleasableName, key: string) =>
  useQuery({
    queryKey: [desk, 'build', name, key],
    queryFn: ({ signal }) => unwrap(call(getRelease, { params: { name, key }, signal })),
  });

/** The history, newest first; `cursor` is the end of the part before. */
export const useHistory = (filter: HistoryFilter, cursor: string | undefined) =>
  useQuery({
    queryKey: [desk, 'events', filter, cursor ?? ''],
    queryFn: ({ signal }) =>
      unwrap(
        call(listReleaseEvents, {
          query: { ...filter, per_page: 30, ...(cursor === undefined ? {} : { cursor }) },
          signal,
        }),
      ),
    refetchInterval: cursor === undefined ? seldom : false,
    placeholderData: keepPreviousData,
  });

/** Schedules, newest first. */
export const useSchedules = () =>
  useQuery({
    queryKey: [desk, 'schedules'],
    queryFn: ({ signal }) => unwrap(call(listSchedules, { query: { per_page: 50 }, signal })),
    refetchInterval: often,
    select: ({ schedules }) => schedules,
  });

/** What differs between two sets. */
export const useDifference = (wish: DiffWish) =>
  useQuery({
    queryKey: [desk, 'diff', wish],
    queryFn: ({ signal }) => unwrap(call(diffReleaseSets, { query: wish, signal })),
    placeholderData: keepPreviousData,
  });

/** After a change, or a refusal that says that somebody else made one: everything on screen is asked for anew. */
export const lookAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [desk] });
