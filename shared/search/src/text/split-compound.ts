/** The shortest part of a compound. */
const shortestPart = 3;

/** What a compound is split by: the stems that are known, and how a word gets its stem. */
interface Stems {
  readonly isKnown: (stem: string) => boolean;
  readonly stem: (word: string) => string;
}

/**
 * Returns the stems of the two or three known words that a compound consists of; undefined for any other word.
 * @example splitCompound('geburtstagskarte', germanStems) // ["geburtstag", "kart"]
 */
export function splitCompound(word: string, stems: Stems, depth = 2): readonly string[] | undefined {
  const { isKnown, stem } = stems;
  // The longest head first: Geschenk|karton before Ge|schenkkarton.
  for (let at = word.length - shortestPart; at >= shortestPart; at--) {
    const head = headsOf(word.slice(0, at)).map(stem).find(isKnown);
    if (head === undefined) continue;
    const tail = word.slice(at);
    const tailStem = stem(tail);
    if (isKnown(tailStem)) return [head, tailStem];
    const rest =
      depth > 1 && tail.length >= 2 * shortestPart ? splitCompound(tail, stems, depth - 1) : undefined;
    if (rest) return [head, ...rest];
  }
  return undefined;
}

/** A head as it stands, or without the letter that joins it: `Geburtstag(s)`. */
const headsOf = (head: string): readonly string[] =>
  /[sn]$/.test(head) && head.length > shortestPart ? [head, head.slice(0, -1)] : [head];
