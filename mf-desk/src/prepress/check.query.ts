import {
  type BodyOf,
  createApprovalFileset,
  createQaComment,
  createQaStateChange,
  listQaComments,
  listQaStateChanges,
  preflightProductionLine,
  type StaffProductionLine,
} from '@shop/contracts';
import { call } from '@shop/kit/api';
import { unwrap, useQuery } from '@shop/kit/query';

/** The refresh interval in milliseconds while the page is visible. */
const intervalMs = 10_000;

type Line = Pick<StaffProductionLine, 'order_number' | 'line_item_id' | 'print_file'>;

/** What is written about: the line, and its print file where it has one. */
const subject = ({ order_number, line_item_id, print_file }: Line) => ({
  order_number,
  line_item_id,
  ...(print_file === null ? {} : { production_file_id: print_file.id }),
});
const queryOf = (line: Line) => ({
  order_number: line.order_number,
  line_item_id: String(line.line_item_id),
  per_page: 100,
});

/** What was written about a line, newest first. */
export const useQaComments = (line: Line) =>
  useQuery({
    queryKey: ['desk', 'qa-comments', line.line_item_id],
    queryFn: ({ signal }) => unwrap(call(listQaComments, { query: queryOf(line), signal })),
    refetchInterval: intervalMs,
    select: ({ qa_comments }) => qa_comments,
  });

/** What was decided about a line, newest first. */
export const useQaChanges = (line: Line) =>
  useQuery({
    queryKey: ['desk', 'qa-changes', line.line_item_id],
    queryFn: ({ signal }) => unwrap(call(listQaStateChanges, { query: queryOf(line), signal })),
    refetchInterval: intervalMs,
    select: ({ qa_state_changes }) => qa_state_changes,
  });

export const sendComment = (
  line: Line,
  { text, visible }: Pick<BodyOf<typeof createQaComment>, 'text' | 'visible'>,
  idempotencyKey: string,
) => call(createQaComment, { body: { ...subject(line), text, visible }, idempotencyKey });

export const sendDecision = (
  line: Line,
  { state, reason, visible }: Pick<BodyOf<typeof createQaStateChange>, 'state' | 'reason' | 'visible'>,
  idempotencyKey: string,
) =>
  call(createQaStateChange, {
    body: { ...subject(line), state, visible, ...(reason === undefined ? {} : { reason }) },
    idempotencyKey,
  });

export const sendProof = (order_number: string, note: string, idempotencyKey: string) =>
  call(createApprovalFileset, { body: { order_number, ...(note === '' ? {} : { note }) }, idempotencyKey });

/** What preflight finds in the ordered design; it never changes. Not asked for goods without one. */
export const useFindings = ({ line_item_id, print_file }: StaffProductionLine) =>
  useQuery({
    queryKey: ['preflight', line_item_id],
    queryFn: ({ signal }) =>
      unwrap(call(preflightProductionLine, { params: { id: String(line_item_id) }, signal })),
    enabled: print_file !== null,
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ findings }) => findings,
  });
