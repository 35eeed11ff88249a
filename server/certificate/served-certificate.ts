import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { userInfo } from 'node:os'
import { createSecureContext } from 'node:tls'
import { hostIn, inAddress } from '#server/http/addresses.ts'
import { type Ending, NeedsOperator, shopCommand } from '#server/needs-operator.ts'
import { madeCertificate } from '#server/settings/made-certificate.ts'
import type { Settings } from '#server/settings/settings.ts'
import { shopDay } from '#shop/moment.ts'
import type { Pair } from './authority.ts'

/** What https is served with: files that fit each other, this day and the shop's address. */
export interface ServedCertificate extends Pair {
  readonly endsAt: number
  /** the names and addresses that it is for */
  readonly names: readonly string[]
  /** the shop's own authority, if it vouches for it; any other is one that devices know */
  readonly authority: X509Certificate | undefined
}

/** As the shop has it at the moment; undefined where it serves no https. */
export type CertificateNow = () => ServedCertificate | undefined

type Place = Pick<Settings, 'dataDir' | 'publicUrl'> & { readonly https: NonNullable<Settings['https']> }

/** What the files hold at the moment, or throws the sentence why they cannot be read. */
export const filesOf = ({ https }: Pick<Place, 'https'>): Pair => ({
  cert: textOf(https.cert, 'TLS_CERT'),
  key: textOf(https.key, 'TLS_KEY'),
})

/**
 * Reads what is to be served, or throws the sentence why it cannot be. What mends itself is no matter for a person yet: a clock
 * that is set a moment after the machine's start, and a key that was renewed a moment before its certificate.
 */
export function readCertificate(place: Place, now: number): ServedCertificate {
  const { https, dataDir, publicUrl } = place
  const files = filesOf(place)
  const certificate = certificateIn(files.cert, https.cert)
  const key = keyIn(files.key, https.key)
  const cure = renewing(place)
  const [begin, end] = [Date.parse(certificate.validFrom), Date.parse(certificate.validTo)]
  if (!certificate.checkPrivateKey(key))
    throw wrong(
      `the key in ${https.key} does not belong to the certificate in ${https.cert}: name two files that were made together in TLS_CERT and TLS_KEY`,
      'unavailable',
    )
  if (end <= now) throw wrong(`the certificate in ${https.cert} ended on ${shopDay(end)}: ${cure}`)
  if (begin > now)
    throw wrong(
      `the certificate in ${https.cert} begins on ${shopDay(begin)}: set the clock of this machine, or ${cure}`,
      'unavailable',
    )
  const names = namesOf(certificate)
  const host = hostIn(publicUrl)
  if ((isIP(host) === 0 ? certificate.checkHost(host) : certificate.checkIP(host)) === undefined)
    throw wrong(
      `the certificate in ${https.cert} is for ${names.join(', ') || 'no name'}, and PUBLIC_URL leads to ${host}: set PUBLIC_URL to one of its names, or get a certificate for that one`,
    )
  refuseUnservable(files, https)
  return { ...files, endsAt: end, names, authority: authorityOf(certificate, dataDir) }
}

/** How to get a newer one. */
export const renewing = ({ dataDir, https }: Omit<Place, 'publicUrl'>): string =>
  https.cert === madeCertificate(dataDir).cert
    ? `\`${shopCommand} certificate --renew\` makes a new one`
    : 'renew it where it is from'

function textOf(file: string, setting: 'TLS_CERT' | 'TLS_KEY'): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR')
      throw wrong(
        `${setting} names ${file}, which is not there: \`${shopCommand} certificate\` makes a certificate, or correct ${setting}`,
      )
    if (code === 'EACCES' || code === 'EPERM')
      throw wrong(`${file} cannot be read by ${user()}: give it to that user (chown), or correct ${setting}`)
    throw wrong(`${setting} names ${file}, which cannot be read (${code}): name a file in PEM`)
  }
}

function certificateIn(text: string, file: string): X509Certificate {
  try {
    return new X509Certificate(text)
  } catch {
    throw wrong(
      `${file} holds no certificate that can be read: name a file in PEM, which begins with -----BEGIN CERTIFICATE-----, in TLS_CERT`,
    )
  }
}

function keyIn(text: string, file: string): KeyObject {
  if (/ENCRYPTED/.test(text))
    throw wrong(
      `the key in ${file} is locked with a passphrase, which nobody types when the shop starts: write it without one (openssl pkey -in ${file} -out KEY) and name that in TLS_KEY`,
    )
  try {
    return createPrivateKey(text)
  } catch {
    throw wrong(
      `${file} holds no key that can be read: name a file in PEM, which begins with -----BEGIN PRIVATE KEY-----, in TLS_KEY`,
    )
  }
}

/** What TLS itself refuses: a key that is too weak, a chain that is damaged. */
function refuseUnservable(files: Pair, { cert }: Place['https']) {
  try {
    createSecureContext(files)
  } catch (error) {
    throw wrong(`the certificate in ${cert} cannot be served (${(error as Error).message}): get another one`)
  }
}

export const namesOf = ({ subjectAltName = '' }: X509Certificate): string[] =>
  subjectAltName.split(', ').flatMap((one) => {
    const [, name] = /^(?:DNS|IP Address):(.+)$/.exec(one) ?? []
    return name === undefined ? [] : [hostIn(`http://${inAddress(name)}`)]
  })

/** Of another certificate the shop's own authority, if there is one, says nothing. */
function authorityOf(certificate: X509Certificate, dataDir: string): X509Certificate | undefined {
  try {
    const authority = new X509Certificate(readFileSync(madeCertificate(dataDir).authority))
    return certificate.checkIssued(authority) && certificate.verify(authority.publicKey) ? authority : undefined
  } catch {
    return undefined
  }
}

const wrong = (sentence: string, ending: Ending = 'configuration') => new NeedsOperator(ending, `${sentence}.`)

function user(): string {
  try {
    return `the user ${userInfo().username}`
  } catch {
    return `the user ${process.getuid?.()}`
  }
}
