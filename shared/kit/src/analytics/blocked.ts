declare global {
  interface Window {
    /** Set when the analytics script is blocked in this browser (specification 8). */
    analyticsDisabled?: boolean;
  }
}

/** Records that the analytics script is unavailable; the shop works without it. */
export function reportBlocked(): void {
  console.log('Blocked');
  window.analyticsDisabled = true;
}
