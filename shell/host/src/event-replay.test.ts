/** @jest-environment jsdom */
import { eventReplayScript } from './event-replay.ts';

const shown = <Found extends Element>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`${selector} is not there.`);
  return found;
};
const hold = <Held extends Element>(element: Held) => Object.assign(element, { __reactProps$1: {} });
const type = (field: HTMLInputElement, value: string) => {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

beforeAll(() => {
  // As in the document: a script element in its head.
  new Function(eventReplayScript)();
});
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML =
    '<div id="shop"><form><input value="25"><button>Add</button></form><form action="/search"></form></div>';
});
afterEach(() => jest.useRealTimers());

it('does again what was typed, then what was pressed, once React holds both', () => {
  const [field, button] = [shown<HTMLInputElement>('input'), shown<HTMLButtonElement>('button')];
  type(field, '30');
  button.click();
  const heard: string[] = [];
  field.addEventListener('input', () => heard.push(field.value));
  button.addEventListener('click', () => heard.push('pressed'));
  jest.advanceTimersByTime(500);
  expect(heard).toEqual([]);
  // React hydrates it with its rendered value.
  field.value = '25';
  hold(field);
  hold(button);
  jest.advanceTimersByTime(500);
  expect(heard).toEqual(['30', 'pressed']);
  jest.advanceTimersByTime(500);
  expect(heard).toHaveLength(2);
});

it('leaves alone what React holds and what the shell has drawn anew', () => {
  const button = shown<HTMLButtonElement>('button');
  let presses = 0;
  button.addEventListener('click', () => presses++);
  button.click();
  button.remove();
  jest.advanceTimersByTime(500);
  expect(presses).toBe(1);
  const field = hold(shown<HTMLInputElement>('input'));
  type(field, '40');
  let inputs = 0;
  field.addEventListener('input', () => inputs++);
  jest.advanceTimersByTime(500);
  expect(inputs).toBe(0);
});

it('sends no form that leads nowhere, and every other', () => {
  const [own, search] = document.querySelectorAll('form');
  const submit = (form: HTMLFormElement | undefined) =>
    form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(submit(own)).toBe(false);
  expect(submit(search)).toBe(true);
  if (own) hold(own);
  expect(submit(own)).toBe(true);
});
