import type { Grams } from '#shop/weight.ts'

/** How a scale speaks: one of the two protocols that most of them know, or lines whose figure stands between two texts. */
export type ScaleProtocol =
  | { readonly speaks: 'toledo-8217' }
  | { readonly speaks: 'toledo-continuous'; readonly hasChecksum: boolean }
  | LineGrammar

export interface LineGrammar {
  readonly speaks: 'lines'
  /** the byte that ends a line */
  readonly ends: number
  /** the texts before and after the figure; each may be empty */
  readonly before: string
  readonly after: string
  readonly unit: 'g' | 'kg'
  /** what a line has in it once the scale rests; '': each line is of a scale at rest */
  readonly stable: string
}

/** What lies on the scale, less what the scale itself takes off as tare. */
export interface ScaleReading {
  readonly grams: Grams
  readonly isStable: boolean
  readonly isNet: boolean
  /** as it came, in text */
  readonly raw: string
}

/** Why a scale gives no weight: it says so itself, or what it says cannot be one. */
export type ScaleFault = 'over' | 'under-zero' | 'moving' | 'not-zeroed' | 'other-unit' | 'magnified' | 'nonsense'

export type ScaleHeard = ScaleReading | { readonly fault: ScaleFault; readonly raw: string }

/**
 * How a screen stands with its scale. 'none': its browser has no serial ports; 'off': nobody chose one yet; 'lost': it is
 * unplugged, or another window has it.
 */
export type ScaleState = 'none' | 'off' | 'connecting' | 'on' | 'lost'

/** Takes bytes as they come, in pieces of any size, and gives what they say. It never throws, and keeps one frame at most. */
export type ScaleReader = (bytes: Uint8Array) => readonly ScaleHeard[]
