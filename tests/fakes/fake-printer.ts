import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'

/** A paper that came out: a dot is a bit, eight to a byte. */
export interface PrintedPaper {
  readonly wide: number
  readonly high: number
  readonly bits: Buffer
}

/** How a printer behaves from now on. */
export interface Behaviour {
  /** without it nothing is printed, and it says so */
  hasPaper: boolean
  isOpen: boolean
  /** 'well'; says nothing at all; or answers with what is no answer */
  answers: 'well' | 'never' | 'garbage'
  /** how long each answer takes, in milliseconds */
  answersAfter: number
  /** the paper ends after so many rows of a picture */
  rowsLeft: number
  /** the connection breaks after so many bytes */
  diesAfter: number
  /** it prints, and its last word is lost */
  losesLastWord: boolean
  /** it answers a question whose bytes a picture holds */
  answersPictures: boolean
}

/** Commands that it only takes, by their first two bytes: made new, tells by itself, feeds, cuts, goes on to the next label, asks. */
const lengths: Readonly<Record<string, number>> = {
  '1b 40': 2,
  '1d 61': 3,
  '1b 64': 3,
  '1d 56': 4,
  '1d c': 2,
  '1d 72': 3,
  '10 14': 10,
}

/** How it is asked whether it is ready. */
const asks = Buffer.of(0x10, 0x04, 2, 0x10, 0x04, 4)

