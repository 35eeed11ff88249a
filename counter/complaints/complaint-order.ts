import { ask } from '#counter/ask.ts'
import { shotsOf } from '#counter/order/line-shots.ts'
import type { Route } from './+types/complaint-order'

/** The order that a complaint is about, as it was ordered and as the scale had it. Sums come for those who may see them. */
export async function loader(args: Route.LoaderArgs) {
  const { params } = args
  const [whole, weighed] = await Promise.all([ask(args, 'order', { params }), ask(args, 'weighing', { params })])
  return { whole, weighed, shots: shotsOf(weighed.lines) }
}

/** Where it does not come, the complaint stays, and says so beside. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (trouble) {
    if (trouble instanceof Response) throw trouble
    return 'not-loaded' as const
  }
}
