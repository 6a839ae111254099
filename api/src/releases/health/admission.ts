/**
 * Maximum documents of one network that count in an hour; a busy office is under-counted, in both
 * arms alike.
 */
const maxDocumentsPerNetwork = 60;
/**
 * Maximum networks and documents tracked in an hour; later ones do not count: some 50 MB at most.
 */
export const maxNetworks = 50_000;
export const maxDocuments = 500_000;
const hourMs = 3_600_000;

/** Returns an IPv4 address, or the /64 network of an IPv6 address. */
const networkOf = (address: string): string => {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = ''] = address.split('::');
  return `${head.split(':').slice(0, 4).join(':')}::/64`;
};

/**
 * Limits how many documents of one network count per hour, so that a single machine that fetches
 * documents all day cannot stop a release. In memory, by a monotonic clock; each process counts
 * alone. `factor` is the shop's `RATE_LIMIT_FACTOR`; 0 disables the limit.
 */
export const createAdmissionControl = (factor: number, monotonic: () => number) => {
  let hour = -1;
  let documents = new Map<string, Set<string>>();
  let documentCount = 0;
  return (address: string, document: string): boolean => {
    if (factor <= 0) return true;
    const current = Math.floor(monotonic() / hourMs);
    if (current !== hour) {
      hour = current;
      documents = new Map();
      documentCount = 0;
    }
    const network = networkOf(address);
    const known = documents.get(network) ?? new Set();
    if (known.has(document)) return true;
    if (known.size >= maxDocumentsPerNetwork * factor || documentCount >= maxDocuments) return false;
    if (known.size === 0 && documents.size >= maxNetworks) return false;
    documents.set(network, known.add(document));
    documentCount += 1;
    return true;
  };
};
