// What the two runners' reports say together: how many passed, which failed and why, which passed only when tried again.

/** The report of the units, as far as it is read. */
export interface UnitReport {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** The report of the journeys, as far as it is read. */
export interface JourneyReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: JourneySuite[]
  errors: { message?: string }[]
}

interface JourneySuite {
  suites?: JourneySuite[]
  specs: { file: string; title: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[]
}

export interface Verdict {
  passed: number
  failed: Remark[]
  triedAgain: Remark[]
}

export interface Remark {
  test: string
  why: string
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
    triedAgain: [...ofUnits.triedAgain, ...ofJourneys.triedAgain],
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
      const remark = { test: `${file.name} › ${fullName}`, why: failureMessages.join('\n') }
      if (status === 'failed') verdict.failed.push(remark)
      else if (failureMessages.length > 0) verdict.triedAgain.push(remark)
    }
    const silent = file.assertionResults.every(({ status }) => status !== 'failed')
    if (file.status === 'failed' && silent) verdict.failed.push({ test: file.name, why: file.message })
  }
  return verdict
}

function journeyVerdict(report: JourneyReport | undefined): Verdict {
  const verdict: Verdict = {
    passed: (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0),
    failed: (report?.errors ?? []).map(({ message = '' }) => ({ test: 'the journeys', why: message })),
    triedAgain: [],
  }
  for (const suite of report?.suites ?? []) addJourneys(suite, verdict)
  return verdict
}

function addJourneys(suite: JourneySuite, verdict: Verdict): void {
  for (const { file, title, tests } of suite.specs)
    for (const { status, results } of tests) {
      const remark = { test: `${file} › ${title}`, why: results.map(({ error }) => error?.message ?? '').join('\n') }
      if (status === 'unexpected') verdict.failed.push(remark)
      if (status === 'flaky') verdict.triedAgain.push(remark)
    }
  for (const inner of suite.suites ?? []) addJourneys(inner, verdict)
}
