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
  const place = useRef<HTMLDivElement>(null);
  const [Form, setForm] = useState<ComponentType>();
  useEffect(() => {
    let alive = true;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        fetchForm().then((form) => alive && setForm(() => form), console.warn);
      },
      { rootMargin: '300px' },
    );
    const timer = setTimeout(() => place.current && watcher.observe(place.current), startMs);
    return () => {
      alive = false;
      clearTimeout(timer);
      watcher.disconnect();
    };
  }, []);
  return (
    <div ref={place} className={styles.place}>
      {Form ? <Form /> : null}
    </div>
  );
}
