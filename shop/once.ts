/**
 * Made when it is first asked for, and then kept. What speaks a language (Intl) takes 6 MB and some milliseconds, which a
 * start can do without.
 */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}
