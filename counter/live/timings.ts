import { milliseconds, seconds } from '#shop/time.ts'

/** Every wait of the counter's screens, by name. */
export const counterTimings = {
  /** how long the stream of changes may say nothing */
  silence: seconds(25),
  /** how often a page looks by itself while the stream is silent */
  poll: seconds(5),
  /** a burst of changes is fetched in one */
  betweenFetches: milliseconds(300),
  /** what could not be sent is tried again */
  resend: seconds(3),
  /** how long a page is waited for where it can be drawn from what this device has kept */
  patience: seconds(3),
  /** a screen that has stood so long keeps what may be wanted next */
  keepAhead: seconds(2),
  /** how often the waits on a screen are counted again */
  tick: seconds(15),
  /** how long what came, moved or changed under a finger takes no press */
  deaf: milliseconds(600),
  /** so long what comes where a finger was may still be meant for something else */
  fingerStays: seconds(3),
  /** how long what was done keeps its place in a list */
  keepsPlace: seconds(5),
  /** what may be gone a moment later is not said before */
  goneSoon: seconds(1),
  /** two keys of a scanner are never further apart; fingers hardly ever this close */
  scannerKey: milliseconds(50),
  /** how often the board asks what needs somebody, beside what it hears */
  attention: seconds(60),
  /** how often the bell rings until somebody touches the page */
  ring: seconds(4),
  /** ten digits that may be the beginning of a longer number are looked for when nothing more is typed */
  restOfNumber: milliseconds(900),
  /** how often the camera's picture is read */
  look: milliseconds(250),
  /** how often a scale that waits to be asked is asked */
  askScale: milliseconds(250),
  /** a weight that the scale did not say again for so long is not on it any more */
  scaleSilence: seconds(2),
  /** how often a scale that was unplugged is looked for */
  scaleAgain: seconds(1),
} as const
