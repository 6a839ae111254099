import { onPageShown } from '@shop/kit/shell';
import { useEffect, useState } from 'react';

/** Says the title of a page that was reached without a page load. */
export function Announcer() {
  const [title, setTitle] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = onPageShown(() => {
      clearTimeout(timer);
      // Pages name themselves when their data is there; half a second later most of them have.
      timer = setTimeout(() => setTitle(document.title), 500);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return (
    <p className="only-heard" aria-live="polite">
      {title}
    </p>
  );
}
