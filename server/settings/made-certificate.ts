import { join } from 'node:path'

/** Where the shop's own command puts what it makes. No backup holds any of it. */
export function madeCertificate(dataDir: string) {
  const folder = join(dataDir, 'tls')
  return {
    folder,
    cert: join(folder, 'shop.crt'),
    key: join(folder, 'shop.key'),
    authority: join(folder, 'authority.crt'),
    authorityKey: join(folder, 'authority.key'),
  }
}
