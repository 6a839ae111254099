import { href } from '@shop/kit/navigation';

/** The address of the work tickets of some lines. */
export const ticketsOf = (ids: readonly string[]): string => `${href('deskTickets')}?lines=${ids.join(',')}`;

/** The lines of such an address. */
export const readTickets = (search: URLSearchParams): readonly string[] =>
  (search.get('lines') ?? '')
    .split(',')
    .filter((id) => /^\d{1,15}$/.test(id))
    .slice(0, 100);
