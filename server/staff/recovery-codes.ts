import { randomBytes } from 'node:crypto'
import { hashOfToken } from '#server/settings/secrets.ts'
import { base32 } from './totp.ts'

const howMany = 10

/** Ten codes of 80 random bits, four letters at a time: 'ABCD-EFGH-IJKL-MNOP'. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: howMany }, () => base32(randomBytes(10)).replaceAll(/(.{4})(?=.)/g, '$1-'))

/** However it was typed. So many random bits need no slow hash. */
export const hashOfRecoveryCode = (typed: string): string =>
  hashOfToken(`recovery|${typed.toUpperCase().replaceAll(/[^A-Z2-7]/g, '')}`)
