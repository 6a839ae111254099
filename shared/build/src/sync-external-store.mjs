// Replaces the shim for older versions of React: React has the hook itself.
export { useSyncExternalStore } from 'react';
