import type { Hono } from 'hono'
import { authorityFile, hostIn, trustAddress } from '#server/http/addresses.ts'
import type { Settings } from '#server/settings/settings.ts'
import { qrOfAddress } from '#server/staff/qr.ts'
import type { StaffDoor } from '#server/staff/staff-door.ts'
import { may } from '#shop/staff/staff.ts'
import { leadsOnlyHere } from '#shop/wire/only-here.ts'
import { certificateCalls } from '#shop/wire/staff/certificate.ts'
import type { CertificateNow } from './served-certificate.ts'

export interface CertificateDeps {
  readonly settings: Pick<Settings, 'publicUrl' | 'port'>
  readonly certificate?: CertificateNow | undefined
}

/**
 * What a device needs to trust the shop. The fingerprint goes to those alone who may see it on a screen that is trusted
 * already: whoever could change the certificate on its way by plain http could change a fingerprint beside it too.
 */
export function openCertificate(door: StaffDoor, { settings, certificate = () => undefined }: CertificateDeps): void {
  door.open(certificateCalls.certificate, async ({ staff }) => {
    const served = certificate()
    const shop = new URL(settings.publicUrl)
    const known = { shop: shop.origin, is: kindOf(served) }
    if (served?.authority === undefined) return { body: known }
    const mayCompare = staff !== undefined && may(staff.role, 'see-devices')
    const page = leadsOnlyHere(shop) ? undefined : trustAddress(hostIn(settings.publicUrl), settings.port)
    return {
      body: {
        ...known,
        ...(page === undefined ? {} : { page: { address: page, ...qrOfAddress(page) } }),
        ...(mayCompare ? { compare: { fingerprint: served.authority.fingerprint256, endsAt: served.endsAt } } : {}),
      },
    }
  })
}

/** Without an authority of its own there is nothing to trust, and no such file. */
export function openAuthority(app: Hono, { certificate }: Pick<CertificateDeps, 'certificate'>): void {
  app.get(authorityFile, (context) => {
    const authority = certificate?.()?.authority
    if (authority === undefined) return context.notFound()
    return context.body(new Uint8Array(authority.raw), 200, {
      'content-type': 'application/x-x509-ca-cert',
      'cache-control': 'no-store',
    })
  })
}

function kindOf(served: ReturnType<CertificateNow>): 'own' | 'known' | 'none' {
  if (served === undefined) return 'none'
  return served.authority === undefined ? 'known' : 'own'
}
