// The limit for a page or a call: Node's bare server sends prepared bytes, and does nothing else. Started by the
// measurements: node bench/measure/raw-bytes.ts [FILE] [TYPE] [ENCODING]
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [file = '', type = '', encoding = ''] = process.argv.slice(2)
const body = readFileSync(file)
const headers = {
  'content-type': type,
  'content-length': body.length,
  ...(encoding === '' ? {} : { 'content-encoding': encoding }),
}

const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' ? address?.port : '')
})
