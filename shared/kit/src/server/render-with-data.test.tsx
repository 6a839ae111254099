/** @jest-environment node */
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { ProblemError } from '../query/problem-error.ts';
import { renderWithData } from './render-with-data.ts';

const refused = (status: number) =>
  new ProblemError({ code: 'unreadable_reply', title: `HTTP ${status}`, detail: '', status });

interface Read {
  readonly name: string;
  readonly note?: string | undefined;
}

/** A page that requests a product and then its price. */
function Page({ product, price }: { product: () => Promise<Read>; price: () => Promise<string> }) {
  const read = useQuery({ queryKey: ['product'], queryFn: product });
  const asked = useQuery({ queryKey: ['price'], queryFn: price, enabled: read.data !== undefined });
  return (
    <p>
      {read.data?.name ?? 'waits'} {asked.data ?? 'no price'}
    </p>
  );
}

const draw = (
  answers: { product: () => Promise<Read>; price: () => Promise<string> },
  known: Parameters<typeof renderWithData>[1] = [],
) =>
  renderWithData(
    (client) => (
      <QueryClientProvider client={client}>
        <Page {...answers} />
      </QueryClientProvider>
    ),
    known,
  );
const shown = (html: string) => html.replaceAll('<!-- -->', '');

describe('a page drawn with what it reads', () => {
  const answers = { product: async (): Promise<Read> => ({ name: 'mailer box' }), price: async () => '0.42' };

  it('is drawn again until it asks for nothing new', async () => {
    const drawn = await draw(answers);
    expect(shown(drawn.html)).toBe('<p>mailer box 0.42</p>');
    expect(drawn.passes).toBe(3);
    expect(drawn.queries).toEqual([
      [['product'], { name: 'mailer box' }],
      [['price'], '0.42'],
    ]);
  });

  it('is drawn once where what it had read still holds, also where an answer has members that JSON leaves out', async () => {
    const known = JSON.parse(JSON.stringify((await draw(answers)).queries));
    const again = await draw(
      { ...answers, product: async () => ({ name: 'mailer box', note: undefined }) },
      known,
    );
    expect(shown(again.html)).toBe('<p>mailer box 0.42</p>');
    expect(again.passes).toBe(1);
  });

  it('shows what has changed since', async () => {
    const { queries } = await draw(answers);
    const again = await draw({ ...answers, price: async () => '0.45' }, queries);
    expect(shown(again.html)).toBe('<p>mailer box 0.45</p>');
    expect(again.passes).toBe(2);
  });

  it('waits on screen for what cannot be read', async () => {
    const drawn = await draw({ ...answers, price: async () => Promise.reject(new Error('503')) });
    expect(shown(drawn.html)).toBe('<p>mailer box no price</p>');
    expect(drawn.queries).toEqual([[['product'], { name: 'mailer box' }]]);
  });

  it('keeps what it knew where that cannot be read again', async () => {
    const { queries } = await draw(answers);
    for (const error of [new Error('away'), refused(503), refused(429)]) {
      const again = await draw({ ...answers, price: async () => Promise.reject(error) }, queries);
      expect(shown(again.html)).toBe('<p>mailer box 0.42</p>');
    }
  });

  it('forgets what it knew where that is no longer given', async () => {
    const { queries } = await draw(answers);
    const again = await draw({ ...answers, price: async () => Promise.reject(refused(422)) }, queries);
    expect(shown(again.html)).toBe('<p>mailer box no price</p>');
    expect(again.queries).toEqual([[['product'], { name: 'mailer box' }]]);
  });
});
