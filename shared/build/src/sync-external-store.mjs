// The stand-in for older versions of React is not needed: React has the hook itself.
export { useSyncExternalStore } from 'react';
