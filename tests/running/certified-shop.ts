import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { certificate } from '#server/certificate/certificate-cli.ts'
import { madeCertificate } from '#server/settings/made-certificate.ts'
import { readSettings } from '#server/settings/settings.ts'
import { browserFlags, findBrowser } from '../../tools/browser.ts'
import { freePort, openShop, type RunningShop } from './running-shop.ts'

/** A shop that serves https itself, with the certificate that its own command makes. */
export async function openCertifiedShop(
  host = '127.0.0.1',
): Promise<RunningShop & { readonly https: string; readonly files: ReturnType<typeof madeCertificate> }> {
  const port = await freePort()
  const https = `https://${host}:${port}`
  const environment = { HTTPS_PORT: String(port), PUBLIC_URL: https }
  const shop = await openShop(environment, {
    async prepared(dataDir) {
      const read = readSettings({ ...environment, DATA_DIR: dataDir })
      if ('problems' in read) throw new Error(read.problems.join('\n'))
      await certificate.runClosed([], { settings: read.settings, now: Date.now() })
    },
  })
  return { ...shop, https, files: madeCertificate(shop.dataDir) }
}

/**
 * A browser on which the certificate counts as trusted, as on a device that has the authority: a whole one reads its authorities
 * from where only its user may write.
 */
export async function browserThatTrusts({ cert }: { readonly cert: string }): Promise<Browser> {
  const { publicKey } = new X509Certificate(readFileSync(cert))
  const key = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')
  return chromium.launch({
    executablePath: findBrowser(),
    args: [...browserFlags, `--ignore-certificate-errors-spki-list=${key}`],
  })
}
