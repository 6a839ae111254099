import { createStaffKey } from '@shop/contracts';
import { bodyOf, emptyKey, faultsOf, toggled } from './key-draft.ts';
import { stateOfKey } from './keys.query.ts';

it('sends what the API takes, and says which field is not ready', () => {
  const draft = {
    name: ' Release pipeline ',
    scopes: ['releases:publish'],
    regions: ['pl'],
    lastDay: '2026-12-31',
  };
  expect(faultsOf(draft, '2026-12-31')).toEqual({
    name: false,
    scopes: false,
    regions: false,
    lastDay: false,
  });
  const body = bodyOf(draft);
  expect(createStaffKey.body?.safeParse(body).success).toBe(true);
  // The last second of the day where the reader is.
  expect(new Date(body.expires_at ?? '')).toEqual(new Date(2026, 11, 31, 23, 59, 59));
  expect(bodyOf({ ...draft, regions: null, lastDay: '' })).toEqual({
    name: 'Release pipeline',
    scopes: ['releases:publish'],
  });
  expect(faultsOf({ ...emptyKey, regions: [], lastDay: '2026-12-30' }, '2026-12-31')).toEqual({
    name: true,
    scopes: true,
    regions: true,
    lastDay: true,
  });
});

it('adds a scope once and takes it away', () => {
  expect(toggled(['a'], 'a', true)).toEqual(['a']);
  expect(toggled(['a', 'b'], 'a', false)).toEqual(['b']);
});

it('tells whether a key works', () => {
  const now = new Date('2026-11-30T12:00:00Z');
  expect(stateOfKey({ revoked_at: null, expires_at: null }, now)).toBe('active');
  expect(stateOfKey({ revoked_at: null, expires_at: '2026-11-30T12:00:00Z' }, now)).toBe('expired');
  expect(stateOfKey({ revoked_at: '2026-11-01T12:00:00Z', expires_at: '2026-11-02T12:00:00Z' }, now)).toBe(
    'revoked',
  );
});
