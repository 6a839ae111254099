import { useState } from 'react';

/** Returns the latest defined value: the old one stays while the next one loads. */
export function useLatestValue<Value>(value: Value | undefined): Value | undefined {
  const [latest, setLatest] = useState(value);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
}
