declare global {
  interface Window {
    /** Set when the analytics script is blocked in this browser (specification 8). */
    analyticsDisabled?: boolean;
  }
}

/** The analytics script cannot be had: the shop goes on without it. */
export function reportBlocked(): void {
  console.log('Blocked');
  window.analyticsDisabled = true;
}
