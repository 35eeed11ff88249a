import type { ScaleReader, ScaleReading, ScaleState } from '#shop/scale/protocol.ts'
import { openScaleReader } from '#shop/scale/scale-reader.ts'
import { afterHearing, afterSilence, afterTaking, type ScaleMemory } from '#shop/scale/taking.ts'
import type { CounterScale } from '#shop/wire/staff/scale.ts'
import { staffApi } from '#counter/api.ts'
import { counterTimings } from '#counter/live/timings.ts'
import { openLink } from './link.ts'

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
