import { useSearchParams } from '@shop/kit/router';
import { useCallback, useState } from 'react';

/** One reply of a list that pages by cursor. */
interface ListReply<Row> {
  readonly rows: readonly Row[];
  readonly next_cursor: string | null;
}

/** Fetches pages one after another from the first, so that rows neither repeat nor miss. */
export const fetchPages = async <Row>(
  load: (cursor: string | null) => Promise<ListReply<Row>>,
  pages: number,
): Promise<{ readonly rows: readonly Row[]; readonly more: boolean }> => {
  const rows: Row[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < pages; page += 1) {
    const reply: ListReply<Row> = await load(cursor);
    rows.push(...reply.rows);
    cursor = reply.next_cursor;
    if (cursor === null) break;
  }
  return { rows, more: cursor !== null };
};

/** How many pages of a list are shown; another address begins at the first. */
export const useShownPages = (): { readonly pages: number; readonly showMore: () => void } => {
  const [search] = useSearchParams();
  const address = search.toString();
  const [shown, setShown] = useState({ pages: 1, of: address });
  const pages = shown.of === address ? shown.pages : 1;
  const showMore = useCallback(() => setShown({ pages: pages + 1, of: address }), [pages, address]);
  return { pages, showMore };
};

/** A fragment for a text filter of the API; undefined where it is shorter than the API takes. */
export const readFragment = (search: URLSearchParams): string | undefined => {
  const text = search.get('text')?.trim().slice(0, 80) ?? '';
  return text.length >= 3 ? text : undefined;
};
