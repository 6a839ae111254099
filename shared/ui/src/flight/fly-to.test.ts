/** @jest-environment jsdom */
import { flyTo } from './fly-to.ts';

const box = (left: number, size: number): HTMLElement => {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(left, 0, size, size);
  document.body.append(element);
  return element;
};
const still = (matches: boolean) => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches,
      onchange: null,
      addListener() {},
      removeListener() {},
    });
};
const animate = jest.fn();
beforeEach(() => {
  document.body.replaceChildren();
  animate.mockReset();
  animate.mockReturnValue({ finished: Promise.resolve() });
  Element.prototype.animate = animate;
});

test('a copy flies to the middle of the target and does not stay', async () => {
  still(false);
  const flown = flyTo(box(0, 100), box(400, 20));
  expect(document.body.children).toHaveLength(3);
  await flown;
  expect(document.body.children).toHaveLength(2);
  expect(animate.mock.calls[0][0][1].transform).toBe('translate(400px, 0px) scale(0.2)');
});

test('a flight that is cut short leaves nothing behind', async () => {
  still(false);
  animate.mockReturnValue({ finished: Promise.reject(new DOMException('gone', 'AbortError')) });
  await flyTo(box(0, 100), box(400, 20));
  expect(document.body.children).toHaveLength(2);
});

test('nothing flies under reduced motion', async () => {
  still(true);
  await flyTo(box(0, 100), box(400, 20));
  expect(animate).not.toHaveBeenCalled();
});
