// x509 finds its parts by it
import 'reflect-metadata'
import { randomBytes, webcrypto } from 'node:crypto'
import { isIP, isIPv6 } from 'node:net'
import { AsnConvert } from '@peculiar/asn1-schema'
import {
  GeneralName,
  GeneralSubtree,
  GeneralSubtrees,
  id_ce_nameConstraints,
  NameConstraints,
} from '@peculiar/asn1-x509'
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  cryptoProvider,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  Extension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509'
import { days, hours } from '#shop/time.ts'

/** A certificate and its key, in PEM. */
export interface Pair {
  readonly cert: string
  readonly key: string
}

/** Browsers refuse those that hold for more than 398 days. */
const certificateLife = days(397)

/** A new authority must be trusted anew on each device. */
const authorityLife = days(3650)

/** The clock of a tablet may be late. */
const clocksApart = hours(1)

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

cryptoProvider.set(webcrypto as Crypto)

/**
 * An authority of the shop's own, which can vouch for these names and addresses alone: whoever steals its key cannot pretend
 * to be a bank to a tablet that trusts it.
 */
export async function makeAuthority(names: readonly string[], now: number): Promise<Pair> {
  const keys = await newKeys()
  const [host = ''] = names
  const cert = await X509CertificateGenerator.createSelfSigned({
    name: [{ CN: [`Darya authority of ${host}`.slice(0, 64)] }],
    keys,
    signingAlgorithm: algorithm,
    serialNumber: newSerial(),
    notBefore: new Date(now - clocksApart),
    notAfter: new Date(now + authorityLife),
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign, true),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
      onlyFor(names),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  })
  return pairOf(cert, keys.privateKey)
}

/** A certificate for these names and addresses, which the authority vouches for as long as it may. */
export async function makeCertificate(names: readonly string[], authority: Pair, now: number): Promise<Pair> {
  const keys = await newKeys()
  const issuer = new X509Certificate(authority.cert)
  const [der] = PemConverter.decode(authority.key)
  const signingKey = await webcrypto.subtle.importKey('pkcs8', der ?? new ArrayBuffer(0), algorithm, false, ['sign'])
  const cert = await X509CertificateGenerator.create({
    subject: [{ CN: [(names[0] ?? '').slice(0, 64)] }],
    issuer: issuer.subjectName,
    publicKey: keys.publicKey,
    signingKey,
    signingAlgorithm: algorithm,
    serialNumber: newSerial(),
    notBefore: new Date(now - clocksApart),
    notAfter: new Date(Math.min(now + certificateLife, issuer.notAfter.getTime())),
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
      new SubjectAlternativeNameExtension(
        names.map((value) => ({ type: isIP(value) === 0 ? 'dns' : 'ip', value }) as const),
      ),
      await AuthorityKeyIdentifierExtension.create(issuer.publicKey),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  })
  return pairOf(cert, keys.privateKey)
}

/** Name constraints: each name with those below it, each address alone. */
function onlyFor(names: readonly string[]): Extension {
  const permittedSubtrees = new GeneralSubtrees(
    names.map(
      (name) =>
        new GeneralSubtree({
          base: new GeneralName(
            isIP(name) === 0 ? { dNSName: name } : { iPAddress: `${name}/${isIPv6(name) ? 128 : 32}` },
          ),
        }),
    ),
  )
  return new Extension(id_ce_nameConstraints, true, AsnConvert.serialize(new NameConstraints({ permittedSubtrees })))
}

const newKeys = () => webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])

/** Positive, and without a zero in front. */
const newSerial = (): string => `4${randomBytes(16).toString('hex').slice(1)}`

async function pairOf(cert: X509Certificate, key: webcrypto.CryptoKey): Promise<Pair> {
  const der = await webcrypto.subtle.exportKey('pkcs8', key)
  return { cert: `${cert.toString('pem')}\n`, key: `${PemConverter.encode(der, 'PRIVATE KEY')}\n` }
}
