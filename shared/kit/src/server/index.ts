/** The server's side of the kit: for `src/server.ts` of a remote and of the shell alone. Never in a browser. */
export { serveChrome } from './serve-chrome.tsx';
export { serveRemote } from './serve-remote.tsx';
