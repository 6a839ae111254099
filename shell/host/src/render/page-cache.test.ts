import { createPageCache } from './page-cache.ts';

const page = (html: string) => ({ html, queries: '[]', passes: 1, ms: 1 });

it('keeps the page that everybody asks for, however many addresses one visitor makes up', () => {
  const cache = createPageCache(() => new Date('2026-11-28T12:00:00Z'));
  cache.set('home', page('home'));
  for (let made = 0; made < 1_000; made++) {
    cache.set(`product?n=${made}`, page('product'));
    expect(cache.get('home')?.html).toBe('home');
  }
  expect(cache.get('product?n=0')).toBeUndefined();
  expect(cache.get('product?n=999')?.html).toBe('product');
});
