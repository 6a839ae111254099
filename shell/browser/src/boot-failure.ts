/** The shell itself could not start: the host's own error block, which needs no script, takes its place. */
export function showBootFailure(error: unknown): void {
  console.error(error);
  dispatchEvent(new Event('shop-lost'));
  document.getElementById('shop-skeleton')?.remove();
  const block = document.getElementById('shop-error');
  if (!block) return;
  // Above a page that the server has drawn, which stays to be read.
  document.body.prepend(block);
  block.hidden = false;
}
