export interface PageQuery {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
}

/** Returns the offset and size of a list page. */
export const toLimitOffset = ({ page = 1, per_page = 25 }: PageQuery) => ({
  limit: per_page,
  offset: (page - 1) * per_page,
});

/** Returns Spree's paging members of a reply. */
export const pagingMembers = ({ page = 1, per_page = 25 }: PageQuery, count: number, total: number) => ({
  count,
  total_count: total,
  current_page: page,
  pages: Math.ceil(total / per_page),
  per_page,
});
