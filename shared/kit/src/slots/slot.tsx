import { type SlotName, type SlotProps, slots } from '@shop/contracts';
import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { track } from '../analytics/track.ts';
import { loadWords } from '../i18n/instance.ts';
import { loadRemote } from './registry.ts';

type SlotElementProps<Name extends SlotName> = {
  readonly name: Name;
  /** Shown while the slot loads and, for an essential slot, when it fails: usually a plain link. */
  readonly fallback?: ReactNode;
} & (Record<never, never> extends SlotProps[Name]
  ? { readonly props?: SlotProps[Name] }
  : { readonly props: SlotProps[Name] });

/**
 * A component of another remote in this page. It renders in this React tree behind its own boundary; a failed optional
 * slot disappears, an essential one shows its fallback.
 *
 * @example <Slot name="cartBadge" fallback={<Link to="cart">{t('cart')}</Link>} />
 */
export function Slot<Name extends SlotName>({ name, props, fallback = null }: SlotElementProps<Name>) {
  const { owner, kind } = slots[name];
  const [Loaded, setLoaded] = useState<ComponentType<SlotProps[Name]>>();
  const [failed, setFailed] = useState(false);
  const onFailed = (error: unknown) => {
    console.error(error);
    track.remoteFailed({ phase: 'chunk', failed_remote: owner });
    setFailed(true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a slot is fetched once per name
  useEffect(() => {
    let isMounted = true;
    loadSlot(name).then(
      (component) => isMounted && setLoaded(() => component),
      (error: unknown) => isMounted && onFailed(error),
    );
    return () => {
      isMounted = false;
    };
  }, [name]);
  if (failed) return kind === 'essential' ? fallback : null;
  if (!Loaded) return fallback;
  return (
    <SlotBoundary onFailed={onFailed}>
      <Loaded {...(props ?? ({} as SlotProps[Name]))} />
    </SlotBoundary>
  );
}

async function loadSlot<Name extends SlotName>(name: Name): Promise<ComponentType<SlotProps[Name]>> {
  const remote = await loadRemote(slots[name].owner);
  const load = remote.slots[name];
  if (!load) throw new Error(`${remote.name} has no slot "${name}"`);
  const [module] = await Promise.all([load(), loadWords(remote.name)]);
  // The contract types a slot's props by its name; the registry of a remote is keyed by plain strings.
  return module.Component as unknown as ComponentType<SlotProps[Name]>;
}

class SlotBoundary extends Component<{
  readonly onFailed: (error: unknown) => void;
  readonly children: ReactNode;
}> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch(error: unknown) {
    this.props.onFailed(error);
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
