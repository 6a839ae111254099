/** @jest-environment jsdom */
import { moveKeepingFocus } from './move-keeping-focus.ts';

const mount = () => {
  document.body.innerHTML =
    '<div id="from"><p><input value="25.5"><select></select></p></div><div id="to"></div>';
  const [from, to] = ['from', 'to'].map((id) => document.getElementById(id));
  if (!from?.firstElementChild || !to) throw new Error('no such elements');
  return { part: from.firstElementChild as HTMLElement, to };
};

test('an element moves with focus and selection of the field inside', () => {
  const { part, to } = mount();
  const field = part.querySelector('input');
  field?.focus();
  field?.setSelectionRange(1, 3);
  moveKeepingFocus(part, to);
  expect(to.lastElementChild).toBe(part);
  expect(document.activeElement).toBe(field);
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([1, 3]);
});

test('a control without a selection keeps its focus', () => {
  const { part, to } = mount();
  const select = part.querySelector('select');
  select?.focus();
  moveKeepingFocus(part, to);
  expect(document.activeElement).toBe(select);
});

test('focus elsewhere stays where it is', () => {
  const { part, to } = mount();
  const outside = document.body.appendChild(document.createElement('button'));
  outside.focus();
  moveKeepingFocus(part, to);
  expect(document.activeElement).toBe(outside);
});

test('a browser that moves elements without removing them is left to do so', () => {
  const { part, to } = mount();
  const moved: unknown[] = [];
  Object.assign(to, { moveBefore: (...given: unknown[]) => moved.push(given) });
  moveKeepingFocus(part, to);
  expect(moved).toEqual([[part, null]]);
});
