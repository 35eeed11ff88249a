import { pageToken } from '#counter/api.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import { frameKept, snapshotOf } from './snapshots.ts'

export interface Frame {
  readonly shop: string
  readonly me: Me | undefined
}

let shown: Frame = { shop: '', me: undefined }

/** What this page has around it now: a browser that keeps nothing has it as long as the page lives. */
export const noteFrame = (frame: Frame): void => {
  shown = frame
}

/** What stands around every page while nobody can be asked. */
export async function lastFrame(): Promise<Frame & { readonly pageToken: string }> {
  const frame = shown.me ? shown : ((await snapshotOf('frame', frameKept)) ?? shown)
  return { ...frame, pageToken: pageToken() }
}
