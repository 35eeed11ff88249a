// Slow senders hold as many connections as possible, of our nginx or of the shop with nothing before it:
// npm exec -- node bench/faults/slow-clients.ts [SOCKETS] [SECONDS] [bare]
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { minutes, seconds } from '#shop/time.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { recordFigure } from '../record-figure.ts'
import { startProxy } from './proxy.ts'
import { buildOnce, needs, quantile, report } from './report.ts'
import { trade } from './trade.ts'

const ofOneAddress = 200

/** What a slow sender sends first, and how it continues, a letter at a time. */
const kinds = {
  'says nothing': '',
  'headers without end': 'GET /home HTTP/1.1\r\nhost: x\r\nx-slow: ',
  'a body without end':
    'POST /auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n{',
  'asks once and stays': 'GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n',
} as const

type Kind = keyof typeof kinds

/** A closed sender comes back from another address: this machine has many. */
function holdSockets(url: string, count: number) {
  const { port } = new URL(url)
  const lasted = new Map<Kind, number[]>(Object.keys(kinds).map((kind) => [kind as Kind, []]))
  const open = new Set<Socket>()
  const state = { isOver: false, told: 0, most: 0 }

  function hold(nr: number) {
    if (state.isOver) return
    const kind = Object.keys(kinds)[nr % 4] as Kind
    const began = performance.now()
    const localAddress = `127.0.1.${1 + Math.floor(nr / ofOneAddress)}`
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress })
    open.add(socket)
    state.most = Math.max(state.most, open.size)
    socket.on('connect', () => socket.write(kinds[kind]))
    socket.on('data', (said) => (state.told += said.includes('HTTP/1.1 408') ? 1 : 0))
    socket.on('error', () => {})
    const drip = setInterval(() => (kind.endsWith('end') ? socket.write('x') : undefined), seconds(1))
    socket.on('close', () => {
      clearInterval(drip)
      open.delete(socket)
      if (!state.isOver) lasted.get(kind)?.push(performance.now() - began)
      setTimeout(() => hold(nr), 100)
    })
  }

  for (let nr = 0; nr < count; nr += 1) hold(nr)
  return {
    stop() {
      state.isOver = true
      for (const socket of open) socket.destroy()
      return { lasted, told: state.told, most: state.most }
    },
  }
}

if (import.meta.main) {
  const [count = 1000, length = 60] = process.argv.slice(2, 4).map(Number)
  const isBare = process.argv[4] === 'bare'
  if (!isBare) needs('nginx')
  buildOnce()
  const shop = await openShop(isBare ? {} : { TRUSTED_PROXIES: '127.0.0.1' })
  const proxy = isBare ? undefined : await startProxy([shop.url])
  const url = proxy?.url ?? shop.url
  const { verdict, happenings, found } = await trade(url, {
    shoppers: 2,
    within: minutes(10),
    async meanwhile() {
      const held = holdSockets(url, count)
      await sleep(seconds(length))
      return held.stop()
    },
  })
  const orders = happenings.filter(({ did }) => did === 'place').map(({ began, ended }) => ended - began)
  const longest = Object.fromEntries(
    [...found.lasted].map(([kind, times]) => [`longest: ${kind}, ms`, [quantile(times, 1)] as const]),
  )
  report(`${count} slow senders for ${length} s, ${isBare ? 'bare' : 'behind nginx'}`, verdict, {
    'held at once': [found.most],
    'told 408': [found.told],
    ...longest,
    orders: [orders.length],
    'an order, ms, median': [quantile(orders, 0.5)],
    'an order, ms, p99': [quantile(orders, 0.99), 300],
  })
  const p99 = Math.round(quantile(orders, 0.99))
  const most = (Math.max(...[...found.lasted.values()].flat()) / 1000).toFixed(0)
  if (!isBare)
    recordFigure('slow-clients', `held for ${most} s at most; ${orders.length} orders meanwhile, p99 ${p99} ms`)
  await proxy?.stop()
  await shop.stop()
}
