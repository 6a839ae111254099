/** @jest-environment jsdom */
import { type Die, limitsOf, makeDie, projectBox, structureIds, structures } from '@shop/packaging';
import { render, screen } from '@testing-library/react';
import { drawBox } from './draw-box.ts';
import { DrawnBox } from './drawn-box.tsx';

const dieOf = (id: (typeof structureIds)[number]): Die => {
  const made = makeDie(id, { ...structures[id].defaultSize, t: limitsOf(id).t?.initial ?? 1 });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.die;
};
/** Corners of every ring of a drawn path. */
const corners = (path: string): [number, number][] => {
  let [x, y] = [0, 0];
  return [...path.matchAll(/[Ml ]?(-?\d+) ?(-?\d+)|M/g)].flatMap(([whole, dx, dy]) => {
    if (dx === undefined) return [];
    [x, y] = whole.startsWith('M') ? [Number(dx), Number(dy)] : [x + Number(dx), y + Number(dy)];
    return [[x, y] as [number, number]];
  });
};

it.each(structureIds)('%s: stays in its frame and draws faces that the projection has', (id) => {
  const die = dieOf(id);
  const { width, height, faces } = drawBox(die);
  expect(faces.length).toBeGreaterThan(0);
  expect(faces.length).toBeLessThanOrEqual(projectBox(die, { fold: 0.82, yaw: 34, pitch: 28 }).faces.length);
  for (const { path } of faces) {
    expect(path).toMatch(/^(M-?\d+ -?\d+l[-\d ]+z)+$/);
    for (const [x, y] of corners(path)) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(height);
    }
  }
  expect(JSON.parse(JSON.stringify(faces))).toEqual(faces);
});

it('leaves out what lies behind, and never the whole box', () => {
  const closed = drawBox(dieOf('fefco-0201'), { fold: 1 });
  const all = projectBox(dieOf('fefco-0201'), { fold: 1, yaw: 34, pitch: 28 }).faces.length;
  expect(closed.faces.length).toBeGreaterThanOrEqual(3);
  expect(closed.faces.length).toBeLessThan(all);
});

it('is a picture with a name, or an ornament', () => {
  const drawing = drawBox(dieOf('fefco-0427'));
  const { unmount } = render(<DrawnBox drawing={drawing} title="A mailer" />);
  expect(screen.getByRole('img', { name: 'A mailer' }).querySelectorAll('g')).toHaveLength(
    drawing.faces.length,
  );
  unmount();
  render(<DrawnBox drawing={drawing} />);
  expect(screen.queryByRole('img')).toBeNull();
});
