/** The address and referrer this document was opened with: the first move inside the shop forgets them. */
export interface LandingPage {
  readonly search: string;
  readonly path: string;
  readonly referrer: string;
}
