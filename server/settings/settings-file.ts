import { readFileSync } from 'node:fs'

/**
 * systemd reads the file of settings for the shop, and Node (`--env-file`) for a command: without quotes one of them takes
 * what follows a # for part of the value, and the other for a comment. What both would read differently is refused.
 */
export function wrongWithFile(text: string): string | undefined {
  for (const [at, line] of text.split('\n').entries()) {
    const said = wrongWithLine(line.trim())
    if (said !== undefined) return `line ${at + 1} ${said}`
  }
  return undefined
}

function wrongWithLine(line: string): string | undefined {
  if (line === '' || line.startsWith('#')) return undefined
  const [, name = '', rest = ''] = /^([^=\s]+)\s*=(.*)$/s.exec(line) ?? []
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) return 'is not written as NAME=value'
  const value = rest.trim()
  if (/^'[^'\\]*'$/.test(value) || /^"[^"\\`$]*"$/.test(value) || /^[^#'"`\\]*$/.test(value)) return undefined
  return `(${name}) has a #, a quote or a backslash that systemd and Node read differently: put the whole value between single quotes`
}

/** The files from which this process was given its settings, as far as it is told. */
export function settingsFiles(
  { SETTINGS_FILE: named }: Record<string, string | undefined>,
  nodeWords: readonly string[],
) {
  const files = nodeWords.flatMap((word, at) => {
    const [, file] = /^--env-file(?:-if-exists)?=(.+)$/.exec(word) ?? []
    return file ?? (/^--env-file(-if-exists)?$/.test(word) ? (nodeWords[at + 1] ?? []) : [])
  })
  return [...new Set([...(named === undefined || named === '' ? [] : [named]), ...files])]
}

/** One sentence for each file that two readers would read differently. One that is not there or not readable says nothing. */
export const problemsOfFiles = (files: readonly string[]): string[] =>
  files.flatMap((file) => {
    const wrong = wrongWithFile(textOf(file))
    return wrong === undefined ? [] : [`${file}, ${wrong}`]
  })

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
