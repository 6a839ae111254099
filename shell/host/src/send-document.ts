import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsEncoding } from './encodings.ts';

const compress = promisify(gzip);

/**
 * Sends a document. A server-rendered one is compressed with gzip outside the host's main thread: it contains no secret
 * that its length could reveal. Level 5 is 2 % larger than the best and costs half.
 */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: string,
  whole: boolean,
): Promise<FastifyReply> {
  reply.type('text/html; charset=utf-8');
  if (!whole || !acceptsEncoding(request.headers['accept-encoding'], 'gzip')) return reply.send(document);
  const bytes = await compress(document, { level: 5 });
  return reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').send(bytes);
}
