import { startPostgres } from '#tests/running/postgres-server.ts'
import { freePort, openShop, type RunningShop } from '#tests/running/running-shop.ts'
import { startProxy } from './proxy.ts'

export interface SeveralProcesses extends RunningShop {
  /** one of the processes, past nginx */
  readonly first: RunningShop
  readonly databaseUrl: string
}

/** One shop of several processes behind nginx on one PostgreSQL, used like any other shop. */
export async function openSeveral(
  processes: number,
  settings: Record<string, string> = {},
  surroundings: Parameters<typeof openShop>[1] = {},
): Promise<SeveralProcesses> {
  const postgres = await startPostgres()
  const port = await freePort()
  const shared = {
    DATABASE_URL: postgres.url,
    PEPPER: 'one pepper for all of the processes',
    TRUSTED_PROXIES: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    ...settings,
  }
  const first = await openShop(shared, surroundings)
  const shops = [first]
  while (shops.length < processes) shops.push(await openShop(shared, surroundings))
  const proxy = await startProxy(
    shops.map(({ url }) => url),
    { port },
  )
  const each = async (command: (shop: RunningShop) => Promise<unknown>) => {
    for (const shop of shops) await command(shop)
  }
  const several: SeveralProcesses = {
    ...first,
    first,
    databaseUrl: postgres.url,
    url: proxy.url,
    async messages() {
      const all = await Promise.all(shops.map((shop) => shop.messages()))
      return all.flat().toSorted((one, other) => one.at.localeCompare(other.at))
    },
    kill: () => each((shop) => shop.kill()),
    start: () => each((shop) => shop.start()),
    async stop() {
      await proxy.stop()
      await each((shop) => shop.stop())
      await postgres.stop()
    },
    [Symbol.asyncDispose]: () => several.stop(),
  }
  return several
}
