import { join } from 'node:path'
import type { Source } from './sources.ts'

/** What tells somebody something, as the code says it: all that comes to `writeMessage`, however far behind. */
export interface Tellers {
  readonly commands: readonly string[]
  readonly calls: readonly string[]
  readonly cliCommands: readonly string[]
}

const writer = 'server/messages/outbox.ts#writeMessage'

/** Who hands the list of all commands on, as to open a database, runs none of them by that. */
const list = 'server/commands.ts#commands'

export function tellersIn(sources: readonly Source[]): Tellers {
  const parts = new Map(sources.flatMap(partsOf).map((part) => [part.id, part]))
  const imports = new Map(sources.map(({ file, text }) => [file, importsOf(file, text)]))

  /** What one room of another does, it is handed where the rooms of the counter are opened. */
  const handed = imports.get('server/open-counter-rooms.ts')

  function meant(part: Part, name: string): string | undefined {
    const near = [`${part.file}#${part.outer}/${name}`, `${part.file}#${name}`].find((id) => parts.has(id))
    return near ?? imports.get(part.file)?.get(name) ?? handed?.get(name)
  }

  function reaches(id: string, seen = new Set<string>()): boolean {
    if (id === writer) return true
    const part = parts.get(id)
    if (!part || id === list || seen.has(id)) return false
    seen.add(id)
    const ran = [...part.text.matchAll(/\brun\s*\.(\w+)\(/g)].map(([, name = '']) => commandOf(name))
    const others = [...part.text.matchAll(/[A-Za-z_]\w*/g)].map(([name]) => meant(part, name))
    return [...ran, ...others].some((next) => next !== undefined && next !== id && reaches(next, seen))
  }

  const isListed = (name: string) => parts.get('server/run-cli.ts#cliCommands')?.text.match(`\\b${name}\\b`)
  /** Each room has its list of commands; `server/commands.ts` has the lists. */
  const commands = new Map(
    [...(imports.get('server/commands.ts')?.values() ?? [])].flatMap((id) => {
      const [file = ''] = id.split('#')
      const [, names = ''] = /\{([^}]*)\}/.exec(parts.get(id)?.text ?? '') ?? []
      return [...names.matchAll(/\w+/g)].map(
        ([name]) => [name, imports.get(file)?.get(name) ?? `${file}#${name}`] as const,
      )
    }),
  )
  const commandOf = (name: string) => commands.get(name)
  const tellers = (ids: Iterable<readonly [string, string | undefined]>) =>
    [...ids]
      .filter(([, id]) => id !== undefined && reaches(id))
      .map(([name]) => name)
      .toSorted()

  return {
    commands: tellers(commands),
    calls: tellers([...parts].flatMap(([id, { call }]) => (call === undefined ? [] : [[call, id] as const]))),
    cliCommands: tellers([...(imports.get('server/run-cli.ts') ?? [])].filter(([name]) => isListed(name))),
  }
}

/** Something with a name of its own; `call` where it is what a call of the contract does. */
interface Part {
  readonly id: string
  readonly file: string
  readonly outer: string
  readonly text: string
  readonly call: string | undefined
  readonly isInner: boolean
}

const head = /^(?:export )?(?:async )?(?:function|const|class|interface|type) (\w+)/
const innerHead = /^ {2}(?:async )?(?:function|const) \[?(\w+)|^ {2}(?:api|door)\.open\(\w*[cC]alls\.(\w+)/

/** The code has one form (`npm run check`), so what stands at which indent says what belongs to what. */
function partsOf({ file, text }: Source): Part[] {
  const parts: (Omit<Part, 'text'> & { lines: string[] })[] = []
  let outer = ''
  for (const line of withoutComments(text).split('\n')) {
    const [, name] = head.exec(line) ?? []
    const [, inner, call] = innerHead.exec(line) ?? []
    if (name !== undefined) outer = name
    const named = inner ?? (call && `calls.${call}`)
    // Any other statement belongs to the whole again.
    const isOther = parts.length > 0 && /^ {2}[^ }\])]/.test(line)
    if (name !== undefined) parts.push({ id: `${file}#${name}`, file, outer, call, isInner: false, lines: [] })
    else if (named !== undefined || isOther)
      parts.push({ id: `${file}#${outer}/${named ?? parts.length}`, file, outer, call, isInner: true, lines: [] })
    parts.at(-1)?.lines.push(line)
  }
  return parts
    .map(({ lines, ...part }) => ({ ...part, text: lines.join('\n') }))
    .map((part, _, all) => ({
      ...part,
      // The whole does what its parts do, except its calls, which the test makes.
      text: part.isInner ? part.text : wholeOf(part, all),
    }))
}

const wholeOf = (whole: Part, all: readonly Part[]): string =>
  all
    .filter(({ outer, call }) => outer === whole.outer && call === undefined)
    .map(({ text }) => text)
    .join('\n')

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** The server's own that a file takes in, by the names it gives them. */
function importsOf(file: string, text: string): Map<string, string> {
  const rows = [...text.matchAll(/^import \{([^}]*)\} from '([^']+)'/gm)]
  return new Map(
    rows.flatMap(([, names = '', from = '']) => {
      const source = from.startsWith('.') ? join(file, '..', from) : from.replace(/^#server\//, 'server/')
      return names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name) => [name.split(' as ').at(-1) ?? name, `${source}#${name.split(' as ')[0]}`] as const)
    }),
  )
}
