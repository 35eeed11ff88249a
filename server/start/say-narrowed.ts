import type { Narrowed } from '#server/storage/rights.ts'

/** Whose files others on this machine could read, and whose they still can. */
export function sayNarrowed(
  log: Record<'warn' | 'error', (facts: object, words: string) => void>,
  { narrowed, stillWide }: Narrowed,
): void {
  if (narrowed.length > 0)
    log.warn({ files: narrowed }, 'files could be read by others on this machine; now they cannot')
  if (stillWide.length > 0)
    log.error({ files: stillWide }, 'files can be read by others on this machine, and belong to another user')
}
