import { type Argon2Parameters, argon2, createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { passwordForm } from '#shop/password.ts'

/** Every password is hashed here and nowhere else. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /**
   * Without a hash, or with one whose pepper is not known any more, it takes as long and does not match: nobody can tell
   * whether there is an account.
   */
  matches(password: string, hash: string | undefined): Promise<boolean>
  /** made with less work or another pepper than today's: to be made again when the password is at hand */
  isDated(hash: string): boolean
}

/** So many wait already that one more would wait too long. */
export class HasherBusy extends Error {
  override readonly name = 'HasherBusy'
}

interface HashWork {
  /** in KiB */
  readonly memory: number
  readonly passes: number
}

/** OWASP's least: 19 MiB, two passes. */
const owasp: HashWork = { memory: 19_456, passes: 2 }
const mostWaiting = 64

/**
 * `peppers`: today's first, behind it those that older hashes still need. `least` is less only in tests that are about other
 * things than passwords; no setting changes it.
 */
export function openPasswordHasher(peppers: readonly [string, ...string[]], least = owasp): PasswordHasher {
  const work = { ...least, parallelism: 1, tagLength: 32 }
  const known = new Map(peppers.map((pepper) => [idOf(pepper), pepper]))
  const today = idOf(peppers[0])
  const inTurn = turns(Math.min(4, availableParallelism()), mostWaiting)
  const nobodys = { pepperId: today, nonce: randomBytes(16), tag: randomBytes(work.tagLength), ...work }

  async function tagOf(password: string, secret: string, { nonce, memory, passes, parallelism, tag }: Stored) {
    const message = passwordForm(password)
    return inTurn(() => derived({ message, nonce, secret, memory, passes, parallelism, tagLength: tag.length }))
  }

  return {
    async hash(password) {
      const fresh = { ...nobodys, nonce: randomBytes(16) }
      return written({ ...fresh, tag: await tagOf(password, peppers[0], fresh) })
    },
    async matches(password, hash) {
      const stored = hash === undefined ? undefined : read(hash)
      const secret = stored && known.get(stored.pepperId)
      const compared = stored === undefined || secret === undefined ? nobodys : stored
      return timingSafeEqual(await tagOf(password, secret ?? peppers[0], compared), compared.tag) && compared === stored
    },
    isDated(hash) {
      const { pepperId, memory, passes, parallelism } = read(hash)
      return pepperId !== today || memory < work.memory || passes < work.passes || parallelism !== work.parallelism
    },
  }
}

const derive = promisify(argon2)
const derived = (parameters: Argon2Parameters): Promise<Buffer> => derive('argon2id', parameters)

/** Names a pepper without telling anything of it. */
const idOf = (pepper: string) => createHash('sha256').update(`pepper|${pepper}`).digest('base64url').slice(0, 8)

interface Stored {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
  readonly pepperId: string
  readonly nonce: Buffer
  readonly tag: Buffer
}

/** The PHC string format: `$argon2id$v=19$m=19456,t=2,p=1,keyid=…$salt$hash`. */
const written = ({ memory, passes, parallelism, pepperId, nonce, tag }: Stored): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism},keyid=${pepperId}$${unpadded(nonce)}$${unpadded(tag)}`

function read(hash: string): Stored {
  const [, , , parameters = '', nonce = '', tag = ''] = hash.split('$')
  const named = new Map(parameters.split(',').map((parameter) => parameter.split('=', 2) as [string, string]))
  return {
    memory: Number(named.get('m')),
    passes: Number(named.get('t')),
    parallelism: Number(named.get('p')),
    pepperId: named.get('keyid') ?? '',
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/={1,2}$/, '')

/** Hashing takes a whole processor: a limited number at once, and a limited queue. */
function turns(atOnce: number, most: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running += 1
    else if (waiting.length >= most) throw new HasherBusy('too many passwords wait to be hashed')
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
