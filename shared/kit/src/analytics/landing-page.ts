/** The address and referrer with which this document was opened; the first navigation inside the shop loses them. */
export interface LandingPage {
  readonly search: string;
  readonly path: string;
  readonly referrer: string;
}
