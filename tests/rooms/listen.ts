import { expect, onTestFinished } from 'vitest'

/** Opens the stream as a screen does, and is connected when it resolves. */
export async function listen(url: string, headers: Readonly<Record<string, string>>) {
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const answer = await fetch(`${url}/counter/api/changes`, { headers, signal: leaving.signal })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
  expect([answer.headers.get('x-accel-buffering'), answer.headers.get('content-encoding')]).toEqual(['no', null])
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  let text = ''
  const events = () =>
    text
      .split('\n\n')
      .flatMap((part) =>
        part.startsWith('data: ') ? [JSON.parse(part.slice(6)) as { topic: string; version: number }] : [],
      )
  const more = async () => {
    const { value, done } = await reader.read()
    text += decoder.decode(value)
    return !done
  }
  await more()
  return {
    async heard(count: number) {
      while (events().length < count && (await more()));
      return events()
    },
    async end() {
      while (await more());
      return text
    },
  }
}
