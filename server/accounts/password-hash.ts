import { type Argon2Parameters, argon2, createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { passwordForm } from '#shop/accounts/password.ts'

/**
 * In which queue somebody waits: staff at a device that an owner enrolled, people whose browser signed in to that account
 * before or is signed in now, or strangers.
 */
export type HashLane = 'staff' | 'known' | 'strangers'

/** Every password is hashed here and nowhere else. */
export interface PasswordHasher {
  hash(password: string, lane?: HashLane): Promise<string>
  /**
   * Without a hash, or with one whose pepper is not known any more, it takes as long and does not match: nobody can tell
   * whether there is an account.
   */
  matches(password: string, hash: string | undefined, lane?: HashLane): Promise<boolean>
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

  async function tagOf(
    lane: HashLane,
    password: string,
    secret: string,
    { nonce, memory, passes, parallelism, tag }: Stored,
  ) {
    const message = passwordForm(password)
    return inTurn(lane, () => derived({ message, nonce, secret, memory, passes, parallelism, tagLength: tag.length }))
  }

  return {
    async hash(password, lane = 'strangers') {
      const fresh = { ...nobodys, nonce: randomBytes(16) }
      return written({ ...fresh, tag: await tagOf(lane, password, peppers[0], fresh) })
    },
    async matches(password, hash, lane = 'strangers') {
      const stored = hash === undefined ? undefined : read(hash)
      const secret = stored && known.get(stored.pepperId)
      const compared = stored === undefined || secret === undefined ? nobodys : stored
      return (
        timingSafeEqual(await tagOf(lane, password, secret ?? peppers[0], compared), compared.tag) &&
        compared === stored
      )
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

/**
 * Hashing takes a whole processor: a limited number at once, and for each lane a queue of its own. The staff go first, and
 * the known and the strangers by turns: a flood of strangers costs those whom the shop knows one turn each.
 */
function turns(atOnce: number, most: number) {
  const waiting: Record<HashLane, (() => void)[]> = { staff: [], known: [], strangers: [] }
  let running = 0
  let wasKnown = false

  function next(): (() => void) | undefined {
    const order = wasKnown ? (['staff', 'strangers', 'known'] as const) : (['staff', 'known', 'strangers'] as const)
    const lane = order.find((one) => waiting[one].length > 0)
    if (lane === undefined) return undefined
    if (lane !== 'staff') wasKnown = lane === 'known'
    return waiting[lane].shift()
  }

  return async <Result>(lane: HashLane, work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running += 1
    else if (waiting[lane].length >= most) throw new HasherBusy('too many passwords wait to be hashed')
    else await new Promise<void>((go) => waiting[lane].push(go))
    try {
      return await work()
    } finally {
      const go = next()
      if (go) go()
      else running -= 1
    }
  }
}
