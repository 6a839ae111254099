import type { Order } from '@shop/contracts';
import type { ApiProblem } from '@shop/kit/api';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getCachedOrder } from '../order/order.query.ts';
import { type Assignment, assignOrder, isAssigned } from './assign-order.ts';
import { refetchCompanies } from './companies.query.ts';
import { type CompanyErrors, findMissingErrors, toRefusalErrors } from './company-errors.ts';

interface Refusal {
  readonly problem: ApiProblem;
  readonly assignment: Assignment;
}

interface BuyerSelectOptions {
  readonly getCompanyName: (id: number) => string;
  readonly isPoRequired: (id: number) => boolean;
  /** Whether the payment page has sent the shopper here to complete the choice. */
  readonly isAsked: boolean;
}

/**
 * The state of the buyer choice. A choice is stored at once, so that invoice and tax follow; the purchase order number
 * is sent with the form. One write at a time; the last choice wins.
 */
export function useBuyerSelect(order: Order, { getCompanyName, isPoRequired, isAsked }: BuyerSelectOptions) {
  const { t } = useTranslation('mf-checkout');
  const [companyId, setCompanyId] = useState(order.company?.id ?? null);
  /** The typed number of each company: they are independent. */
  const [numbers, setNumbers] = useState<Readonly<Record<number, string>>>(
    order.company ? { [order.company.id]: order.po_number ?? '' } : {},
  );
  const [tried, setTried] = useState(isAsked);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const latestAssignment = useRef<Assignment>(undefined);
  const pendingSave = useRef<Promise<unknown>>(Promise.resolve());

  const poNumber = companyId === null ? '' : (numbers[companyId] ?? '');
  const toAssignment = (companyId: number | null): Assignment => ({
    companyId,
    poNumber: companyId === null ? null : (numbers[companyId] ?? '').trim() || null,
  });

  const findMissing = (of: Order): CompanyErrors =>
    of.company ? findMissingErrors(of, of.company.name, t) : {};
  const isComplete = (of: Order): boolean => Object.keys(findMissing(of)).length === 0;

  const store = async (): Promise<Order | null> => {
    const assignment = latestAssignment.current;
    const current = getCachedOrder(order.number) ?? order;
    // An admin may have fixed the problem elsewhere: storing again uses the current company.
    if (assignment === undefined || (isAssigned(current, assignment) && isComplete(current))) {
      setRefusal(undefined);
      return current;
    }
    const stored = await assignOrder(order.number, assignment);
    setRefusal(stored.ok ? undefined : { problem: stored.problem, assignment: assignment });
    if (stored.ok) return stored.value;
    if (stored.problem.code === 'forbidden' || stored.problem.code === 'not_found') void refetchCompanies();
    return null;
  };
  const save = (want: Assignment): Promise<Order | null> => {
    latestAssignment.current = want;
    setBusy(true);
    const next = pendingSave.current.then(store);
    pendingSave.current = next;
    // Another choice may be queued.
    void next.then(() => {
      if (pendingSave.current === next) setBusy(false);
    });
    return next;
  };

  /** Returns the stored order; null: it cannot continue, and the fields show why. */
  const submit = async (): Promise<Order | null> => {
    setTried(true);
    if (poNumberError !== undefined) return null;
    const stored = await save(toAssignment(companyId));
    return stored !== null && isComplete(stored) ? stored : null;
  };
  const choose = (companyId: number | null) => {
    setCompanyId(companyId);
    setTried(false);
    void save(toAssignment(companyId));
  };

  // A refusal concerns the sent values: later choices and input are validated again.
  const current = toAssignment(companyId);
  const refusalErrors =
    refusal?.assignment.companyId === current.companyId && refusal.assignment.poNumber === current.poNumber
      ? toRefusalErrors(
          refusal.problem,
          current.companyId === null ? '' : getCompanyName(current.companyId),
          t,
        )
      : undefined;
  const missingErrors = tried && (order.company?.id ?? null) === companyId ? findMissing(order) : {};
  const storedErrors: CompanyErrors =
    refusalErrors ?? (poNumber.trim() === '' || missingErrors.company !== undefined ? missingErrors : {});
  // Known to the page: nothing is sent before the number is entered. An error of the company itself is retried.
  const poNumberError =
    companyId !== null &&
    isPoRequired(companyId) &&
    poNumber.trim() === '' &&
    storedErrors.company === undefined
      ? t('company.poMissing', { company: getCompanyName(companyId) })
      : undefined;
  const errors: CompanyErrors =
    tried && poNumberError !== undefined ? { poNumber: poNumberError } : storedErrors;
  return {
    companyId,
    choose,
    poNumber,
    typePoNumber: (typed: string) => {
      if (companyId !== null) setNumbers({ ...numbers, [companyId]: typed });
    },
    busy,
    errors,
    submit,
  };
}
