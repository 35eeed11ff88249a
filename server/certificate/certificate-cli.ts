import { createPrivateKey, X509Certificate } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { type ClosedCliCommand, WrongArgs } from '#server/cli-command.ts'
import { inAddress, trustAddress } from '#server/http/addresses.ts'
import { addressList, isIn } from '#server/http/caller.ts'
import { ownAddresses } from '#server/http/own-addresses.ts'
import { NeedsOperator, shopCommand } from '#server/needs-operator.ts'
import { privateNetworks } from '#server/settings/environment.ts'
import { madeCertificate } from '#server/settings/made-certificate.ts'
import type { Settings } from '#server/settings/settings.ts'
import { makeFolder } from '#server/storage/make-folder.ts'
import { shopFolder } from '#server/storage/shop-file.ts'
import { toDisk } from '#server/storage/to-disk.ts'
import { shopDay } from '#shop/moment.ts'
import type { Pair } from './authority.ts'
import { namesOf } from './served-certificate.ts'

/** Https for a shop of one machine, without anybody who vouches for it but the shop itself. */
export const certificate: ClosedCliCommand = {
  use: 'certificate [NAME...] | certificate --renew | certificate --new [NAME...]',
  does: 'makes the certificate with which the shop serves https in its own network, for this machine or these names and addresses; --renew makes the next one, --new another authority, which every device must trust anew',
  async runClosed(args, { settings, now }) {
    const [first = ''] = args
    const isNew = first === '--new'
    const named = isNew ? args.slice(1) : args
    const unknown = named.find((name) => name.startsWith('-') && name !== '--renew')
    if (unknown !== undefined || (named.includes('--renew') && args.length > 1))
      throw new WrongArgs(`'certificate' does not know '${unknown ?? args.join(' ')}'.`)
    const files = madeCertificate(settings.dataDir)
    if (first === '--renew') return renewed(files, settings, now)
    if (existsSync(files.authority) && !isNew) throw isThere(files)
    return made(named.length === 0 ? ownNames() : namesTyped(named), { files, settings, now })
  },
}

type Files = ReturnType<typeof madeCertificate>

async function made(
  names: readonly string[],
  { files, settings, now }: { files: Files; settings: Settings; now: number },
): Promise<string> {
  const { makeAuthority, makeCertificate } = await import('./authority.ts')
  const all = [...new Set([...names, ...ofEveryMachine])]
  const authority = await makeAuthority(all, now)
  const pair = await makeCertificate(all, authority, now)
  makeFolder(`${shopFolder(settings.dataDir)}/tls`)
  write(files.authorityKey, authority.key)
  writePair(files, pair)
  // last: where it stands, all of it was made
  write(files.authority, authority.cert)
  return `${inWords(pair, authority, files)}\n${howToServe(all, settings)}`
}

async function renewed(files: Files, settings: Settings, now: number): Promise<string> {
  const authority = { cert: textOf(files.authority), key: textOf(files.authorityKey) }
  const of = new X509Certificate(authority.cert)
  if (!of.checkPrivateKey(createPrivateKey(authority.key)))
    throw new NeedsOperator(
      'configuration',
      `${files.authorityKey} is not the key of ${files.authority}, so nothing can be renewed: make another authority with \`${shopCommand} certificate --new\`, which every device must trust anew.`,
    )
  const before = new X509Certificate(textOf(files.cert))
  if (Date.parse(of.validTo) <= now)
    throw new NeedsOperator(
      'configuration',
      `The authority in ${files.authority} ended on ${shopDay(Date.parse(of.validTo))}: make another one with \`${shopCommand} certificate --new\`, which every device must trust anew.`,
    )
  const { makeCertificate } = await import('./authority.ts')
  const pair = await makeCertificate(namesOf(before), authority, now)
  writePair(files, pair)
  return [
    inWords(pair, authority, files),
    'A running shop serves it within seconds.',
    ...uncovered(namesOf(before), settings),
  ].join('\n')
}

