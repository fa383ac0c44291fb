/** An object without some of its fields. */
export function omitted<T extends object, K extends keyof T>(
  whole: T,
  fields: readonly K[],
): Omit<T, K> {
  const left = Object.entries(whole).filter(([field]) => !fields.includes(field as K));
  return Object.fromEntries(left) as Omit<T, K>;
}
