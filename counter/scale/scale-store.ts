import { staffApi } from '#counter/api.ts'
import { counterTimings } from '#counter/live/timings.ts'
import type { ScaleReader, ScaleReading, ScaleState } from '#shop/scale/protocol.ts'
import { openScaleReader } from '#shop/scale/scale-reader.ts'
import { afterHearing, afterSilence, afterTaking, type ScaleMemory } from '#shop/scale/taking.ts'
import { askForWeight } from '#shop/scale/toledo-8217.ts'
import type { CounterScale, ScaleSettings } from '#shop/wire/staff/scale.ts'
import type { Serial, SerialPort } from './web-serial.ts'

interface LinkDeps {
  readonly serial: Serial
  readonly onState: (state: ScaleState) => void
  readonly onBytes: (bytes: Uint8Array) => void
  /** bytes may be lost: what comes next can begin in the middle of something */
  readonly onGap: () => void
}

/** Keeps the port of the scale open as long as the page lives, and finds it again after it was unplugged. */
function openLink({ serial, onState, onBytes, onGap }: LinkDeps) {
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

export interface ScaleNow {
  readonly state: ScaleState
  readonly memory: ScaleMemory
  readonly settings: CounterScale | undefined
}

const atFirst: ScaleNow = { state: 'none', memory: {}, settings: undefined }

/** How many bytes are kept for setting up an unknown scale. */
const recorded = 2048

/** The scale of this tab: one port, open from page to page. */
export function openScaleStore() {
  let now = atFirst
  let recording: readonly number[] = []
  let reader: ScaleReader | undefined
  let silent: ReturnType<typeof setTimeout> | undefined
  let link: ReturnType<typeof openLink> | undefined
  let isAsking = false
  let isAskedMeanwhile = false
  const watchers = new Set<() => void>()

  function set(changed: Partial<ScaleNow>) {
    now = { ...now, ...changed }
    for (const watcher of watchers) watcher()
  }

  function hear(bytes: Uint8Array) {
    recording = [...recording, ...bytes].slice(-recorded)
    const heard = reader?.(bytes) ?? []
    set({ memory: heard.reduce(afterHearing, now.memory) })
    if (heard.length === 0) return
    clearTimeout(silent)
    silent = setTimeout(() => set({ memory: afterSilence(now.memory) }), counterTimings.scaleSilence)
  }

  function startReading() {
    reader = now.settings && openScaleReader(now.settings.scale.protocol)
    set({ memory: afterSilence(now.memory) })
  }

  function adopt(settings: CounterScale) {
    const isOther = JSON.stringify(settings.scale) !== JSON.stringify(now.settings?.scale)
    set({ settings })
    if (isOther) startReading()
    link?.hold(settings.scale)
  }

  async function askSettings() {
    isAskedMeanwhile = isAsking
    if (isAsking) return
    isAsking = true
    const answer = await staffApi('scale')
    isAsking = false
    if (answer.ok) adopt(answer.body)
    // What is under way may tell of the scale as it was before.
    if (isAskedMeanwhile) await askSettings()
    else if ('unreachable' in answer) setTimeout(() => void askSettings(), counterTimings.resend)
  }

  return {
    watch: (watcher: () => void): (() => void) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    now: () => now,
    recording: () => recording,
    atFirst: () => atFirst,
    /** each page that needs the scale: somebody may have set it meanwhile */
    start(): void {
      const { serial } = navigator
      if (link === undefined && serial !== undefined) {
        link = openLink({ serial, onState: (state) => set({ state }), onBytes: hear, onGap: startReading })
        set({ state: 'connecting' })
      }
      if (!isAsking) void askSettings()
    },
    /** somebody has set it, or may have */
    look: (): void => void askSettings(),
    /** what somebody has just set */
    adopt,
    connect: async (): Promise<void> => link?.connect(),
    /** a line keeps this reading: the next one takes another */
    take: (reading: ScaleReading): void => set({ memory: afterTaking(now.memory, reading.grams) }),
    clearRecording(): void {
      recording = []
      set({})
    },
  }
}

export const scaleStore = openScaleStore()
