import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import '../src/base.css';
import { Button, LogoMark, Row, TextLink } from '../src/index.ts';
import styles from './book.module.css';
import type { Story } from './story.ts';

const query = new URLSearchParams(location.search);
const theme = query.get('theme');
if (theme !== null) document.documentElement.dataset.theme = theme;

const setTheme = (name: 'light' | 'dark') => {
  document.documentElement.dataset.theme = name;
};
const onHash = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

function Book({ stories }: { readonly stories: readonly Story[] }) {
  const only = useSyncExternalStore(onHash, () => location.hash.slice(1));
  const shown = stories.filter((story) => only === '' || story.id === only);
  return (
    <div className={styles.book}>
      <header className={styles.head}>
        <Row gap={2}>
          <LogoMark size={40} />
          <strong>Story book</strong>
        </Row>
        <Row>
          <Button size="small" onClick={() => setTheme('light')}>
            Sheet
          </Button>
          <Button size="small" onClick={() => setTheme('dark')}>
            Mat
          </Button>
        </Row>
        <nav className={styles.nav} aria-label="Stories">
          <TextLink kind="bare" href="#">
            all
          </TextLink>
          {stories.map((story) => (
            <TextLink key={story.id} kind="bare" href={`#${story.id}`}>
              {story.title}
            </TextLink>
          ))}
        </nav>
      </header>
      <main className={styles.stories}>
        {shown.map((story) => (
          <section key={story.id} aria-label={story.title}>
            <h2>{story.title}</h2>
            <p className={styles.about}>{story.about}</p>
            <div className={styles.cases}>
              {story.cases.map((each) => (
                <div key={each.name} className={`${styles.case} ${each.full === true ? styles.full : ''}`}>
                  <p className={styles.name}>{each.name}</p>
                  {each.node}
                </div>
              ))}
            </div>
          </section>
        ))}
      </main>
    </div>
  );
}

/** Renders the stories into the page. */
export const openBook = (stories: readonly Story[]): void => {
  const place = document.getElementById('book');
  if (place !== null) createRoot(place).render(<Book stories={stories} />);
};