/** What is no printer, or one gone mad, at an address where one could be. */
export async function openAtPrinterPort(serve: (socket: Socket) => void) {
  const host = ownLoopback()
  const sockets = new Set<Socket>()
  // it closes its side when it likes
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    serve(socket)
  }).listen(port, host)
  await once(server, 'listening')
  return {
    address: `${host}:${port}`,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

const port = 9100

/** Loopback has sixteen million addresses, so that tests beside each other never meet. */
const ownLoopback = (): string =>
  ['127', ...Array.from({ length: 3 }, () => 1 + Math.floor(Math.random() * 254))].join('.')

/**
 * A printer of slips and labels on this machine that speaks ESC/POS, at an address of its own. Switched off it takes no
 * connection.
 */
export async function openFakePrinter(different: Partial<Behaviour> = {}) {
  const host = ownLoopback()
  const does: Behaviour = {
    hasPaper: true,
    isOpen: false,
    answers: 'well',
    answersAfter: 0,
    rowsLeft: Number.POSITIVE_INFINITY,
    diesAfter: Number.POSITIVE_INFINITY,
    losesLastWord: false,
    answersPictures: false,
    ...different,
  }
  const papers: PrintedPaper[] = []
  const sockets = new Set<Socket>()
  let mostAtOnce = 0
  let connections = 0
  let cancelled = 0
  /** the rest of a picture that was broken off: whatever comes next is taken for it */
  let owed = 0
  let server: Server | undefined

  async function switchOn() {
    server = createServer((socket) => serve(socket)).listen(port, host)
    await once(server, 'listening')
  }

  async function switchOff() {
    for (const socket of sockets) socket.destroy()
    if (server === undefined) return
    server.close()
    await once(server, 'close')
    server = undefined
  }

  function serve(socket: Socket) {
    sockets.add(socket)
    connections += 1
    mostAtOnce = Math.max(mostAtOnce, sockets.size)
    let came = Buffer.alloc(0)
    let total = 0
    let rows: Buffer[] = []
    let bytesWide = 0
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)

    const say = (...bytes: number[]) => {
      if (does.answers === 'never') return
      const said = does.answers === 'garbage' ? Buffer.from('HTTP/1.1 400 Bad Request\r\n') : Buffer.from(bytes)
      setTimeout(() => socket.writable && socket.write(said), does.answersAfter)
    }

    socket.on('data', (bytes: Buffer) => {
      const left = does.diesAfter - total
      total += bytes.length
      take(bytes.subarray(0, left))
      if (total <= does.diesAfter) return
      owed = missing()
      socket.destroy()
    })

    function take(bytes: Buffer) {
      const swallowed = bytes.subarray(0, owed)
      owed -= swallowed.length
      if (swallowed.includes(asks)) statuses()
      came = Buffer.concat([came, bytes.subarray(swallowed.length)])
      for (let used = step(); used > 0; used = step()) came = came.subarray(used)
    }

    /** How much of a picture that has begun has not come. */
    function missing(): number {
      if (came.length < 8 || came[0] !== 0x1d || came[1] !== 0x76) return 0
      return 8 + came.readUInt16LE(4) * came.readUInt16LE(6) - came.length
    }

    /** Does the next command, if it is whole; returns its length. */
    function step(): number {
      const [a, b, c = -1] = came
      // alone it means nothing
      if (a === 0) {
        const first = came.findIndex((byte) => byte !== 0)
        return first < 0 ? came.length : first
      }
      if (a === undefined || b === undefined) return 0
      if (a === 0x10 && b === 0x04 && c >= 0) return status(c)
      if (a === 0x10 && b === 0x05 && c >= 0) {
        cancelled += 1
        rows = []
        return 3
      }
      if (!does.hasPaper) return heardAtOnce()
      if (a === 0x1d && b === 0x76) return picture()
      const known = lengths[`${a.toString(16)} ${b.toString(16)}`]
      if (known === undefined) throw new Error(`no printer knows ${came.subarray(0, 8).toString('hex')}`)
      if (came.length < known) return 0
      if (b === 0x56 || b === 0x0c) return out(known)
      if (b === 0x72 && !does.losesLastWord) say(0)
      return known
    }

    /** What it stands still before is not done; but what it is asked it answers, and what it is told to forget it forgets. */
    function heardAtOnce(): number {
      const forgets = came.indexOf(Buffer.of(0x10, 0x05, 2))
      if (forgets >= 0) {
        cancelled += 1
        rows = []
        return came.length
      }
      const at = came.indexOf(asks)
      if (at < 0) return 0
      came.copyWithin(at, at + asks.length)
      came = came.subarray(0, came.length - asks.length)
      statuses()
      return 0
    }

    function statuses() {
      status(2)
      status(4)
    }

    function status(about: number): number {
      if (about === 2) say(0x12 | (does.isOpen ? 0x04 : 0) | (does.hasPaper ? 0 : 0x20))
      if (about === 4) say(0x12 | (does.hasPaper ? 0 : 0x60))
      return 3
    }

    function picture(): number {
      if (came.length < 8) return 0
      bytesWide = came.readUInt16LE(4)
      const high = came.readUInt16LE(6)
      if (came.length < 8 + bytesWide * high) return 0
      rows.push(Buffer.from(came.subarray(8, 8 + bytesWide * high)))
      if (does.answersPictures) status(2)
      does.rowsLeft -= high
      if (does.rowsLeft <= 0) {
        does.hasPaper = false
        // by itself, as it was told to
        say(0x18, 0, 0x0c, 0)
      }
      return 8 + bytesWide * high
    }

    function out(length: number): number {
      const bits = Buffer.concat(rows)
      papers.push({ wide: bytesWide * 8, high: bits.length / bytesWide, bits })
      rows = []
      return length
    }
  }

  await switchOn()
  return {
    address: `${host}:${port}`,
    host,
    does,
    papers,
    switchOn,
    switchOff,
    /** the most connections at one moment, and all that there were */
    connected: () => ({ mostAtOnce, connections }),
    cancelled: () => cancelled,
    refill() {
      does.hasPaper = true
      does.rowsLeft = Number.POSITIVE_INFINITY
    },
    /** whoever was connected is gone */
    hangUp() {
      for (const socket of sockets) socket.destroy()
    },
    async close() {
      await switchOff()
    },
  }
}

export type FakePrinter = Awaited<ReturnType<typeof openFakePrinter>>
