import { PassThrough } from 'node:stream';
import { createLog } from './log.ts';

/** Captures the lines that a log writes. */
const logged = () => {
  const destination = new PassThrough();
  const log = createLog('info', destination);
  return { log, text: (): string => String(destination.read() ?? '') };
};

const names = [
  'authorization',
  'cookie',
  'x-spree-token',
  'x-spree-order-token',
  'design-token',
  'access-token',
  'token',
  'password',
  'spree_api_key',
  'reset_password_token',
  'confirmation_token',
  'signature',
];

it.each(names)('cuts out every secret wherever an object holds it: %s', (name) => {
  const { log, text } = logged();
  const secret = { [name]: 'q7-secret-q7', kept: 'yes' };
  log.info(secret, 'on top');
  log.info({ headers: secret }, 'within');
  log.info({ request: { headers: secret } }, 'deep within');
  const lines = text();
  expect(lines.trim().split('\n')).toHaveLength(3);
  expect(lines.match(/"kept":"yes"/g)).toHaveLength(3);
  expect(lines).not.toContain('q7-secret-q7');
});

it('writes of a request its method and nothing a secret could be in', () => {
  const { log, text } = logged();
  const request = {
    id: '1',
    method: 'GET',
    url: '/api/orders?order_token=secret-q7',
    headers: { host: 'secret-q7' },
  };
  log.info({ req: request }, 'asked');
  const line = text();
  expect(JSON.parse(line)).toMatchObject({ req: { id: '1', method: 'GET' } });
  expect(line).not.toContain('secret-q7');
});
