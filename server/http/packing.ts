import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

/** For somebody who waits: the 20 kB of 20 orders take 0.04 ms, and twice that at the next step, for a tenth less. */
export function packNow(bytes: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(bytes, brotli(bytes, quick))
  return encoding === 'gzip' ? gzipSync(bytes) : bytes
}

/** As small as it gets, for what is sent many times. */
export const packSmall = (bytes: Buffer): Promise<Buffer> => promisify(brotliCompress)(bytes, brotli(bytes, smallest))

const quick = 2
const smallest = 11

/**
 * The window is as large as the bytes: the usual one of 4 MB costs more to lay out than the packing itself. And what is
 * packed goes into small pieces: the usual 16 KB, kept until memory is cleared away, would have it cleared twice as often.
 */
const brotli = ({ length }: Buffer, quality: number) => ({
  chunkSize: Math.max(1024, Math.ceil(length / 8)),
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(length + 16)))),
  },
})
