import type { ReactNode } from 'react';

/** One state of a component, as it stands in the book. */
export interface StoryCase {
  readonly name: string;
  readonly node: ReactNode;
  /** Takes the book's whole width. */
  readonly full?: boolean;
}

/** One page of the book: a component in every state it can be in. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly cases: readonly StoryCase[];
}
