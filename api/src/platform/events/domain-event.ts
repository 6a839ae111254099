/** Something that happened in one context and that others may react to. Made by `defineEvent`. */
export interface DomainEvent<Payload> {
  readonly name: string;
  /** Carries the type only; there is no value. */
  readonly payload?: Payload;
}
