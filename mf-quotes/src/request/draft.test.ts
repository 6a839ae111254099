import { type DraftErrors, errorsOf, requestSteps } from './draft.ts';
import { readDraft, removeDraft, storeDraft } from './stored-draft.ts';

it('every error is shown in exactly one step', () => {
  const errors: DraftErrors = {
    quantities: 'a',
    message: 'b',
    deadline: 'c',
    zipcode: 'd',
    email: 'e',
    vatId: 'f',
  };
  const shown = requestSteps.flatMap((step) => Object.keys(errorsOf(errors, step)));
  expect(shown.sort()).toEqual(Object.keys(errors).sort());
  expect(errorsOf({ email: undefined }, 'contact')).toEqual({});
});

it('a draft is kept per configuration, read back as typed, and gone once it is removed', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  Object.defineProperty(globalThis, 'sessionStorage', { value: storage, configurable: true });
  const stored = { draft: { quantities: '500' }, step: 'details', files: ['die.pdf'] };
  storeDraft('?product=a', stored);
  expect(readDraft('?product=a')).toEqual(stored);
  expect(readDraft('?product=b')).toBeUndefined();
  removeDraft('?product=a');
  expect(readDraft('?product=a')).toBeUndefined();
  for (const broken of ['{', '[]', '{"draft":1,"step":"need"}', '{"draft":{},"step":3}']) {
    kept.set('unsent-request/?x', broken);
    expect(readDraft('?x')).toBeUndefined();
  }
});
