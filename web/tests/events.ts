// Events for tests, with the fields that their kind has.

interface AnyEvent {
  kind: string;
  fields: object;
}

/** Makes events of one game. */
export function eventsOf<E extends AnyEvent>() {
  type Of<K> = Extract<E, { kind: K }>;
  return <K extends E["kind"]>(kind: K, fields: Of<K>["fields"]): Of<K> =>
    ({ kind, fields }) as Of<K>;
}
