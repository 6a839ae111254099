import { prefersReducedMotion } from '../prefers-reduced-motion.ts';

const flightMs = 240;

/**
 * Animates a copy of `from` into `to` (a line item into the cart badge) and removes it. Resolves when the animation
 * ends; at once with reduced motion, or when either end is off screen.
 */
export const flyTo = async (from: Element, to: Element): Promise<void> => {
  if (prefersReducedMotion() || typeof from.animate !== 'function') return;
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  if (start.width === 0 || end.width === 0) return;
  const copy = from.cloneNode(true);
  if (!(copy instanceof HTMLElement || copy instanceof SVGElement)) return;
  copy.setAttribute('aria-hidden', 'true');
  copy.removeAttribute('id');
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: '50',
    left: `${start.left}px`,
    top: `${start.top}px`,
    width: `${start.width}px`,
    height: `${start.height}px`,
    margin: '0',
    pointerEvents: 'none',
    transformOrigin: '0 0',
  });
  document.body.append(copy);
  const scale = Math.max(0.05, Math.min(end.width / start.width, end.height / start.height));
  const x = end.left + (end.width - start.width * scale) / 2 - start.left;
  const y = end.top + (end.height - start.height * scale) / 2 - start.top;
  const flight = copy.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.4 },
    ],
    { duration: flightMs, easing: 'cubic-bezier(0.3, 0, 0.2, 1)', fill: 'forwards' },
  );
  // A cancelled animation (the page was left) ends too; the copy must be removed.
  await flight.finished.then(
    () => undefined,
    () => undefined,
  );
  copy.remove();
};
