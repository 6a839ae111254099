/** Something that has happened in one context and that others may react to. Made by `defineEvent`. */
export interface DomainEvent<Payload> {
  readonly name: string;
  /** Carries the type alone; there is no value. */
  readonly payload?: Payload;
}
