import type { ReactNode } from 'react';

/** One state of a component in the story book. */
export interface StoryCase {
  readonly name: string;
  readonly node: ReactNode;
  /** Takes the full width of the book. */
  readonly full?: boolean;
}

/** One page of the book: a component in all its states. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly cases: readonly StoryCase[];
}
