import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isSound, readable, type Verdict } from './history.ts'

/** The figure and its upper bound. */
type Figures = Readonly<Record<string, readonly [found: number, most?: number]>>

/** Prints the result of a run; a broken bound makes the command fail. */
export function report(title: string, verdict: Verdict | undefined, figures: Figures = {}): void {
  const bad = Object.entries(figures).filter(([, [found, most]]) => most !== undefined && !(found <= most))
  const isGood = bad.length === 0 && (verdict === undefined || isSound(verdict))
  console.log(`${isGood ? 'ok' : 'NOT OK'}  ${title}`)
  if (verdict) console.log(`    ${readable(verdict)}`)
  for (const [name, [found, most]] of Object.entries(figures))
    console.log(`    ${name}: ${Math.round(found * 10) / 10}${most === undefined ? '' : ` (at most ${most})`}`)
  if (!isGood) process.exitCode = 1
}

export function buildOnce(): void {
  spawnSync(process.execPath, [join(import.meta.dirname, '../../tools/build-once.ts')], { stdio: 'inherit' })
}

/** Requires a program of the system. */
export function needs(program: string, debianPackage = program): void {
  if (spawnSync('which', [program]).status === 0) return
  console.error(`This needs ${program}: apt-get install -y --no-install-recommends ${debianPackage}`)
  process.exit(2)
}

/** The quantile of the values. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
