/** Shows the host's own error block, which needs no script, when the shell cannot start. */
export function showBootFailure(error: unknown): void {
  console.error(error);
  dispatchEvent(new Event('shop-lost'));
  document.getElementById('shop-skeleton')?.remove();
  const block = document.getElementById('shop-error');
  if (!block) return;
  // Above a server-rendered page, which stays readable.
  document.body.prepend(block);
  block.hidden = false;
}
