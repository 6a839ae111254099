import Fastify from 'fastify';
import { fixtureManifest, fixtureSettings } from './host.fixture.ts';
import { type HostDeps, registerHost } from './register-host.ts';

const open = async (ticket: HostDeps['ticket']) => {
  const app = Fastify();
  const manifests = [fixtureManifest('shell'), fixtureManifest('mf-catalogue')];
  registerHost(app, {
    settings: fixtureSettings,
    registry: {
      releases: async () => Object.fromEntries(manifests.map((manifest) => [manifest.name, manifest])),
      asset: async () => null,
    },
    clock: () => new Date('2026-11-28T12:00:00Z'),
    ...(ticket === undefined ? {} : { ticket }),
  });
  const { body, statusCode, headers } = await app.inject({
    url: '/?region=pl',
    headers: { host: 'localhost:8080', cookie: `cohort=${'0'.repeat(32)}` },
  });
  return {
    status: statusCode,
    set: headers['x-release-set'],
    ticket: /<meta name="release-health" content="([^"]*)">/.exec(body)?.[1],
    speaksForTheShell: body.includes("addEventListener('shop-lost'"),
    says: body.includes("dispatchEvent(new Event('shop-lost'))"),
  };
};

it('asks for a ticket for this visitor, region and release set, and writes it into the document', async () => {
  const asked: object[] = [];
  const document = await open(async (given) => {
    asked.push(given);
    return '490000.3.AbCdEfGhIjKlMnOp.seal';
  });
  expect(asked).toEqual([{ region: 'pl', cohort: '0'.repeat(32), releaseSet: document.set }]);
  expect(document).toMatchObject({
    ticket: '490000.3.AbCdEfGhIjKlMnOp.seal',
    speaksForTheShell: true,
    says: true,
  });
});

it.each<[string, HostDeps['ticket']]>([
  ['nobody makes tickets', undefined],
  ['the visitor had one this hour', async () => ''],
  ['the database is away', () => Promise.reject(new Error('away'))],
])('answers without a ticket where %s', async (_why, ticket) => {
  expect(await open(ticket)).toMatchObject({ status: 200, ticket: undefined, speaksForTheShell: false });
});
