import { validateVat } from '@shop/contracts';
import { call } from '@shop/kit/api';
import { unwrap, useQuery } from '@shop/kit/query';
import { useEffect, useState } from 'react';

/** The text once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 500);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** What a VAT number's register says of it, asked once typing pauses; nothing for what is too short to be one. */
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
