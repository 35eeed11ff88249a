import { NeedsOperator } from '#server/needs-operator.ts'
import { readSettings, type Settings } from './settings.ts'
import { problemsOfFiles, settingsFiles } from './settings-file.ts'

/** The settings of this process; prints warnings and throws if something is wrong. */
export function settingsNow(): Settings {
  const unclear = problemsOfFiles(settingsFiles(process.env, process.execArgv))
  if (unclear.length > 0) throw new NeedsOperator('configuration', inWords(unclear))
  const read = readSettings(process.env)
  if ('problems' in read) throw new NeedsOperator('configuration', inWords(read.problems))
  for (const warning of read.warnings) console.error(`Warning: ${warning}.`)
  return read.settings
}

function inWords(problems: readonly string[]): string {
  const [only = '', ...more] = problems
  if (more.length === 0) return `${only} (docs/running/settings.md explains the settings).`
  return [
    'these settings are wrong (docs/running/settings.md explains them):',
    ...problems.map((one) => `- ${one}`),
  ].join('\n')
}
