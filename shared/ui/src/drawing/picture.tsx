import type { ReactNode } from 'react';

export interface PictureProps {
  readonly viewBox: string;
  readonly width: number;
  readonly height: number;
  /** The accessible name; decorative without it. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** An SVG that is either a named image or hidden from screen readers. */
export function Picture({ title, children, ...frame }: PictureProps) {
  return title === undefined ? (
    <svg {...frame} aria-hidden="true" focusable="false">
      {children}
    </svg>
  ) : (
    <svg {...frame} role="img" aria-label={title}>
      {children}
    </svg>
  );
}
