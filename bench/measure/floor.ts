import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'

/** The lightest page that still shows a product. */
export async function openFloor(): Promise<{ url: string; close(): void }> {
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../kit/pictures.json'), 'utf8')) as Record<
    string,
    { files: { avif: string; bytes: { avif: number } }[] }
  >
  const files = Object.values(manifest).flatMap((picture) => picture.files)
  const nearest = files.toSorted((a, b) => Math.abs(a.bytes.avif - 25_000) - Math.abs(b.bytes.avif - 25_000))[0]
  const picture = readFileSync(join(import.meta.dirname, '../../assets', nearest?.avif ?? ''))
  const head = '<!DOCTYPE html><html lang="en"><meta name="viewport" content="width=device-width"><title>Floor</title>'
  const words = Array.from({ length: 150 }, (_, nr) => `<p>Line ${nr} of the floor.</p>`).join('')
  const html = `${head}<img src="/fish.avif" alt="" width="360" height="270"><h1>Fish</h1>${words}`.slice(0, 5000)
  const server = createServer((request, response) => {
    const isPicture = request.url === '/fish.avif'
    const body = isPicture ? picture : Buffer.from(html)
    response.writeHead(200, { 'content-type': isPicture ? 'image/avif' : 'text/html', 'content-length': body.length })
    response.end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}
