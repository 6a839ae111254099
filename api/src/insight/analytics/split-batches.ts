/** Maximum size of a request's messages in bytes: Segment accepts 500 kB. */
const batchLimit = 450_000;

/** A message to send, with its row. */
export interface OutgoingEvent {
  readonly id: bigint;
  readonly text: string;
}

/**
 * Splits messages into batches of at most `limit` bytes, in order. A larger message is a batch of
 * its own: the receiver decides whether to accept it.
 */
export const splitBatches = (
  messages: readonly OutgoingEvent[],
  limit = batchLimit,
): readonly (readonly OutgoingEvent[])[] => {
  const batches: OutgoingEvent[][] = [];
  let room = 0;
  for (const message of messages) {
    const size = Buffer.byteLength(message.text) + 1;
    const last = batches.at(-1);
    if (last === undefined || size > room) {
      batches.push([message]);
      room = limit - size;
    } else {
      last.push(message);
      room -= size;
    }
  }
  return batches;
};
