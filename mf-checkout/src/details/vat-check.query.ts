import { validateVat } from '@shop/contracts';
import { call } from '@shop/kit/api';
import { unwrap, useQuery } from '@shop/kit/query';
import { useEffect, useState } from 'react';

/** Returns the text once typing has paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 500);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/**
 * Returns the register's result of a VAT number, requested when typing pauses; nothing for a text that is too short.
 */
export function useVatCheck(typed: string, country: string | undefined) {
  const vatId = useSettled(typed.trim());
  const query = useQuery({
    queryKey: ['validate_vat', vatId, country],
    queryFn: ({ signal }) =>
      unwrap(
        call(validateVat, {
          query: { vat_id: vatId, country_iso: country ?? '', customer_type: 'business' },
          signal,
        }),
      ),
    enabled: vatId.length >= 4 && vatId === typed.trim() && Boolean(country),
    staleTime: 60_000,
  });
  return vatId === typed.trim() && vatId.length >= 4
    ? query
    : { data: undefined, isFetching: typed.trim().length >= 4 };
}
