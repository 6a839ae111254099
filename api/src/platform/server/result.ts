import type {
  FieldProblem,
  GateMessage,
  GateName,
  InvoiceGap,
  ProblemCode,
  Requirement,
  RolloutRow,
  StatementFault,
} from '@shop/contracts';

export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}

/** Details of a failure beside its code; each becomes the problem's member of that name. */
export interface FailureDetails {
  /** One sentence that says what to do; the code's default message without it. */
  readonly detail?: string;
  readonly fields?: readonly FieldProblem[];
  readonly requirements?: readonly Requirement[];
  readonly current_total?: string;
  readonly decline_code?: string;
  readonly missing?: InvoiceGap[];
  readonly current_rev?: number;
  readonly changed_by?: string;
  readonly rollout?: RolloutRow;
  readonly refused_by?: GateName[];
  readonly said?: GateMessage[];
  readonly statement?: StatementFault;
  readonly limited_by?: 'account' | 'network' | 'second_factor';
}

/**
 * An expected failure: returned, never thrown. Returned from `Db.transaction` it rolls the
 * transaction back.
 */
export interface Failure<Code extends ProblemCode> extends FailureDetails {
  readonly ok: false;
  readonly code: Code;
}

export type Result<T, Code extends ProblemCode = never> = Ok<T> | Failure<Code>;

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });

/** @example fail('design_conflict', { current_rev: 4 }) */
export const fail = <Code extends ProblemCode>(code: Code, details: FailureDetails = {}): Failure<Code> => ({
  ok: false,
  code,
  ...details,
});

export const isFailure = (value: unknown): value is Failure<ProblemCode> =>
  typeof value === 'object' && value !== null && 'ok' in value && value.ok === false && 'code' in value;
