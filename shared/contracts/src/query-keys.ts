/** Keys of data that more than one remote reads. A remote that changes the data invalidates its key. */
export const queryKeys = {
  currentUser: ['users', 'me'],
  cart: ['orders', 'current'],
  order: (number: string) => ['orders', number] as const,
  orders: ['orders', 'mine'],
  designs: ['box_designs', 'mine'],
  design: (id: string) => ['box_designs', id] as const,
  addresses: (userId: number) => ['users', userId, 'addresses'] as const,
  quoteRequests: ['quote_requests', 'mine'],
  plusItems: ['plus', 'items'],
  companies: ['plus', 'companies'],
  /** Quote requests of companies. */
  companyQuotes: ['plus', 'quotes'],
  /** An offer as its company reads it, by its token. */
  companyOffer: (token: string) => ['plus', 'offer', token] as const,
} as const;
