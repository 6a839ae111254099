import type { Order } from '@shop/contracts';
import type { ApiProblem } from '@shop/kit/api';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { knownOrder } from '../order/order.query.ts';
import { type Assignment, assignOrder, isAssigned } from './assign-order.ts';
import { readCompaniesAgain } from './companies.query.ts';
import { type CompanyErrors, missingErrors, refusalErrors } from './company-errors.ts';

interface Refusal {
  readonly problem: ApiProblem;
  readonly wanted: Assignment;
}

/**
 * Whom the order is for. A choice is stored at once, so that invoice and tax follow it; the purchase order number goes
 * with the form. One write at a time, and of several choices the last one stands.
 */
export function useOrderFor(order: Order, nameOf: (id: number) => string, asked: boolean) {
  const { t } = useTranslation('mf-checkout');
  const [chosen, setChosen] = useState(order.company?.id ?? null);
  /** What is typed for each company: one's number is not another's. */
  const [numbers, setNumbers] = useState<Readonly<Record<number, string>>>(
    order.company ? { [order.company.id]: order.po_number ?? '' } : {},
  );
  const [tried, setTried] = useState(asked);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const wanted = useRef<Assignment>(undefined);
  const running = useRef<Promise<unknown>>(Promise.resolve());

  const poNumber = chosen === null ? '' : (numbers[chosen] ?? '');
  const assignmentTo = (companyId: number | null): Assignment => ({
    companyId,
    poNumber: companyId === null ? null : (numbers[companyId] ?? '').trim() || null,
  });

  const missing = (of: Order): CompanyErrors => (of.company ? missingErrors(of, of.company.name, t) : {});
  const lacksNothing = (of: Order): boolean => Object.keys(missing(of)).length === 0;

  const store = async (): Promise<Order | null> => {
    const want = wanted.current;
    const known = knownOrder(order.number) ?? order;
    // What is missing an admin may have mended elsewhere: storing it again takes the company as it is now.
    if (want === undefined || (isAssigned(known, want) && lacksNothing(known))) {
      setRefusal(undefined);
      return known;
    }
    const stored = await assignOrder(order.number, want);
    setRefusal(stored.ok ? undefined : { problem: stored.problem, wanted: want });
    if (stored.ok) return stored.value;
    if (stored.problem.code === 'forbidden' || stored.problem.code === 'not_found') void readCompaniesAgain();
    return null;
  };
  const save = (want: Assignment): Promise<Order | null> => {
    wanted.current = want;
    setBusy(true);
    const next = running.current.then(store);
    running.current = next;
    // Another choice may be waiting for its turn.
    void next.then(() => {
      if (running.current === next) setBusy(false);
    });
    return next;
  };

  /** Answers the order as it is stored; null: it may not go on like this, and the fields say why. */
  const submit = async (): Promise<Order | null> => {
    setTried(true);
    const stored = await save(assignmentTo(chosen));
    return stored !== null && lacksNothing(stored) ? stored : null;
  };
  const choose = (companyId: number | null) => {
    setChosen(companyId);
    setTried(false);
    void save(assignmentTo(companyId));
  };

  // A refusal is about what was sent: what is chosen or typed since is judged anew.
  const now = assignmentTo(chosen);
  const refused =
    refusal?.wanted.companyId === now.companyId && refusal.wanted.poNumber === now.poNumber
      ? refusalErrors(refusal.problem, now.companyId === null ? '' : nameOf(now.companyId), t)
      : undefined;
  const lacking = tried && (order.company?.id ?? null) === chosen ? missing(order) : {};
  const errors: CompanyErrors =
    refused ?? (poNumber.trim() === '' || lacking.company !== undefined ? lacking : {});
  return {
    chosen,
    choose,
    poNumber,
    typePoNumber: (typed: string) => {
      if (chosen !== null) setNumbers({ ...numbers, [chosen]: typed });
    },
    busy,
    errors,
    submit,
  };
}