/** The key first: a shop that looks in between still has the old certificate for the old key. */
function writePair(files: Files, { cert, key }: Pair) {
  write(files.key, key)
  write(files.cert, cert)
}

/** For the shop's user alone, and never half of it. */
function write(file: string, text: string) {
  const fresh = `${file}.${process.pid}`
  try {
    writeFileSync(fresh, text, { mode: 0o600 })
    toDisk(fresh)
    renameSync(fresh, file)
    toDisk(dirname(file))
  } finally {
    rmSync(fresh, { force: true })
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new NeedsOperator(
      'configuration',
      code === 'ENOENT'
        ? `${file} is not there, so nothing can be renewed: \`${shopCommand} certificate\` makes a certificate, \`${shopCommand} certificate --new\` where there is an authority already.`
        : `${file} cannot be read (${code}): give it to the user of the shop (chown).`,
    )
  }
}

const isThere = ({ authority }: Files) =>
  new NeedsOperator(
    'usage',
    `There is an authority already (${authority}): \`${shopCommand} certificate --renew\` makes its next certificate. Where name or address of the machine have changed, \`${shopCommand} certificate --new\` makes another authority, which every device must trust anew. Nothing was changed.`,
  )

function inWords({ cert }: Pair, authority: Pair, files: Files): string {
  const { validTo } = new X509Certificate(cert)
  return [
    `The certificate is in ${files.cert}, until ${shopDay(Date.parse(validTo))}, for:`,
    ...namesOf(new X509Certificate(cert)).map((name) => `  ${name}`),
    'The authority that devices trust has this SHA-256 fingerprint, to compare on each of them:',
    `  ${new X509Certificate(authority.cert).fingerprint256}`,
  ].join('\n')
}

function howToServe([name = '']: readonly string[], { https, port }: Settings): string {
  const httpsPort = https?.port ?? 3443
  return [
    'To serve it, set these and start the shop again:',
    ...(https === undefined ? [`  HTTPS_PORT=${httpsPort}`] : []),
    '  HOST=0.0.0.0',
    `  PUBLIC_URL=https://${inAddress(name)}:${httpsPort}`,
    '  TRUSTED_PROXIES=none',
    `Each device then opens ${trustAddress(name, port)} once, which says how to trust the shop.`,
  ].join('\n')
}

/** Where the machine has moved in its network since. */
function uncovered(names: readonly string[], { publicUrl }: Settings): string[] {
  const missing = ownNames().filter((name) => !names.includes(name))
  if (missing.length === 0) return []
  return [
    `It is not for ${missing.join(', ')}, which this machine is too. If devices need that (they open ${publicUrl}), make another authority with \`${shopCommand} certificate --new\`.`,
  ]
}

/** So that the machine itself reaches the shop, with its passkeys. */
const ofEveryMachine = ['localhost', '127.0.0.1', '::1']

/**
 * What devices in the same network call this machine. A name without a dot is left to its '.local': a constraint to 'shop'
 * would let the authority vouch for all names that end in '.shop'.
 */
function ownNames(): string[] {
  const name = hostname().toLowerCase()
  return [
    ...(isName(name) ? [name] : isName(`${name}.local`) ? [`${name}.local`] : []),
    ...ownAddresses().filter((address) => isIn(ownNetworks, address)),
  ]
}

/** Networks that nobody else on the internet has. The last is a provider's, or a private network over the internet. */
const ownNetworks = addressList([...privateNetworks, '100.64.0.0/10'])

function namesTyped(typed: readonly string[]): string[] {
  const names = typed.map((name) => name.trim().toLowerCase())
  const wrong = names.find((name) => isIP(name) === 0 && !isName(name))
  if (wrong !== undefined)
    throw new WrongArgs(
      `'${wrong}' is neither an address such as 192.168.1.7 nor a name such as shop.local, with a dot. Nothing was made.`,
    )
  return names
}

const isName = (name: string) =>
  name.length <= 253 &&
  /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(name) &&
  !/^[\d.]+$/.test(name)
