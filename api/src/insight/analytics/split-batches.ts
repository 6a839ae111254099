/** Bytes of one request's messages: Segment takes 500 kB. */
const batchLimit = 450_000;

/** A message as it is sent, with the row it is of. */
export interface OutgoingEvent {
  readonly id: bigint;
  readonly text: string;
}

/**
 * Cuts messages into batches in their order, each of at most `limit` bytes. A message that is larger by itself is a
 * batch of its own: whether it is taken is the receiver's to say.
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
