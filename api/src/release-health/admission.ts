/** Documents of one network address that count in an hour; a busy office is under-counted, in both arms alike. */
const perAddress = 60;
const hourMs = 3_600_000;

/**
 * Lets so many documents an hour count of one address, so that one machine that fetches documents all day cannot stop a
 * release. In memory and by a clock that only runs forward; each process counts its own share. `factor` is the shop's
 * `RATE_LIMIT_FACTOR`, 0 lets everything count.
 */
export const createAdmission = (factor: number, monotonic: () => number) => {
  let hour = -1;
  let documents = new Map<string, Set<string>>();
  return (address: string, document: string): boolean => {
    if (factor <= 0) return true;
    const current = Math.floor(monotonic() / hourMs);
    if (current !== hour) {
      hour = current;
      documents = new Map();
    }
    const known = documents.get(address) ?? new Set();
    documents.set(address, known);
    if (!known.has(document) && known.size >= perAddress * factor) return false;
    known.add(document);
    return true;
  };
};
