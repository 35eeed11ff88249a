import { once } from 'node:events'
import type { Server } from 'node:http'
import type { Alarms } from '#server/alarms/raised.ts'
import { addressList } from '#server/http/caller.ts'
import { drain, type First, openServer, type Served } from '#server/http/server.ts'
import type { Settings } from '#server/settings/settings.ts'
import { keepCertificate } from './keep-certificate.ts'
import { leadToHttps } from './lead-to-https.ts'
import type { ServedCertificate } from './served-certificate.ts'

/** Linux queues 4,096 at most. Node's default is 511; callers beyond it would retry after a second. */
const mostKnocking = 4096

/** Plain http, and https beside it where the shop serves that itself. */
export function openDoors(
  served: Served,
  {
    settings,
    certificate,
    first,
    every,
    ...deps
  }: {
    readonly settings: Pick<Settings, 'port' | 'host' | 'https' | 'publicUrl' | 'dataDir' | 'trustedProxies'>
    /** as it was read at the start */
    readonly certificate: ServedCertificate | undefined
    readonly first?: First | undefined
    readonly alarms: Pick<Alarms, 'raise' | 'clear'>
    readonly now: () => number
    /** how often the files of the certificate are looked at */
    readonly every?: number
  },
) {
  const { https, publicUrl, trustedProxies } = settings
  const doors: { readonly door: Server; readonly port: number }[] = []
  let kept: ReturnType<typeof keepCertificate> | undefined
  if (https && certificate) {
    const trusted = addressList(trustedProxies)
    const toHttps = leadToHttps({ publicUrl, files: served.files, trusted, otherwise: first })
    const door = openServer({ ...served, first, tls: certificate })
    kept = keepCertificate({ door, served: certificate, settings, https, log: served.log, every, ...deps })
    doors.push({ door: openServer({ ...served, first: toHttps }), port: settings.port }, { door, port: https.port })
  } else doors.push({ door: openServer({ ...served, first }), port: settings.port })

  return {
    async listen() {
      for (const { door, port } of doors) {
        door.listen({ port, host: settings.host, backlog: mostKnocking })
        await once(door, 'listening')
      }
    },
    /** what is served now */
    certificate: () => kept?.now(),
    async close(patience: { patience: number; behindProxy: boolean }) {
      kept?.stop()
      await Promise.all(doors.map(({ door }) => drain(door, patience)))
    },
  }
}
