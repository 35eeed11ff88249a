import { endings, NeedsOperator } from '#server/needs-operator.ts'

/** Ends the process with one sentence that names cause and cure; only unforeseen errors show their stack. */
export function endWith(trouble: unknown): Promise<never> {
  // The writer and its callers report the same trouble: one sentence is enough.
  ending ??= end(trouble)
  return ending
}

let ending: Promise<never> | undefined

async function end(trouble: unknown): Promise<never> {
  const known = trouble instanceof NeedsOperator ? trouble : (notInstalled(trouble) ?? (await knownBySettings(trouble)))
  if (known) console.error(known.message.slice(0, 1).toUpperCase() + known.message.slice(1))
  else console.error('Unexpected error:', trouble)
  process.exit(known ? endings[known.ending] : 1)
}

/** Without the packages nothing else can be loaded, not even the settings. */
function notInstalled(trouble: unknown): NeedsOperator | undefined {
  const { code, path = '', message = '' } = (trouble ?? {}) as { code?: string; path?: string; message?: string }
  const isMissing = code === 'ERR_MODULE_NOT_FOUND' || (code === 'ENOENT' && path.includes('node_modules'))
  if (!isMissing) return undefined
  const [, name = path] = /'([^']+)'/.exec(message) ?? []
  const sentence = `a part of the installation is missing (${name}): run \`npm ci\` in the folder of the shop.`
  return new NeedsOperator('configuration', sentence)
}

async function knownBySettings(trouble: unknown): Promise<NeedsOperator | undefined> {
  const { readSettings } = await import('#server/settings/settings.ts')
  const { knownTrouble } = await import('./known-troubles.ts')
  const read = readSettings(process.env)
  return 'settings' in read ? knownTrouble(trouble, read.settings) : undefined
}
