import { generateKeyPairSync, sign } from 'node:crypto'

/** A certificate for this machine, valid until then, which vouches for itself; and its key. */
export function certificateUntil(end: Date): { readonly cert: string; readonly key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(set(sequence(objectId('550403'), part(0x0c, Buffer.from('darya test')))))
  const algorithm = sequence(objectId('2a8648ce3d040302'))
  const begin = new Date(end.getTime() - 1000 * 60 * 60 * 24 * 30)
  const content = sequence(
    part(0xa0, integer(2)),
    integer(1),
    algorithm,
    name,
    sequence(moment(begin), moment(end)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    part(
      0xa3,
      sequence(
        extension('551d11', sequence(part(0x87, Buffer.from([127, 0, 0, 1])))),
        extension('551d13', sequence(part(0x01, Buffer.from([0xff])))),
      ),
    ),
  )
  const signature = part(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', content, privateKey)]))
  const der = sequence(content, algorithm, signature).toString('base64')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${der.replace(/(.{64})/g, '$1\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  }
}

/** One part of ASN.1: what it is, how long, and what is in it. */
function part(tag: number, ...content: readonly Buffer[]): Buffer {
  const inside = Buffer.concat(content)
  const { length } = inside
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), inside])
}

const sequence = (...content: readonly Buffer[]) => part(0x30, ...content)
const set = (...content: readonly Buffer[]) => part(0x31, ...content)
const integer = (value: number) => part(0x02, Buffer.from([value]))
const objectId = (hex: string) => part(0x06, Buffer.from(hex, 'hex'))
const extension = (id: string, value: Buffer) => sequence(objectId(id), part(0x04, value))

/** '261121120000Z' */
const moment = (at: Date) => part(0x17, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`))
