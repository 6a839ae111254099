import { loadLaterWords } from '@shop/kit/i18n';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import styles from './newsletter.module.css';

/** Specification 9: half a second after the page. */
const startMs = 500;

const fetchForm = async () => {
  const [{ NewsletterForm }] = await Promise.all([
    import('./newsletter-form.tsx'),
    loadLaterWords('mf-catalogue'),
  ]);
  return NewsletterForm;
};

/** The newsletter form, loaded when it scrolls near; its space is reserved. A failed load is ignored. */
export function Newsletter() {
  const container = useRef<HTMLDivElement>(null);
  const [Form, setForm] = useState<ComponentType>();
  useEffect(() => {
    let isMounted = true;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        fetchForm().then((form) => isMounted && setForm(() => form), console.warn);
      },
      { rootMargin: '300px' },
    );
    const timer = setTimeout(() => container.current && watcher.observe(container.current), startMs);
    return () => {
      isMounted = false;
      clearTimeout(timer);
      watcher.disconnect();
    };
  }, []);
  return (
    <div ref={container} className={styles.place}>
      {Form ? <Form /> : null}
    </div>
  );
}
