export { type BuildOutcome, buildOne } from './build.ts';
export { type BuildOptions, chunkTimeout, configOf, remoteConfig, shellConfig } from './config.ts';
export { checkoutRoot, distOf, folderOf } from './folders.ts';
export { checkLocales, requiredLocales } from './locales.ts';
export { manifestFile } from './manifest.ts';
export { type SharedModule, sharedModules } from './shared-modules.ts';
export { watchOne } from './watch.ts';
