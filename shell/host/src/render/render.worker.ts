/** The program of a render worker: it runs server builds, which the host itself never does. */
import { createRequire } from 'node:module';
import vm from 'node:vm';
import { parentPort } from 'node:worker_threads';
import type { ApiReply, CallApi, PublishedWords, ReadQuery, ServedBuild } from '@shop/contracts';
import type { FromWorker, ToWorker } from './messages.ts';

/** The Node modules that React and the kit need; a page needs no files, processes or network. */
const allowed = new Set(['async_hooks', 'buffer', 'crypto', 'stream', 'string_decoder', 'events', 'util']);
const require = createRequire(process.execPath);

/**
 * Removes capabilities from pages. The real `process` exposes files (`getBuiltinModule`), native code and signals that
 * end the whole shop; `fetch` reaches the operator's network past the API.
 */
const removeCapabilities = (): void => {
  const { env, version, versions, platform, arch, nextTick, hrtime, cpuUsage, memoryUsage, exit } = process;
  const shown = { env, version, versions, platform, arch, nextTick, hrtime, cpuUsage, memoryUsage, exit };
  const emit = process.emit.bind(process);
  Object.defineProperty(globalThis, 'process', { value: { ...shown, emit } });
  // An OpenSSL engine is a library loaded from a file: native code in the shop's process.
  Object.assign(require('node:crypto'), { setEngine: undefined });
  // `require` exists only where the program was translated from source.
  for (const name of ['fetch', 'WebSocket', 'EventSource', 'require', 'module'])
    Object.defineProperty(globalThis, name, { value: undefined });
};
removeCapabilities();

const port = parentPort;
const builds = new Map<string, ServedBuild>();
const words = new Map<string, PublishedWords>();
const pendingCalls = new Map<number, (reply: ApiReply | null) => void>();
let lastCallId = 0;

const post = (message: FromWorker) => port?.postMessage(message);

const askApi: CallApi = (request) =>
  new Promise((resolve, reject) => {
    const callId = ++lastCallId;
    pendingCalls.set(callId, (reply) => {
      pendingCalls.delete(callId);
      if (reply === null) reject(new Error('The API does not answer'));
      else resolve(reply);
    });
    post({ type: 'callApi', callId, request });
  });

const requireAllowed = (request: string): unknown => {
  const name = request.replace(/^node:/, '');
  if (!allowed.has(name)) throw new Error(`A page may not use "${request}" on the server.`);
  return require(name);
};

/** Evaluates a build as a separate module with its own React: two versions are isolated. */
const evaluate = (source: string, file: string): ServedBuild => {
  const module: { exports: Partial<ServedBuild> } = { exports: {} };
  const run = vm.runInThisContext(`(function (module, exports, require) {${source}\n})`, {
    filename: file,
  }) as (module: object, exports: object, require: (request: string) => unknown) => void;
  run(module, module.exports, requireAllowed);
  const { routes, parameters, render } = module.exports;
  if (!Array.isArray(routes) || typeof render !== 'function')
    throw new Error(`${file} exports no routes and render.`);
  if (parameters === undefined) return { routes, render };
  if (!Object.values(parameters).every(Array.isArray))
    throw new Error(`${file} exports parameters that are no lists.`);
  return { routes, parameters, render };
};

const getWords = (key: string): PublishedWords => {
  const found = words.get(key);
  if (!found) throw new Error(`The words ${key} cannot be read.`);
  return found;
};

const render = async (task: Extract<ToWorker, { type: 'render' }>): Promise<FromWorker> => {
  const build = builds.get(task.build);
  if (!build) throw new Error(`${task.build} is not loaded.`);
  const { html, queries, passes, ms } = await build.render(
    {
      document: task.document,
      address: task.address,
      words: Object.fromEntries(Object.entries(task.words).map(([name, key]) => [name, getWords(key)])),
      wordsKey: Object.values(task.words).join(' '),
      known: JSON.parse(task.known) as ReadQuery[],
    },
    askApi,
  );
  return { type: 'drawn', html, queries: JSON.stringify(queries), passes, ms };
};

/** Drops a build and its words, whose names begin with its own. */
const dropBuild = (build: string): undefined => {
  builds.delete(build);
  for (const key of words.keys()) if (key.startsWith(`${build}/`)) words.delete(key);
};

const handleMessage = async (message: ToWorker): Promise<FromWorker | undefined> => {
  if (message.type === 'apiReply') return void pendingCalls.get(message.callId)?.(message.reply);
  if (message.type === 'drop') return dropBuild(message.build);
  if (message.type === 'words')
    return void words.set(message.words, JSON.parse(message.text) as PublishedWords);
  if (message.type === 'render') return render(message);
  const build = evaluate(message.source, message.file);
  builds.set(message.build, build);
  const { render: _render, ...pages } = build;
  return { type: 'loaded', ...pages };
};

port?.on('message', (message: ToWorker) => {
  handleMessage(message).then(
    (answer) => {
      if (answer) post(answer);
    },
    (error: unknown) => {
      // Only these messages get a reply: any other would be mistaken for the next page's.
      if (message.type !== 'load' && message.type !== 'render') return;
      const { message: text, stack } = error instanceof Error ? error : new Error(String(error));
      post({ type: 'failed', message: text, stack: stack ?? '' });
    },
  );
});
