/** In hundredths of the counts that stand in the tests: 1 in `npm test`, 10 in `npm test -- .long.`, 100 in `npm run release`. */
const hundredths = Number(process.env['RUNS'] ?? 1)

/** How often a generator is drawn, of so many times for a release. A hundredth is the same one each time. */
export const runsOf = (all: number): { numRuns: number; seed?: number } => ({
  numRuns: Math.ceil((all * hundredths) / 100),
  ...(hundredths === 1 && { seed: 20_261_126 }),
})
