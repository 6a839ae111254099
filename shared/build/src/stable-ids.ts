import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Compiler, Module } from 'webpack';

/**
 * Assigns module ids that are the same on every machine. Webpack's own "deterministic" ids include the generated entry
 * of the federation plugin, whose name is a hash of absolute paths; one differing name shifts others that collide with
 * it, and the same sources would get another build hash in another folder.
 */
export class StableModuleIds {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableModuleIds', (compilation) => {
      compilation.hooks.moduleIds.tap('StableModuleIds', (modules) => {
        const { chunkGraph } = compilation;
        const named = [...modules]
          .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
          .filter((module) => module.needId && chunkGraph.getModuleId(module) === null)
          .map((module) => ({ module, name: this.#nameOf(module) }))
          .sort((a, b) => (a.name < b.name ? -1 : 1));
        const used = new Set<string>();
        for (const { module, name } of named) {
          const hash = createHash('sha256').update(name).digest('base64url').replace(/[-_]/g, '');
          let length = 4;
          while (used.has(hash.slice(0, length))) length += 1;
          used.add(hash.slice(0, length));
          chunkGraph.setModuleId(module, hash.slice(0, length));
        }
      });
    });
  }

  /** Returns a module's identifier without the checkout's folder and without hashes of absolute paths. */
  #nameOf(module: Module): string {
    return module
      .identifier()
      .split(path.sep)
      .join('/')
      .replaceAll(this.#root.split(path.sep).join('/'), '')
      .replace(/entry\.[0-9a-f]{32}\.js(\|[0-9a-f]{32})?/g, 'entry.js');
  }
}
