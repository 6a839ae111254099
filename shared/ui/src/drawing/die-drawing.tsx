import {
  type Die,
  dimensionLines,
  pathToSvg,
  type Rings,
  ringPath,
  type Side,
  type SideFrame,
} from '@shop/packaging';
import { type ReactNode, useMemo, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { formatDecimal } from '../decimal-field/decimal.ts';
import { DimensionLine } from './dimension-line.tsx';
import styles from './drawing.module.css';
import { useElementWidth } from './element-width.ts';

export interface TitleBlockEntry {
  readonly label: string;
  readonly value: ReactNode;
}

/** The parts of a die in the flat drawing. */
export type DrawableDie = Pick<Die, 'sheet' | 'cuts' | 'creases' | 'frames' | 'panels' | 'parameters'>;

export interface DieDrawingProps {
  readonly die: DrawableDie;
  /** The accessible name: "Die of the mailer box, 531 × 402 mm flat". */
  readonly title: string;
  /** Outlines of the bleed, from `bleedOutline(die, mm)`, to show them. */
  readonly bleed?: Rings;
  /** Dimension lines with numbers; on by default. */
  readonly dimensions?: boolean;
  readonly highlightSide?: Side | undefined;
  /** Makes sides clickable. Offer the same choice as a list too: to screen readers the drawing is a picture. */
  readonly onSide?: (side: Side) => void;
  /** Printed into the panels: "Lid", "Front". */
  readonly sideNames?: Partial<Readonly<Record<Side, string>>>;
  /** BCP 47 tag of the decimal mark of the numbers. */
  readonly locale: string;
  /** The cells of the title block at the bottom, as on a technical drawing. */
  readonly block?: readonly TitleBlockEntry[];
  /** Labels of the line samples. */
  readonly legend?: { readonly cut: string; readonly crease: string; readonly bleed?: string };
  /** Maximum height of the drawing in CSS pixels. */
  readonly maxHeight?: number;
  /** A ten-millimetre grid (fifty on a large die) under the sheet, as on a cutting mat; on by default. */
  readonly grid?: boolean;
  /** Without frame, for use inside another drawing. */
  readonly bare?: boolean;
  readonly className?: string;
}

const roomWithFigures = 42;
const roomBare = 12;
const firstWidth = 640;
const nameSize = 13;
/** Panels narrower on screen than this show no dimensions of their own; the overall size stays. */
const leastForFigures = 90;

/** Whether a word fits in a panel of this many pixels; letters count as 0.6 em wide. */
const fits = (word: string, width: number, height: number): boolean =>
  word.length * nameSize * 0.6 < width - 6 && height > nameSize * 1.6;

/** The flat die as a technical drawing: solid cuts, dashed creases, dimensions. Lines stay 1 px at any size. */
export function DieDrawing({
  die,
  title,
  bleed,
  dimensions = true,
  highlightSide,
  onSide,
  sideNames = {},
  locale,
  block,
  legend,
  maxHeight = 720,
  grid = true,
  bare = false,
  className,
}: DieDrawingProps) {
  const svg = useRef<SVGSVGElement>(null);
  const width = useElementWidth(svg, firstWidth);
  const room = dimensions ? roomWithFigures : roomBare;
  const scale = Math.max(
    0.01,
    Math.min((width - 2 * room) / die.sheet.width, (maxHeight - 2 * room) / die.sheet.height),
  );
  const height = Math.round(die.sheet.height * scale + 2 * room);
  const left = (width - die.sheet.width * scale) / 2;
  const lines = useMemo(
    () => ({
      outer: die.cuts[0] === undefined ? '' : pathToSvg(die.cuts[0]),
      cuts: die.cuts.map(pathToSvg).join(''),
      creases: die.creases.map(([from, to]) => `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`).join(''),
    }),
    [die],
  );
  const drawing = (
    <svg ref={svg} className={styles.sheet} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
      {grid ? <path className={styles.grid} d={gridPath(width, height, left, room, 10 * scale)} /> : null}
      <g transform={`translate(${left} ${room}) scale(${scale})`}>
        <path className={styles.body} d={lines.outer} />
        {die.frames.map((frame) => (
          <SideArea
            key={frame.side}
            die={die}
            frame={frame}
            lit={frame.side === highlightSide}
            onSide={onSide}
          />
        ))}
        {bleed === undefined ? null : (
          <path className={styles.bleed} d={bleed.map((ring) => pathToSvg(ringPath(ring))).join('')} />
        )}
        <path className={styles.crease} d={lines.creases} />
        <path className={styles.cut} d={lines.cuts} />
      </g>
      <g transform={`translate(${left} ${room})`}>
        {die.frames.map((frame) => {
          const name = sideNames[frame.side];
          if (name === undefined || !fits(name, frame.width * scale, frame.height * scale)) return null;
          return (
            <text
              key={frame.side}
              className={styles.sideName}
              x={(frame.x + frame.width / 2) * scale}
              y={(frame.y + frame.height / 2) * scale}
              fontSize={nameSize}
            >
              {name}
            </text>
          );
        })}
        {dimensions ? (
          <Dimensions
            die={die}
            scale={scale}
            format={(millimetres) => formatDecimal(millimetres, locale, 1)}
          />
        ) : null}
      </g>
    </svg>
  );
  if (bare) return drawing;
  return (
    <figure className={classNames(styles.figure, className)}>
      {drawing}
      {legend === undefined ? null : <Legend words={legend} />}
      {block === undefined ? null : (
        <dl className={styles.block}>
          {block.map((entry) => (
            <div key={entry.label} className={styles.entry}>
              <dt>{entry.label}</dt>
              <dd>{entry.value}</dd>
            </div>
          ))}
        </dl>
      )}
    </figure>
  );
}

function SideArea({
  die,
  frame,
  lit,
  onSide,
}: {
  readonly die: DrawableDie;
  readonly frame: SideFrame;
  readonly lit: boolean;
  readonly onSide: ((side: Side) => void) | undefined;
}) {
  const panel = die.panels.find((each) => each.id === frame.panel);
  if (panel === undefined) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a short cut for the pointer; the caller offers the same choice as a list.
    <path
      className={classNames(styles.side, lit && styles.lit, onSide !== undefined && styles.pick)}
      d={pathToSvg(ringPath(panel.outline))}
      onClick={onSide === undefined ? undefined : () => onSide(frame.side)}
    />
  );
}

