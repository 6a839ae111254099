let holders = 0;

/** Stops the page from scrolling until the returned function is called; locks are counted. */
export const lockScroll = (): (() => void) => {
  holders += 1;
  document.documentElement.dataset.scrollLocked = '';
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    holders -= 1;
    if (holders === 0) delete document.documentElement.dataset.scrollLocked;
  };
};
