import type { StaffOrder } from '@shop/contracts';
import { useFormat, useTerms } from '@shop/kit/i18n';

/** Returns what a line is to people: its product and size, in the reader's language; its id where it is gone. */
export const useLineName = ({ line_items }: StaffOrder['order']): ((id: number) => string) => {
  const format = useFormat();
  const term = useTerms();
  return (id) => {
    const line = line_items.find((one) => one.id === id);
    if (!line) return String(id);
    const size = line.configuration?.size;
    return [
      line.service_name ? line.product.name : term('product', line.product.slug),
      ...(size ? [format.size([size.length, size.width, size.height])] : []),
    ].join(' · ');
  };
};
