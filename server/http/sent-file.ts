import { Refusal } from './refusal.ts'

/** A file that is being sent: read piece by piece, for a whole one in memory would be dear. */
export interface SentFile {
  readonly chunks: AsyncIterable<Uint8Array>
}

/** More than that of a file that is refused is not read to its end: its sender is cut off. */
export function sentFile(request: Request, longest: number): SentFile {
  return { chunks: chunksOf(request, longest) }
}

async function* chunksOf(request: Request, longest: number): AsyncGenerator<Uint8Array, void> {
  if (Number(request.headers.get('content-length') ?? 0) > longest) throw tooHeavy(longest)
  if (request.body === null) return
  // A reader that is left does not tear the connection down, as a loop that is broken off would: the answer gets through.
  const reader = (request.body as ReadableStream<Uint8Array>).getReader()
  let length = 0
  for (let read = await untilGone(reader); !read.done; read = await untilGone(reader)) {
    length += read.value.byteLength
    if (length > longest) throw tooHeavy(longest)
    yield read.value
  }
}

/** A caller who hangs up in the middle is no error of ours, and gets no answer. */
const untilGone = (reader: ReadableStreamDefaultReader<Uint8Array>) =>
  reader.read().catch(() => {
    throw new Refusal(400, { refused: 'picture-broken' })
  })

const tooHeavy = (longest: number) =>
  new Refusal(
    413,
    { refused: 'picture-too-heavy', megabytes: longest / 1_000_000 },
    { more: { field: 'file' }, headers: { connection: 'close' } },
  )
