/** How the states of applications to the shop look, by the states of Pro requests and of suppliers. */
export const applicationLooks = {
  received: { tone: 'board' },
  in_progress: { tone: 'signal' },
  in_review: { tone: 'signal' },
  accepted: { severity: 'success' },
  declined: { severity: 'warning' },
} as const;
