/**
 * Returns the number of single errors (a letter added, missing, different, or two neighbours swapped) between two
 * words, or undefined beyond `most`. Costs at most `length × (2 × most + 1)` steps.
 */
export function countTypos(one: string, other: string, most: number): number | undefined {
  if (Math.abs(one.length - other.length) > most) return undefined;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    let least = row;
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      let count = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        count = Math.min(count, (before[column - 2] ?? 0) + 1);
      next.push(count);
      least = Math.min(least, count);
    }
    if (least > most) return undefined;
    before = last;
    last = next;
  }
  const count = last[other.length] ?? 0;
  return count <= most ? count : undefined;
}

/**
 * Returns how many errors a word of this length may hold. Four letters and fewer allow none: most of their neighbours
 * are other words (lamp, lamb). The first letter is never wrong, which keeps candles apart from handles.
 */
export const allowedTypos = (length: number): number => (length < 5 ? 0 : length < 8 ? 1 : 2);

/** Returns how many letters two words begin with in common. */
function commonPrefix(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/**
 * Returns the words nearest to a mistyped one: with the fewest errors, and of these the longest common beginning, since
 * the beginning of a word is seldom mistyped (candels: candles, not cancel). Words that begin with another letter count
 * only if the first two letters are swapped.
 * @param length of the word as typed, if `typed` is its stem
 */
export function findNearest(
  typed: string,
  words: Iterable<string>,
  length = typed.length,
): { readonly words: readonly string[]; readonly typos: number } {
  let most = allowedTypos(length);
  let nearest: string[] = [];
  if (most === 0) return { words: nearest, typos: 0 };
  for (const word of words) {
    const begins = word[0] === typed[0] || (word[0] === typed[1] && word[1] === typed[0] && word.length > 4);
    if (!begins || word.length < 4) continue;
    const typos = countTypos(typed, word, most);
    if (typos === undefined) continue;
    if (typos < most) nearest = [];
    most = typos;
    nearest.push(word);
  }
  const common = nearest.map((word) => commonPrefix(typed, word));
  const longest = Math.max(0, ...common);
  return { words: nearest.filter((_, index) => common[index] === longest), typos: most };
}
