/** The program of a render worker: it runs the server's half of builds, which the host itself never does. */
import { createRequire } from 'node:module';
import vm from 'node:vm';
import { parentPort } from 'node:worker_threads';
import type { ApiReply, AskApi, PublishedWords, ReadQuery, ServedBuild } from '@shop/contracts';
import type { FromWorker, ToWorker } from './messages.ts';

/** What React and the kit ask of Node; a page has no business with files, processes or the network. */
const allowed = new Set(['async_hooks', 'buffer', 'crypto', 'stream', 'string_decoder', 'events', 'util']);
const require = createRequire(process.execPath);

/**
 * What pages see as `process`. The real one leads to files (`getBuiltinModule`), to native code and to the signals that
 * end the whole shop; `fetch` leads past the API to the operator's network.
 */
const closeDoors = (): void => {
  const { env, version, versions, platform, arch, nextTick, hrtime, cpuUsage, memoryUsage, exit } = process;
  const shown = { env, version, versions, platform, arch, nextTick, hrtime, cpuUsage, memoryUsage, exit };
  const emit = process.emit.bind(process);
  Object.defineProperty(globalThis, 'process', { value: { ...shown, emit } });
  // An engine of OpenSSL is a library that is loaded from a file: native code, in the process of the shop itself.
  Object.assign(require('node:crypto'), { setEngine: undefined });
  // `require` is there only where the program was translated from source.
  for (const name of ['fetch', 'WebSocket', 'EventSource', 'require', 'module'])
    Object.defineProperty(globalThis, name, { value: undefined });
};
closeDoors();

const port = parentPort;
const builds = new Map<string, ServedBuild>();
const words = new Map<string, PublishedWords>();
const asked = new Map<number, (reply: ApiReply | null) => void>();
let asks = 0;

const say = (message: FromWorker) => port?.postMessage(message);

const askApi: AskApi = (request) =>
  new Promise((resolve, reject) => {
    const ask = ++asks;
    asked.set(ask, (reply) => {
      asked.delete(ask);
      if (reply === null) reject(new Error('The API does not answer'));
      else resolve(reply);
    });
    say({ said: 'ask', ask, request });
  });

const restricted = (request: string): unknown => {
  const name = request.replace(/^node:/, '');
  if (!allowed.has(name)) throw new Error(`A page may not use "${request}" on the server.`);
  return require(name);
};

/** Each build is a module of its own, with its own React: two versions do not know of each other. */
const evaluate = (source: string, file: string): ServedBuild => {
  const module: { exports: Partial<ServedBuild> } = { exports: {} };
  const run = vm.runInThisContext(`(function (module, exports, require) {${source}\n})`, {
    filename: file,
  }) as (module: object, exports: object, require: (request: string) => unknown) => void;
  run(module, module.exports, restricted);
  const { routes, parameters, render } = module.exports;
  if (!Array.isArray(routes) || typeof render !== 'function')
    throw new Error(`${file} exports no routes and render.`);
  if (parameters === undefined) return { routes, render };
  if (!Object.values(parameters).every(Array.isArray))
    throw new Error(`${file} exports parameters that are no lists.`);
  return { routes, parameters, render };
};

const wordsOf = (key: string): PublishedWords => {
  const known = words.get(key);
  if (!known) throw new Error(`The words ${key} cannot be read.`);
  return known;
};

const render = async (task: Extract<ToWorker, { do: 'render' }>): Promise<FromWorker> => {
  const build = builds.get(task.build);
  if (!build) throw new Error(`${task.build} is not loaded.`);
  const { html, queries, passes, ms } = await build.render(
    {
      document: task.document,
      address: task.address,
      words: Object.fromEntries(Object.entries(task.words).map(([name, key]) => [name, wordsOf(key)])),
      wordsKey: Object.values(task.words).join(' '),
      known: JSON.parse(task.known) as ReadQuery[],
    },
    askApi,
  );
  return { said: 'drawn', html, queries: JSON.stringify(queries), passes, ms };
};

/** A build goes with its words, whose names begin with its own. */
const drop = (build: string): undefined => {
  builds.delete(build);
  for (const key of words.keys()) if (key.startsWith(`${build}/`)) words.delete(key);
};

const work = async (message: ToWorker): Promise<FromWorker | undefined> => {
  if (message.do === 'reply') return void asked.get(message.ask)?.(message.reply);
  if (message.do === 'drop') return drop(message.build);
  if (message.do === 'words')
    return void words.set(message.words, JSON.parse(message.text) as PublishedWords);
  if (message.do === 'render') return render(message);
  const build = evaluate(message.source, message.file);
  builds.set(message.build, build);
  const { render: _render, ...pages } = build;
  return { said: 'loaded', ...pages };
};

port?.on('message', (message: ToWorker) => {
  work(message).then(
    (answer) => {
      if (answer) say(answer);
    },
    (error: unknown) => {
      // Only what waits for an answer gets one: another would be taken for that of the next page.
      if (message.do !== 'load' && message.do !== 'render') return;
      const { message: text, stack } = error instanceof Error ? error : new Error(String(error));
      say({ said: 'failed', message: text, stack: stack ?? '' });
    },
  );
});
