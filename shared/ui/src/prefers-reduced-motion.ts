/** Whether the reader asked their system for less motion. False where that cannot be asked (server, tests). */
export const prefersReducedMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
