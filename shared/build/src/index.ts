export { type BuildOutcome, buildOne } from './build.ts';
export { type BuildOptions, chunkTimeout, createConfig, remoteConfig, shellConfig } from './config.ts';
export { checkoutRoot, getDistFolder, getPackageFolder } from './folders.ts';
export { checkLocales, requiredLocales } from './locales.ts';
export { manifestFile } from './manifest.ts';
export { type SharedModule, sharedModules } from './shared-modules.ts';
export { watchOne } from './watch.ts';
