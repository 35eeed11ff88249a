import type { Server } from 'node:https'
import type { Alarms } from '#server/alarms/raised.ts'
import type { Log } from '#server/http/log.ts'
import type { Settings } from '#server/settings/settings.ts'
import { shopDay } from '#shop/moment.ts'
import { days, seconds } from '#shop/time.ts'
import { filesOf, readCertificate, renewing, type ServedCertificate } from './served-certificate.ts'

/** So long before its end it is told. */
const notice = days(30)

/**
 * Looks at the files again and again: a renewed certificate is served from then on, without a restart and without breaking a
 * connection. As long as the new files do not fit, the old ones are served.
 */
export function keepCertificate({
  door,
  served: first,
  settings,
  https,
  alarms,
  log,
  now,
  every = seconds(10),
}: {
  readonly door: Pick<Server, 'setSecureContext'>
  readonly served: ServedCertificate
  readonly settings: Pick<Settings, 'dataDir' | 'publicUrl'>
  readonly https: NonNullable<Settings['https']>
  readonly alarms: Pick<Alarms, 'raise' | 'clear'>
  readonly log: Pick<Log, 'info'>
  readonly now: () => number
  readonly every?: number | undefined
}): { now(): ServedCertificate; stop(): void } {
  const place = { ...settings, https }
  let served = first
  let unfitBefore: string | undefined

  function look() {
    const unfit = lookAtFiles()
    // Two files are written one after the other: only what is wrong twice is wrong.
    if (unfit === undefined) alarms.clear('certificate-unfit')
    else if (unfit === unfitBefore) alarms.raise('certificate-unfit', unfit)
    unfitBefore = unfit
    watchEnd()
  }

  function lookAtFiles(): string | undefined {
    try {
      const { cert, key } = filesOf(place)
      // whatever has become of it, `watchEnd` tells
      if (cert === served.cert && key === served.key) return undefined
      const found = readCertificate(place, now())
      door.setSecureContext(found)
      served = found
      log.info({ until: shopDay(found.endsAt) }, 'another certificate is served from now on')
      return undefined
    } catch (error) {
      return (error as Error).message
    }
  }

  function watchEnd() {
    const left = served.endsAt - now()
    if (left >= notice) return alarms.clear('certificate-ends')
    alarms.raise('certificate-ends', `the https certificate ends on ${shopDay(served.endsAt)}: ${renewing(place)}`, {
      about: shopDay(served.endsAt),
      count: Math.max(0, Math.floor(left / days(1))),
    })
  }

  watchEnd()
  const timer = setInterval(look, every)
  timer.unref()
  return { now: () => served, stop: () => clearInterval(timer) }
}
