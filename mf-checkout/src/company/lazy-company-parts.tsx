import { loadLaterWords } from '@shop/kit/i18n';
import { ProblemPanel, useQuery } from '@shop/kit/query';
import type { ReactNode } from 'react';

const load = async () => {
  const [{ CompanyHold, BuyerSelect }] = await Promise.all([
    import('./company-parts.ts'),
    loadLaterWords('mf-checkout'),
  ]);
  return { CompanyHold, BuyerSelect: BuyerSelect };
};

interface LazyCompanyPartsProps {
  /** Shown until the code is loaded. */
  readonly fallback?: ReactNode;
  readonly children: (parts: Awaited<ReturnType<typeof load>>) => ReactNode;
}

/**
 * Loads the code and words of company orders for those who may need them. A failure is shown in place, with a retry.
 */
export function LazyCompanyParts({ fallback = null, children }: LazyCompanyPartsProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['checkout', 'company-parts'],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  if (data) return children(data);
  return error ? <ProblemPanel error={error} onRetry={refetch} /> : fallback;
}
