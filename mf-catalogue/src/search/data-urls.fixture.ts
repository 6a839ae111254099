/** jsdom has no fetch. The files beside a build are data URLs before it: this answers them, and nothing else. */
export function serveDataUrls(): void {
  globalThis.fetch = async (url) => {
    const [, base64] = /^data:[^,]*;base64,(.*)$/.exec(String(url)) ?? [];
    if (base64 === undefined) throw new TypeError(`${String(url)} is no data URL`);
    const text = Buffer.from(base64, 'base64').toString();
    return { ok: true, json: async () => JSON.parse(text) as unknown } as Response;
  };
}
