import { type Manifest, type ReleasableName, routesOf } from '@shop/contracts';
import type { HostSettings } from './settings.ts';

export const fixtureSettings: HostSettings = {
  brand: 'packwright',
  environment: 'local',
  publicHosts: [],
  buildOrigin: '',
  sharedImages: `${__dirname}/../shared-images`,
  liveReload: false,
  withheldSources: ['https://api.pay.example'],
};

/** Returns a manifest in the build's format, with one asset of each kind. */
export const fixtureManifest = (name: ReleasableName, change: Partial<Manifest> = {}): Manifest => {
  const shell = name === 'shell';
  const entry = shell ? 'main.11.js' : 'remoteEntry.js';
  const preload = shell ? ['vendors.22.js'] : ['app.33.js'];
  const styles = shell ? ['main.44.css'] : [];
  const files = [entry, ...preload, ...styles, 'locale-en-US.55.json', 'locale-pl-PL.66.json'];
  return {
    schema: 1,
    name,
    version: '1.0.0',
    build: 'a'.repeat(20),
    commit: '',
    contract: '^1.0',
    provides: {
      routes: shell ? [] : routesOf(name),
      slots: [],
      namespaces: [name],
      locales: ['en-US', 'pl-PL'],
    },
    shared: {},
    entry,
    preload,
    styles,
    assets: files.map((path) => ({ path, sri: `sha384-${name}-${path}`, bytes: 1 })),
    csp: {},
    server: null,
    ...change,
  };
};
