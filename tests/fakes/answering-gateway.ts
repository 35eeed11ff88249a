import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

interface Heard {
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A gateway of our own that speaks as the real one does. */
export async function gatewayAnswering(...answers: ((response: ServerResponse) => void)[]) {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.once('end', () => {
      heard.push({ url: request.url, headers: request.headers, body })
      answers[Math.min(heard.length, answers.length) - 1]?.(response)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

export const json =
  (status: number, body: object) =>
  (response: ServerResponse): void =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
export const hangsUp = (response: ServerResponse) => void response.destroy()
