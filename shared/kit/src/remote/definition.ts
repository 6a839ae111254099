import type { RemoteName, RouteId, routes, SlotName, SlotProps, slots } from '@shop/contracts';
import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';
import type { AppProps } from 'single-spa';

/**
 * A page: `export function Component() {}`, and an optional `loader` for code and words that the page needs before it
 * can be drawn completely. The server awaits it too.
 */
export interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
  readonly handle?: unknown;
}
export interface RemoteRoute {
  readonly lazy: () => Promise<PageModule>;
}
/** A slot: `export function Component(props: SlotProps['cartBadge']) {}`. */
export interface SlotModule<Name extends SlotName = SlotName> {
  readonly Component: ComponentType<SlotProps[Name]>;
}

type OwnRoutes<Name extends RemoteName> = {
  readonly [Id in RouteId as (typeof routes)[Id]['owner'] extends Name ? Id : never]: RemoteRoute;
};
type OwnSlots<Name extends RemoteName> = {
  readonly [Slot in SlotName as (typeof slots)[Slot]['owner'] extends Name ? Slot : never]: () => Promise<
    SlotModule<Slot>
  >;
};

export type RemoteDefinition<Name extends RemoteName> = {
  readonly name: Name;
  /** Range of the kit, for example "^2.0". */
  readonly contract: string;
  /** Every route id that the contract assigns to this remote; another or a missing id does not compile. */
  readonly routes: OwnRoutes<Name>;
} & ([keyof OwnSlots<Name>] extends [never]
  ? { readonly slots?: Record<never, never> }
  : { readonly slots: OwnSlots<Name> });

/** The props with which the guard mounts a remote. */
export interface MountProps extends AppProps {
  /** Empty, or with the server-rendered page: then it has `data-served` and is hydrated. */
  readonly domElement: HTMLElement;
  /** The first page is on screen. */
  readonly onReady: () => void;
  /** The remote failed after it had been mounted. */
  readonly onFailed: (phase: 'mount' | 'render' | 'chunk', error: unknown) => void;
}

/** The default export of `./app`. */
export interface RemoteApp {
  readonly name: RemoteName;
  readonly contract: string;
  readonly routes: Readonly<Record<string, RemoteRoute>>;
  readonly slots: Readonly<Record<string, () => Promise<{ readonly Component: ComponentType<never> }>>>;
  readonly mount: (props: MountProps) => Promise<void>;
  readonly unmount: (props: MountProps) => Promise<void>;
}
