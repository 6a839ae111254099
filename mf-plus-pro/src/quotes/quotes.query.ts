import { type Company, getOffer, listCompanyQuotes, queryKeys } from '@shop/contracts';
import { call } from '@shop/kit/api';
import { unwrap, usePages, useQuery } from '@shop/kit/query';

/** Returns a company's quote requests, newest first. */
export const useCompanyQuotes = (company: Company) =>
  usePages({
    queryKey: [...queryKeys.companyQuotes, company.id],
    load: async (cursor, signal) => {
      const query = { company_id: company.id, per_page: 50, ...(cursor === null ? {} : { cursor }) };
      const { quotes, next_cursor } = await unwrap(call(listCompanyQuotes, { query, signal }));
      return { rows: quotes, next_cursor };
    },
  });

/** Returns an offer by its token without counting it as viewed: the reader may not be whom it was sent to. */
export const useOfferOfToken = (token: string) =>
  useQuery({
    queryKey: queryKeys.companyOffer(token),
    queryFn: ({ signal }) => unwrap(call(getOffer, { params: { token }, query: { preview: '1' }, signal })),
  });
