/**
 * The inline guard script. It shows the document's error block when a script of the shell cannot be loaded (such errors
 * do not bubble, hence the capture) or fails before the shell has rendered anything. The shell itself handles later
 * errors.
 */
export const guardScript = `
addEventListener('error', function (event) {
  var from = event.target, skeleton = document.getElementById('shop-skeleton'), drawn = document.querySelector('#shop [data-drawn]');
  var lost = from.tagName === 'SCRIPT' ? from.hasAttribute('data-shell')
    : from === window && (skeleton || drawn) && /\\/build\\/shell\\//.test(event.filename);
  if (!lost) return;
  if (skeleton) skeleton.remove();
  var block = document.getElementById('shop-error');
  document.body.prepend(block);
  block.hidden = false;
  dispatchEvent(new Event('shop-lost'));
}, true);`
  .trim()
  .replace(/\n\s*/g, ' ');
