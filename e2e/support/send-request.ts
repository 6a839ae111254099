import http from 'node:http';
import { type ShopDocument, shopDocumentSchema } from '@shop/contracts';

/** A reply as it came over the wire: redirects are not followed, nothing is decoded. */
export interface PlainReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly cookies: readonly string[];
  readonly body: string;
}

/** Requests one address under any host name, which a browser or `fetch` does not let a test choose. */
export const sendRequest = (
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<PlainReply> =>
  new Promise((resolve, reject) => {
    const request = http.get(new URL(path, origin), { headers, agent: false }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('end', () => {
        const { 'set-cookie': cookies = [], ...rest } = reply.headers;
        resolve({
          status: reply.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(rest).map(([name, value]) => [name, Array.isArray(value) ? value.join() : value]),
          ),
          cookies,
          body: Buffer.concat(chunks).toString('utf8'),
        });
      });
    });
    request.on('error', reject);
  });

/** Returns the data that the page carries for its scripts, validated by the contract. */
export const readShopDocument = ({ body }: PlainReply): ShopDocument => {
  const text = /<script type="application\/json" id="shop-document">([^<]*)<\/script>/.exec(body)?.[1];
  if (text === undefined) throw new Error(`No shop document in: ${body.slice(0, 300)}`);
  return shopDocumentSchema.parse(JSON.parse(text));
};

const plain = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** Returns `lang`, title and links of a page's head, read without a browser. */
export const readHead = ({ body }: PlainReply) => ({
  lang: /<html lang="([^"]*)"/.exec(body)?.[1],
  title: plain(/<title>([^<]*)<\/title>/.exec(body)?.[1] ?? ''),
  canonical: plain(/<link rel="canonical" href="([^"]*)"/.exec(body)?.[1] ?? ''),
  robots: /<meta name="robots" content="([^"]*)"/.exec(body)?.[1],
  alternates: [...body.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
    ([, hreflang = '', href = '']) => ({ hreflang, href: plain(href) }),
  ),
});
