import type { RemoteName } from '@shop/contracts';
import { createContext, useContext } from 'react';

/** Whose words and events a component's are. The shell's chrome speaks as `shell`. */
export type AppName = RemoteName | 'shell';
const RemoteContext = createContext<AppName>('shell');

export const RemoteProvider = RemoteContext.Provider;
export const useRemoteName = (): AppName => useContext(RemoteContext);