function Dimensions({
  die,
  scale,
  format,
}: {
  readonly die: DrawableDie;
  readonly scale: number;
  readonly format: (millimetres: number) => string;
}) {
  const { width, height } = die.sheet;
  const inside = dimensionLines(die).filter((line) => !line.id.startsWith('flat-'));
  const roomy = inside.every((line) => line.id === 'H' || line.value * scale >= leastForFigures);
  const across = roomy ? inside : [];
  return (
    <>
      <DimensionLine
        from={[0, height * scale]}
        to={[width * scale, height * scale]}
        offset={26}
        text={format(width)}
      />
      <DimensionLine from={[0, 0]} to={[0, height * scale]} offset={26} text={format(height)} />
      {across.map((line) => (
        <DimensionLine
          key={line.id}
          from={[line.from[0] * scale, line.from[1] * scale]}
          to={[line.to[0] * scale, line.to[1] * scale]}
          offset={0}
          text={format(line.value)}
        />
      ))}
    </>
  );
}

function Legend({ words }: { readonly words: NonNullable<DieDrawingProps['legend']> }) {
  const entries = [
    { look: styles.cut, word: words.cut },
    { look: styles.crease, word: words.crease },
    ...(words.bleed === undefined ? [] : [{ look: styles.bleed, word: words.bleed }]),
  ];
  return (
    <ul className={styles.legend}>
      {entries.map((entry) => (
        <li key={entry.word}>
          <svg className={styles.sample} viewBox="0 0 28 8" aria-hidden="true">
            <path className={entry.look} d="M0 4H28" />
          </svg>
          {entry.word}
        </li>
      ))}
    </ul>
  );
}

/** Returns a line every `step` pixels over the whole drawing, through the sheet's corner at (x, y). */
const gridPath = (width: number, height: number, x: number, y: number, step: number): string => {
  // Closer lines would grey out the sheet: then only every fifth one is drawn.
  const apart = step < 5 ? step * 5 : step;
  const round = (value: number) => Math.round(value * 10) / 10;
  const lines = (length: number, from: number) =>
    Array.from({ length: Math.ceil(length / apart) }, (_, at) => round((from % apart) + at * apart));
  return (
    lines(width, x)
      .map((at) => `M${at} 0V${height}`)
      .join('') +
    lines(height, y)
      .map((at) => `M0 ${at}H${width}`)
      .join('')
  );
};
