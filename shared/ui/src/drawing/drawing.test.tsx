/** @jest-environment jsdom */
import { dimensionLines, limitsOf, makeDie, projectBox, structureIds, structures } from '@shop/packaging';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { DieDrawing } from './die-drawing.tsx';
import { FoldedBox } from './folded-box.tsx';
import { FoldingLoader } from './folding-loader.tsx';
import { LogoMark } from './logo-mark.tsx';
import { markLines } from './mark-paths.ts';
import { markPaths, markPicture } from './mark-picture.ts';

const dieOf = (structure: (typeof structureIds)[number], H = 61) => {
  const made = makeDie(structure, { L: 212, W: 148, H, t: structure === 'tuck-end-reverse' ? 0.5 : 1.5 });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.die;
};
const mailer = dieOf('fefco-0427');

test('figures of the drawing are those of the geometry, and move with the size', () => {
  for (const H of [61, 90]) {
    const die = dieOf('fefco-0427', H);
    const { container, unmount } = render(<DieDrawing locale="en" die={die} title="Die" />);
    const figures = [...container.querySelectorAll('text')].map((text) => text.textContent);
    const expected = dimensionLines(die).map((line) => line.label);
    expect(figures.slice().sort()).toEqual(expected.slice().sort());
    unmount();
  }
});

test('the pressed side is told', () => {
  const onSide = jest.fn();
  const { container } = render(<DieDrawing locale="en" die={mailer} title="Die" onSide={onSide} />);
  const at = mailer.frames.findIndex((frame) => frame.side === 'top');
  const area = container.querySelectorAll('path.side')[at];
  if (area === undefined) throw new Error('no area for the lid');
  fireEvent.click(area);
  expect(onSide).toHaveBeenCalledWith('top');
});

test.each(structureIds)(
  '%s: every face seen is painted, in order, on the server without style attributes',
  (id) => {
    const made = makeDie(id, { ...structures[id].defaultSize, t: limitsOf(id).t?.initial ?? 1 });
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    const { die } = made;
    const html = renderToString(
      <FoldedBox die={die} fold={0.6} title="Box" artwork={{ front: { fill: 'red' } }} />,
    );
    expect(html).not.toMatch(/ style=/);
    expect(html).not.toMatch(/NaN|Infinity|undefined/);
    const painted = html.match(/class="edge/g)?.length;
    // The facets of a round wall have no edges.
    const { faces } = projectBox(die, { fold: 0.6, yaw: 34, pitch: 28 });
    expect(painted).toBe(faces.filter((face) => !face.round).length);
    expect(html.match(/facet/g)?.length ?? 0).toBe(faces.filter((face) => face.round).length);
  },
);

test('artwork is laid on the side by the projection of its sheet rectangle', () => {
  const { container } = render(
    <FoldedBox die={mailer} fold={1} artwork={{ top: { image: 'data:image/png;base64,' } }} />,
  );
  const face = projectBox(mailer, { fold: 1, yaw: 34, pitch: 28 }).faces.find((each) => each.side === 'top');
  const image = container.querySelector('image');
  expect(image?.parentElement?.getAttribute('transform')).toBe(
    `matrix(${face?.matrix.map((value) => value.toFixed(5)).join(' ')})`,
  );
});

test('a steady box keeps its frame while it folds', () => {
  const view = (fold: number) =>
    /viewBox="([^"]+)"/.exec(renderToString(<FoldedBox die={mailer} fold={fold} steady />))?.[1];
  expect(view(0.1)).toBe(view(0.95));
});

test('the loader folds by quarters of real progress and says what is waited for', () => {
  const at = (progress: number) => {
    const { container, unmount } = render(<FoldingLoader label="Sending" progress={progress} die={mailer} />);
    expect(screen.getByRole('status').textContent).toBe('Sending');
    const drawn = container.innerHTML;
    unmount();
    return drawn.replace(/_r_\w+_|«\w+»/g, '');
  };
  expect(at(0.5)).toBe(at(0.74));
  expect(at(0.5)).not.toBe(at(0.76));
});

test('the loader moves on by itself while the length of the work is not known', () => {
  jest.useFakeTimers();
  const { container } = render(<FoldingLoader label="Waiting" die={mailer} />);
  const before = container.innerHTML;
  act(() => jest.advanceTimersByTime(700));
  act(() => jest.advanceTimersByTime(400));
  expect(container.innerHTML === before).toBe(false);
  jest.useRealTimers();
});

test('the mark is what the geometry gives', () => {
  expect(markLines).toEqual(markPaths(markPicture()));
});

test('the mark has a name only when it stands alone', () => {
  expect(renderToString(<LogoMark />)).toContain('aria-hidden');
  expect(renderToString(<LogoMark label="Shop" />)).toContain('aria-label="Shop"');
});

test('the drawing writes its figures with the decimal mark of the language', () => {
  const { container } = render(<DieDrawing locale="de" die={dieOf('fefco-0427', 61.5)} title="Stanzform" />);
  const figures = [...container.querySelectorAll('text')].map(({ textContent }) => textContent ?? '');
  expect(figures.some((figure) => /^\d+,\d$/.test(figure))).toBe(true);
  expect(figures.filter((figure) => figure.includes('.'))).toEqual([]);
});
