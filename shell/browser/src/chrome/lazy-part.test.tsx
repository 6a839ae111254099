/** @jest-environment jsdom */
import { configure, render, screen, waitFor } from '@testing-library/react';
import { Lazy, lazyPart } from './lazy-part.tsx';

// As in all page tests: wait for what appears, never for a number of milliseconds.
configure({ asyncUtilTimeout: 30_000 });

const Hello = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;
const Bye = ({ name }: { readonly name: string }) => <p>Bye {name}</p>;
const never = () => {
  throw new Error('onMissing was called');
};

it('shows a part when its code has come, and at once the next time', async () => {
  const hello = lazyPart(() => Promise.resolve(Hello));
  const { unmount, container } = render(<Lazy part={hello} props={{ name: 'A' }} onUnavailable={never} />);
  expect(container.textContent).toBe('');
  expect(await screen.findByText('Hello A')).not.toBeNull();
  unmount();
  render(<Lazy part={hello} props={{ name: 'B' }} onUnavailable={never} />);
  expect(screen.getByText('Hello B')).not.toBeNull();
});

it('changes from one part to another in the same place', async () => {
  const [hello, bye] = [lazyPart(() => Promise.resolve(Hello)), lazyPart(() => Promise.resolve(Bye))];
  await Promise.all([hello.load(), bye.load()]);
  const { rerender } = render(<Lazy part={hello} props={{ name: 'A' }} onUnavailable={never} />);
  rerender(<Lazy part={bye} props={{ name: 'A' }} onUnavailable={never} />);
  expect(screen.getByText('Bye A')).not.toBeNull();
});

it('says once that a part is missing, and asks again the next time', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let asked = 0;
  const hello = lazyPart(() => (asked++ === 0 ? Promise.reject(new Error('503')) : Promise.resolve(Hello)));
  const missing = jest.fn();
  const { unmount } = render(<Lazy part={hello} props={{ name: 'A' }} onUnavailable={missing} />);
  await waitFor(() => expect(missing).toHaveBeenCalledTimes(1));
  unmount();
  render(<Lazy part={hello} props={{ name: 'A' }} onUnavailable={missing} />);
  expect(await screen.findByText('Hello A')).not.toBeNull();
  expect(missing).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});
