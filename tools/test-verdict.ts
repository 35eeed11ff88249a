// What the two runners' reports say together: how many passed, which failed and why.

/** The report of the units, as far as it is read. */
export interface UnitReport {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    /** in milliseconds, as the next */
    startTime: number
    endTime: number
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** The report of the journeys, as far as it is read. */
export interface JourneyReport {
  stats: { expected: number; unexpected: number }
  suites: JourneySuite[]
  errors: { message?: string }[]
}

interface JourneySuite {
  suites?: JourneySuite[]
  specs: { file: string; title: string; tests: { status: string; results: JourneyResult[] }[] }[]
}

interface JourneyResult {
  /** a journey that took too long tells that first, and then what it waited for */
  errors?: { message?: string }[]
  attachments?: { name: string; path?: string }[]
  /** in milliseconds */
  duration: number
}

export interface Verdict {
  passed: number
  failed: Remark[]
  /** passed at their second try: each of them has a cause that somebody should find */
  triedAgain: Remark[]
}

export interface Remark {
  test: string
  why: string
  /** files that tell what the page showed when it went wrong */
  shown?: string[]
}

/** What several runs of the units say; nothing where there is no report. */
export function togetherOf(reports: readonly UnitReport[]): UnitReport | undefined {
  if (reports.length === 0) return undefined
  return {
    numPassedTests: reports.reduce((sum, { numPassedTests }) => sum + numPassedTests, 0),
    testResults: reports.flatMap(({ testResults }) => testResults),
  }
}

/** A runner that ended badly without naming a test, or left no report, has failed all the same. */
export function verdictOf(
  units: { well: boolean; report: UnitReport | undefined },
  journeys: { well: boolean; report: JourneyReport | undefined },
): Verdict {
  const ofUnits = unitVerdict(units.report)
  const ofJourneys = journeyVerdict(journeys.report)
  return {
    passed: ofUnits.passed + ofJourneys.passed,
    failed: [...named(ofUnits, units.well, 'the units'), ...named(ofJourneys, journeys.well, 'the journeys')],
    triedAgain: ofJourneys.triedAgain,
  }
}

function named(verdict: Verdict, well: boolean, runner: string): Remark[] {
  if (well || verdict.failed.length > 0) return verdict.failed
  return [{ test: runner, why: 'ended badly, and named no test' }]
}

function unitVerdict(report: UnitReport | undefined): Verdict {
  const verdict: Verdict = { passed: report?.numPassedTests ?? 0, failed: [], triedAgain: [] }
  for (const file of report?.testResults ?? []) {
    for (const { fullName, status, failureMessages } of file.assertionResults) {
      if (status !== 'failed') continue
      verdict.failed.push({ test: `${file.name} › ${fullName}`, why: failureMessages.join('\n') })
    }
    const silent = file.assertionResults.every(({ status }) => status !== 'failed')
    if (file.status === 'failed' && silent) verdict.failed.push({ test: file.name, why: file.message })
  }
  return verdict
}

function journeyVerdict(report: JourneyReport | undefined): Verdict {
  const verdict: Verdict = {
    passed: report?.stats.expected ?? 0,
    failed: (report?.errors ?? []).map(({ message = '' }) => ({ test: 'the journeys', why: message })),
    triedAgain: [],
  }
  for (const suite of report?.suites ?? []) addJourneys(suite, verdict)
  return verdict
}

function addJourneys(suite: JourneySuite, verdict: Verdict): void {
  for (const { file, title, tests } of suite.specs)
    for (const { status, results } of tests) {
      if (status !== 'unexpected' && status !== 'flaky') continue
      const why = results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message)).join('\n')
      const kept = results.flatMap(({ attachments = [] }) => attachments)
      const shown = kept.flatMap(({ name, path }) => (name === 'error-context' && path !== undefined ? [path] : []))
      verdict[status === 'flaky' ? 'triedAgain' : 'failed'].push({ test: `${file} › ${title}`, why, shown })
    }
  for (const inner of suite.suites ?? []) addJourneys(inner, verdict)
}

export interface Took {
  readonly file: string
  readonly seconds: number
}

/** The files that took longest, the longest first: there is something to be won. Several run at once. */
export function longestOf(
  units: UnitReport | undefined,
  journeys: JourneyReport | undefined,
  most: number,
): readonly Took[] {
  const took = new Map<string, number>()
  for (const { name, startTime, endTime } of units?.testResults ?? []) took.set(name, endTime - startTime)
  for (const suite of journeys?.suites ?? []) addTimes(suite, took)
  return [...took]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([file, time]) => ({ file, seconds: Math.round(time / 1000) }))
}

function addTimes(suite: JourneySuite, took: Map<string, number>): void {
  for (const { file, tests } of suite.specs)
    for (const { duration } of tests.flatMap(({ results }) => results)) took.set(file, (took.get(file) ?? 0) + duration)
  for (const inner of suite.suites ?? []) addTimes(inner, took)
}
