import { useState } from 'react';

/** The latest value there was: while the next one is worked out, the one before stays in its place. */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
