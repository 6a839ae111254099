import { useEffect, useState } from 'react';

/** Returns the debounced value: typing "212" requests one price, not three. */
export function useDebouncedValue<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
