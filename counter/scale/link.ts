import type { ScaleState } from '#shop/scale/protocol.ts'
import { askForWeight } from '#shop/scale/toledo-8217.ts'
import type { ScaleSettings } from '#shop/wire/staff/scale.ts'
import { counterTimings } from '#counter/live/timings.ts'
import type { Serial, SerialPort } from './web-serial.ts'

interface LinkDeps {
  readonly serial: Serial
  readonly onState: (state: ScaleState) => void
  readonly onBytes: (bytes: Uint8Array) => void
  /** bytes may be lost: what comes next can begin in the middle of something */
  readonly onGap: () => void
}

/** Keeps the port of the scale open as long as the page lives, and finds it again after it was unplugged. */
export function openLink({ serial, onState, onBytes, onGap }: LinkDeps) {
  let line: ScaleSettings | undefined
  let held: { readonly over: Promise<void>; readonly ended: AbortController } | undefined
  let later: ReturnType<typeof setTimeout> | undefined
  /** one thing at a time is done with the port */
  let last: Promise<void> = Promise.resolve()
  const inTurn = (work: () => Promise<void>) => (last = last.then(work))

  async function begin(wanted?: SerialPort): Promise<void> {
    clearTimeout(later)
    held?.ended.abort()
    await held?.over
    const port = wanted ?? (await portsOf(serial))[0]
    if (line !== undefined && port !== undefined) await open(port, line)
  }

  async function open(port: SerialPort, { baudRate, dataBits, parity, protocol }: ScaleSettings) {
    onState('connecting')
    try {
      await port.open({ baudRate, dataBits, parity })
    } catch {
      return lose()
    }
    onGap()
    onState('on')
    const ended = new AbortController()
    held = { ended, over: talk(port, ended, protocol.speaks === 'toledo-8217') }
  }

  async function talk(port: SerialPort, ended: AbortController, isAsked: boolean): Promise<void> {
    const isWanted = () => !ended.signal.aborted
    await Promise.all([
      listen(port, ended.signal).finally(() => {
        if (isWanted()) lose()
        ended.abort()
      }),
      isAsked ? askAgainAndAgain(port, ended.signal) : undefined,
    ])
    held = undefined
    await port.close().catch(() => undefined)
  }

  function lose() {
    onState('lost')
    clearTimeout(later)
    later = setTimeout(() => void inTurn(findAgain), counterTimings.scaleAgain)
  }

  /** What is unplugged is in no list of ports; that nobody chose one would be wrong to say. */
  async function findAgain() {
    if ((await portsOf(serial)).length === 0) lose()
    else await begin()
  }

  /** A line fault ends the stream, and the port opens another; an unplugged port has none. */
  async function listen(port: SerialPort, signal: AbortSignal): Promise<void> {
    while (port.readable !== null && !signal.aborted) {
      const reader = port.readable.getReader()
      const stop = () => void reader.cancel().catch(() => undefined)
      signal.addEventListener('abort', stop)
      try {
        for (let read = await reader.read(); !read.done; read = await reader.read()) onBytes(read.value)
        return
      } catch {
        onGap()
      } finally {
        signal.removeEventListener('abort', stop)
        reader.releaseLock()
      }
    }
  }

  return {
    /** speaks with the scale from now on, as it is set */
    hold(wanted: ScaleSettings): void {
      const isOther = JSON.stringify(line) !== JSON.stringify(wanted)
      line = wanted
      if (isOther) void inTurn(async () => ((await portsOf(serial)).length === 0 ? onState('off') : begin()))
    },
    /** asks the person for a port; only a press may do so */
    async connect(): Promise<void> {
      const before = await portsOf(serial)
      const port = await serial.requestPort().catch(() => undefined)
      if (port === undefined) return
      // so that the next page finds the one that was chosen last
      await Promise.all(before.filter((other) => other !== port).map((other) => other.forget().catch(() => undefined)))
      await inTurn(() => begin(port))
    },
  }
}

const portsOf = async (serial: Serial): Promise<readonly SerialPort[]> => serial.getPorts().catch(() => [])

/** A scale that waits to be asked is asked a few times a second. */
async function askAgainAndAgain(port: SerialPort, signal: AbortSignal): Promise<void> {
  while (port.writable !== null && !signal.aborted) {
    const writer = port.writable.getWriter()
    const stop = () => void writer.abort().catch(() => undefined)
    signal.addEventListener('abort', stop)
    try {
      await writer.write(Uint8Array.from(askForWeight))
      await waited(counterTimings.askScale, signal)
    } catch {
      return
    } finally {
      signal.removeEventListener('abort', stop)
      writer.releaseLock()
    }
  }
}

const waited = (time: number, signal: AbortSignal): Promise<void> =>
  new Promise((go) => {
    setTimeout(go, time)
    signal.addEventListener('abort', () => go(), { once: true })
  })
