/** The shell itself could not start: the host's own error block, which needs no script, takes its place. */
export function showBootFailure(error: unknown): void {
  console.error(error);
  dispatchEvent(new Event('shop-lost'));
  document.getElementById('shop-skeleton')?.remove();
  document.getElementById('shop-error')?.removeAttribute('hidden');
}
