/**
 * Browser APIs that react-router needs and jsdom lacks. TextEncoder is Node's own; Request has only what a data router
 * reads: address, method, headers and signal.
 */
const { TextDecoder, TextEncoder } = require('node:util');
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;
globalThis.Request ??= class Request {
  constructor(address, { method = 'GET', headers = {}, signal = new AbortController().signal } = {}) {
    this.url = String(address);
    this.method = method;
    this.headers = new Map(Object.entries(headers));
    this.signal = signal;
  }
};
