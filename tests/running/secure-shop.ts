import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type IncomingHttpHeaders, request as plainRequest, type RequestOptions } from 'node:http'
import { request as secureRequest } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from 'vitest'
import { certificate as command } from '#server/certificate/certificate-cli.ts'
import { openDoors } from '#server/certificate/open-doors.ts'
import { type CertificateNow, readCertificate } from '#server/certificate/served-certificate.ts'
import { openLog } from '#server/http/log.ts'
import { openMetrics } from '#server/http/metrics.ts'
import { madeCertificate } from '#server/settings/made-certificate.ts'
import { readSettings, type Settings } from '#server/settings/settings.ts'
import type { Open } from './databases.ts'
import { freePort } from './running-shop.ts'
import { noPages, openTestShop, type TestShop } from './test-shop.ts'

/** A data folder of its own, settings that serve https from it, and the command that makes what is served. */
export async function certifiedPlace(environment: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'darya-tls-'))
  const [port, httpsPort] = [await freePort(), await freePort()]
  const given = {
    PORT: String(port),
    HTTPS_PORT: String(httpsPort),
    DATA_DIR: dataDir,
    PUBLIC_URL: `https://127.0.0.1:${httpsPort}`,
    ...environment,
  }
  const settings = settingsOf(given)
  return {
    dataDir,
    settings,
    environment: given,
    files: madeCertificate(dataDir),
    /** `npm run shop -- certificate …` */
    certificate: (args: readonly string[] = [], now = Date.now()) => command.runClosed(args, { settings, now }),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  }
}

type Place = Awaited<ReturnType<typeof certifiedPlace>>

/** A shop behind both of its doors, without built pages. */
async function openSecureShop(
  open: Open,
  { dataDir, settings, environment }: Pick<Place, 'dataDir' | 'settings' | 'environment'>,
  options: Omit<TestShop, 'environment'> = {},
) {
  const { https } = settings
  const now = options.now ?? Date.now
  const certificate = https && readCertificate({ ...settings, https }, now())
  const given: { certificate: CertificateNow } = { certificate: () => certificate }
  const shop = await openTestShop(open, { ...options, environment, certificate: () => given.certificate() })
  const lines: string[] = []
  const doors = openDoors(
    {
      app: shop.app,
      files: { at: () => undefined },
      pages: noPages,
      metrics: openMetrics(),
      log: openLog({ write: (line) => void lines.push(line) }),
    },
    { settings, certificate, alarms: shop.alarms, now, every: 20 },
  )
  given.certificate = doors.certificate
  await doors.listen()
  return {
    ...shop,
    dataDir,
    lines,
    http: `http://127.0.0.1:${settings.port}`,
    https: `https://127.0.0.1:${https?.port}`,
    close: () => doors.close({ patience: 200, behindProxy: false }),
  }
}

/** Opens them, and clears all away after each test. */
export function secureShops(open: Open) {
  const toClose: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of toClose.splice(0).toReversed()) await close()
  })
  return {
    place: async (environment: Record<string, string> = {}) => {
      const place = await certifiedPlace(environment)
      toClose.push(place.remove)
      return place
    },
    shop: async (place: Place, options: Omit<TestShop, 'environment'> = {}) => {
      const shop = await openSecureShop(open, place, options)
      toClose.push(shop.close)
      return shop
    },
  }
}

interface Answered {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A client that trusts nobody but the authority it is given, and follows nobody. */
export async function ask(
  url: string,
  options: RequestOptions & { ca?: string; servername?: string } = {},
): Promise<Answered> {
  const sent = (url.startsWith('https:') ? secureRequest : plainRequest)(url, { agent: false, ...options })
  sent.end()
  const [answer] = (await once(sent, 'response')) as [import('node:http').IncomingMessage]
  const body: Buffer[] = []
  for await (const piece of answer) body.push(piece as Buffer)
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(body).toString('latin1') }
}

function settingsOf(environment: Record<string, string>): Settings {
  const read = readSettings(environment)
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  return read.settings
}
