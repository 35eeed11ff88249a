/** Crockford's alphabet has no I, L, O or U, so nothing is misread and no word appears by chance. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Each carries five bits: 33 million codes, so that nobody walks from one batch to the next. */
const letters = 5

/** 'B7K2M4': short enough to be written on a crate, and random, so it does not reveal how many batches there are. */
export const batchCodeBytes = letters

export function batchCode(chance: Uint8Array): string {
  if (chance.length !== batchCodeBytes) throw new RangeError(`a batch code is made of ${batchCodeBytes} bytes`)
  return `B${[...chance].map((one) => alphabet[one & 31]).join('')}`
}

/** Reads a code that was typed or scanned; O is 0, I and L are 1. A label has it as an address too: '/catch/B7K2M4'. */
export function parseBatchCode(typed: string): string | undefined {
  const [, last = ''] = /(?:^|\/catch\/)([^/]*)$/.exec(typed.trim()) ?? []
  const [first = '', ...rest] = last.toUpperCase().replace(/[\s-]/g, '')
  const read = rest.map((letter) => (letter === 'O' ? '0' : letter === 'I' || letter === 'L' ? '1' : letter))
  const isWhole = first === 'B' && read.length === letters && read.every((letter) => alphabet.includes(letter))
  return isWhole ? `B${read.join('')}` : undefined
}
