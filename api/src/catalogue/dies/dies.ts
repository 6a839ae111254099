import { createHash } from 'node:crypto';
import { type DieFormat, getDie, listDies } from '@shop/contracts';
import { isStructureId, structureIds } from '@shop/packaging';
import { type BinaryReply, binary, type Domain, fail, ok } from '../../platform/index.ts';
import { dieTypes, drawDie } from './draw-die.ts';
import { listStructures } from './list-structures.ts';
import { parseDieRequest, type RequestedDie } from './parse-die-request.ts';

/** A day: the reply for a URL changes only with a release. */
const cacheControl = 'public, max-age=86400';

const dieReply = (body: Uint8Array, type: string, name: string): BinaryReply =>
  binary(body, type, {
    'cache-control': cacheControl,
    etag: `"${createHash('sha256').update(body).digest('base64url')}"`,
    // Makes a browser download the drawing instead of opening it; other clients ignore it.
    'content-disposition': `${name.endsWith('.json') ? 'inline' : 'attachment'}; filename="${name}"`,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    // Any site may embed a die: it contains no personal data.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });

const nameOf = ({ die }: RequestedDie, format: DieFormat): string => {
  const { L, W, H } = die.parameters;
  return `${die.structure}-${[L, W, H].join('x')}.${format}`;
};

/** Public files of dies of any size: the shop's dieline host. */
export const dies = (): Domain => ({
  name: 'dies',
  register(route, { settings }) {
    const list = new TextEncoder().encode(JSON.stringify(listStructures()));
    route.open(listDies, async () => ok(dieReply(list, dieTypes.json, 'dies.json')));
    route.open(getDie, async ({ params: { structure, format }, query }) => {
      if (!isStructureId(structure))
        return fail('invalid_input', {
          fields: [
            {
              path: 'params.structure',
              code: 'not_offered',
              message: `This structure does not exist; choose one of: ${structureIds.join(', ')}.`,
            },
          ],
        });
      const requested = parseDieRequest(structure, query);
      if (!requested.ok) return requested;
      const bytes = await drawDie(requested.value, format, settings.brand);
      return ok(dieReply(bytes, dieTypes[format], nameOf(requested.value, format)));
    });
  },
});
