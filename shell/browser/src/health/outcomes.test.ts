import { type DocumentHealth, listOutcomes } from './outcomes.ts';

const known = (change: Partial<DocumentHealth> = {}): DocumentHealth => ({
  mounts: { 'mf-catalogue': 'mounted' },
  errors: new Set(),
  vitals: { lcp: 2500, inp: 200, cls: 0.1 },
  firstRemote: 'mf-catalogue',
  events: new Set(),
  ...change,
});
const of = (name: string, moment: Parameters<typeof listOutcomes>[0], change: Partial<DocumentHealth> = {}) =>
  listOutcomes(moment, known(change))[name];

it('says at once what cannot change any more: how mounts went, and errors', () => {
  expect(listOutcomes('now', known())).toEqual({ shell: ['mounted'], 'mf-catalogue': ['mounted'] });
  expect(listOutcomes('now', known({ errors: new Set(['mf-catalogue']) }))).toEqual({
    shell: ['mounted', 'erred'],
    'mf-catalogue': ['mounted', 'erred'],
  });
});

it('calls a document calm only when it is left', () => {
  expect(of('mf-catalogue', 'hidden')).toContain('calm');
  expect(of('mf-catalogue', 'hidden', { errors: new Set(['mf-checkout']) })).toContain('calm');
  expect(of('shell', 'hidden', { errors: new Set(['mf-checkout']) })).toContain('erred');
});

it('judges web vitals by the limits of web.dev, a value at the limit being good', () => {
  expect(of('shell', 'hidden')).toEqual(['mounted', 'calm', 'lcp_good', 'inp_good', 'cls_good']);
  expect(of('shell', 'hidden', { vitals: { lcp: 2501, inp: 201, cls: 0.11 } })).toEqual([
    'mounted',
    'calm',
    'lcp_poor',
    'inp_poor',
    'cls_poor',
  ]);
  expect(of('shell', 'hidden', { vitals: { lcp: undefined, inp: undefined, cls: undefined } })).toEqual([
    'mounted',
    'calm',
  ]);
});

it('gives the first paint to the remote the document began with, not to a later one', () => {
  const mounts = { 'mf-catalogue': 'mounted', 'mf-checkout': 'mounted' } as const;
  expect(of('mf-catalogue', 'hidden', { mounts })).toContain('lcp_good');
  expect(of('mf-checkout', 'hidden', { mounts })).toEqual(['mounted', 'calm']);
});

it('says nothing more of a remote that was never mounted', () => {
  expect(
    of('mf-catalogue', 'gone', {
      mounts: { 'mf-catalogue': 'chunk' },
      events: new Set(['view_item']),
    }),
  ).toEqual(['load_failed']);
});

it.each<[string, string[], DocumentHealth['mounts'], string[]]>([
  ['nothing of the shop', [], {}, []],
  ['a product alone', ['view_item'], {}, ['not_configured']],
  ['the editor, and no more', ['view_item'], { 'mf-editor': 'mounted' }, ['configured', 'not_carted']],
  ['the cart from the product', ['view_item', 'add_to_cart'], {}, ['configured', 'carted', 'no_checkout']],
  ['a cart filled before', ['view_cart'], {}, ['no_checkout']],
  ['checkout without paying', ['view_cart', 'begin_checkout'], {}, ['checkout', 'not_paid']],
  [
    'everything',
    ['view_item', 'add_to_cart', 'view_cart', 'begin_checkout', 'purchase'],
    {},
    ['configured', 'carted', 'checkout', 'paid'],
  ],
])('counts the steps of a document that saw %s', (_what, events, mounts, steps) => {
  const change = {
    mounts: { 'mf-catalogue': 'mounted', ...mounts },
    events: new Set(events),
    vitals: { lcp: undefined, inp: undefined, cls: undefined },
  } as const;
  for (const name of ['shell', 'mf-catalogue'])
    expect(of(name, 'gone', change)).toEqual(['mounted', 'calm', ...steps]);
  expect(of('shell', 'hidden', change)).toEqual(['mounted', 'calm']);
});
