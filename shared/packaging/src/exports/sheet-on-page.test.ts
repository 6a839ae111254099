/** @jest-environment node */
import { sheetOnPage } from './sheet-on-page.ts';

const sheet = { width: 400, height: 300 };

it('finds the die in the middle of a page with equal margins, as exported, trimmed or with bleed', () => {
  expect(sheetOnPage([470, 370], sheet)).toEqual({ x: 35, y: 35 });
  expect(sheetOnPage([410, 310], sheet)).toEqual({ x: 5, y: 5 });
  expect(sheetOnPage([400, 300], sheet)).toEqual({ x: 0, y: 0 });
});

it('believes a trim box of the right size, and only then', () => {
  expect(sheetOnPage([600, 370], sheet, { x: 20, y: 30, width: 400.2, height: 300 })).toEqual({
    x: 20,
    y: 30,
  });
  expect(sheetOnPage([470, 370], sheet, { x: 0, y: 0, width: 470, height: 370 })).toEqual({ x: 35, y: 35 });
});

it('does not assume one on a page of its own', () => {
  expect(sheetOnPage([600, 370], sheet)).toBeNull();
  expect(sheetOnPage([210, 110], sheet)).toBeNull();
});
