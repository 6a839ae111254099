export { type Arguments, readArguments } from './arguments.ts';
export { type BuiltPackage, builtPackages, distOf, readBuild } from './builds.ts';
export { type Called, callShop, findShop } from './call-shop.ts';
export { release, releaseUsage } from './release.ts';
export { keyOf, type RunFile, readRunFile, writeRunFile } from './run-file.ts';
