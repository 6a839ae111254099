import type { RemoteName } from '@shop/contracts';
import { createContext, useContext } from 'react';

/** Whose words and events a component's are. The shell's chrome speaks as `shell`. */
export type Speaker = RemoteName | 'shell';
const RemoteContext = createContext<Speaker>('shell');

export const RemoteProvider = RemoteContext.Provider;
export const useRemoteName = (): Speaker => useContext(RemoteContext);
