export { type Arguments, readArguments } from './arguments.ts';
export { type BuiltPackage, getDistFolder, listBuiltPackages, readBuild } from './builds.ts';
export { type CallResult, callShop, findShop } from './call-shop.ts';
export { release, releaseUsage } from './release.ts';
export { keyOf, type RunFile, readRunFile, writeRunFile } from './run-file.ts';
