import { Agent, request } from 'node:http'
import { brotliDecompressSync, unzipSync } from 'node:zlib'
import { seconds } from '#shop/time.ts'
import type { Sent } from './requests.ts'

/** The answer; status 0 means none. */
export interface Got {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
  readonly took: number
}

const patience = seconds(20)

/** Sends over a few keep-alive connections, as browsers and proxies do. */
export function openWire(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(url)

  function send({ method, path, headers, body }: Sent): Promise<Got> {
    const began = performance.now()
    return new Promise((resolve) => {
      const asked = request({
        agent,
        hostname,
        port,
        method,
        path,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-length': body.length }) },
        timeout: patience,
      })
      const none = (why: string) => resolve({ status: 0, headers: {}, text: why, took: performance.now() - began })
      asked.on('timeout', () => asked.destroy(new Error('no answer in time')))
      asked.on('error', (trouble) => none(trouble.message))
      asked.on('response', (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', (trouble) => none(trouble.message))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: unpacked(Buffer.concat(chunks), answer.headers['content-encoding']),
            took: performance.now() - began,
          }),
        )
      })
      asked.end(body)
    })
  }

  return { send, close: () => agent.destroy() }
}

function unpacked(body: Buffer, encoding: string | undefined): string {
  if (encoding === undefined || body.length === 0) return body.toString()
  return (encoding === 'br' ? brotliDecompressSync(body) : unzipSync(body)).toString()
}
