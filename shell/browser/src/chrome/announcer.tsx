import { onPageShown } from '@shop/kit/shell';
import { useEffect, useState } from 'react';

/** Announces the title after a navigation without page load. */
export function Announcer() {
  const [title, setTitle] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = onPageShown(() => {
      clearTimeout(timer);
      // Pages set their title when their data arrives; within half a second most have.
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
