/** The server entry of the kit: only for `src/server.ts` of a remote and of the shell. Never in a browser. */
export { serveChrome } from './serve-chrome.tsx';
export { serveRemote } from './serve-remote.tsx';
