import { lookup } from 'node:dns/promises'
import { type BlockList, connect, isIP, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { isIn } from '#server/http/caller.ts'
import { seconds } from '#shop/time.ts'
import type { NoLine, PrinterLine, Sent } from './line.ts'

/** So long nobody waits for a printer that says nothing. */
export const silence = seconds(5)

/** No printer says more of itself. */
const mostHeard = 16_384

interface Target {
  readonly host: string
  readonly port: number
}

export interface PrinterNetwork {
  /** where printers may be */
  readonly networks: BlockList
  /** what a name stands for now */
  readonly resolve?: (host: string) => Promise<readonly string[]>
}

/** The connection is given up once this says so, whatever the printer does. */
interface Ending {
  readonly ending: AbortSignal
}

const resolved = async (host: string): Promise<readonly string[]> =>
  isIP(host) === 0 ? (await lookup(host, { all: true })).map(({ address }) => address) : [host]

/**
 * Connects to a printer in the network. A name may stand for another machine tomorrow: what it stands for is judged each time,
 * and connected to is what was judged.
 */
export async function openNetworkLine(
  { host, port }: Target,
  { networks, resolve = resolved, ending }: PrinterNetwork & Ending,
): Promise<PrinterLine | NoLine> {
  const tooLate = sleep(silence, undefined, { signal: ending, ref: false })
  const addresses = await Promise.race([resolve(host), tooLate]).catch(() => undefined)
  const [address] = addresses ?? []
  if (addresses === undefined || address === undefined) return { failed: 'no-answer', why: 'its name is not known' }
  // IPv4 in the clothes of IPv6 is in no list, and so refused
  if (!addresses.every((one) => isIP(one) !== 0 && isIn(networks, one)))
    return { failed: 'not-allowed', why: 'its address is not in PRINTER_NETWORKS' }
  return new Promise((decide) => {
    const socket = connect({ host: address, port, noDelay: true })
    const giveUp = setTimeout(leave, silence)
    function leave() {
      clearTimeout(giveUp)
      socket.destroy()
      decide({ failed: 'no-answer', why: 'no connection' })
    }
    ending.addEventListener('abort', leave)
    socket.once('close', () => ending.removeEventListener('abort', leave))
    socket.once('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(giveUp)
      decide({ failed: error.code === 'ECONNREFUSED' ? 'refused' : 'no-answer', why: error.code ?? 'no connection' })
    })
    socket.once('connect', () => {
      clearTimeout(giveUp)
      decide(lineOf(socket))
    })
    if (ending.aborted) leave()
  })
}

function lineOf(socket: Socket): PrinterLine {
  const came: Uint8Array[] = []
  let heard = 0
  let isOver = false
  let wake: (() => void) | undefined
  const look = () => wake?.()
  socket.on('data', (bytes: Uint8Array) => {
    heard += bytes.length
    if (heard > mostHeard) socket.destroy()
    else came.push(bytes)
    look()
  })
  for (const end of ['end', 'close', 'error'] as const)
    socket.on(end, () => {
      isOver = true
      look()
    })

  async function next(patience: number): Promise<Uint8Array | 'silence' | 'closed'> {
    if (came.length === 0 && !isOver)
      await new Promise<void>((goOn) => {
        const timer = setTimeout(goOn, patience)
        wake = () => {
          clearTimeout(timer)
          goOn()
        }
      })
    wake = undefined
    return came.shift() ?? (isOver ? 'closed' : 'silence')
  }

  return {
    answers: true,
    send: (bytes) => sendAll(socket, bytes),
    next,
    async finish() {
      socket.end()
      for (const until = performance.now() + silence; ; ) {
        const said = await next(until - performance.now())
        if (said === 'silence') return false
        // it closes its side too, and not because something broke
        if (said === 'closed') return socket.errored === null
      }
    },
    close: () => void socket.destroy(),
  }
}

/** So much goes out at once: as long as pieces are taken, the printer is there. */
const piece = 4096

async function sendAll(socket: Socket, bytes: Uint8Array): Promise<Sent> {
  for (let from = 0; from < bytes.length; from += piece) {
    const sent = await sendPiece(socket, bytes.subarray(from, from + piece))
    if (sent !== 'all') return sent
  }
  return 'all'
}

function sendPiece(socket: Socket, bytes: Uint8Array): Promise<Sent> {
  if (socket.destroyed) return Promise.resolve('broken')
  return new Promise((decide) => {
    const timer = setTimeout(() => end('stalled'), silence)
    const broke = () => end('broken')
    function end(sent: Sent) {
      clearTimeout(timer)
      socket.off('close', broke)
      decide(sent)
    }
    socket.once('close', broke)
    socket.write(bytes, (error) => end(error ? 'broken' : 'all'))
  })
}
