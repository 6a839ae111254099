import { readForwardTarget, validateForwardTarget } from './forward-target.ts';

const url = 'https://collector.example/v1/batch';

it('forwards where both the address and the key are set', () => {
  expect(readForwardTarget({ SEGMENT_ENDPOINT: url, SEGMENT_WRITE_KEY: 'key' })).toEqual({
    url,
    writeKey: 'key',
  });
  expect(readForwardTarget({})).toBeNull();
  expect(validateForwardTarget({})).toBeNull();
  expect(validateForwardTarget({ SEGMENT_ENDPOINT: url, SEGMENT_WRITE_KEY: 'key' })).toBeNull();
});

it.each([
  [{ SEGMENT_ENDPOINT: url }, 'SEGMENT_WRITE_KEY'],
  [{ SEGMENT_WRITE_KEY: 'key' }, 'SEGMENT_ENDPOINT'],
  [{ SEGMENT_ENDPOINT: 'collector', SEGMENT_WRITE_KEY: 'key' }, '"collector"'],
  [{ SEGMENT_ENDPOINT: 'file:///etc/passwd', SEGMENT_WRITE_KEY: 'key' }, '"file:///etc/passwd"'],
])('refuses %j and names what to set', (env, said) => {
  expect(validateForwardTarget(env)).toContain(said);
});
