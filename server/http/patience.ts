import type { IncomingMessage, ServerResponse } from 'node:http'
import { seconds } from '#shop/time.ts'

/** How long a body may take that anybody sends. */
const patience = seconds(15)

const longer = new WeakMap<IncomingMessage, (time: number) => void>()

/** A slow sender must not hold a place that others need: it gets 408 and is disconnected. */
export function limitPatience(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return
  let timer = setTimeout(letGo, patience)
  longer.set(request, (time) => {
    clearTimeout(timer)
    timer = setTimeout(letGo, patience + time)
  })
  request.once('close', () => clearTimeout(timer))

  function letGo() {
    if (request.complete) return
    if (response.socket !== null && !response.headersSent)
      request.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
    request.socket.destroySoon()
  }
}

/** For somebody who was let in, and sends what is long. A test that asks the app without a connection has no such wait. */
export const waitLonger = (request: IncomingMessage | undefined, time: number): void => {
  if (request !== undefined && time > 0) longer.get(request)?.(time)
}

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
