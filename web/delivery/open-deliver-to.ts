import { fetchPart } from '#browser/lost-parts.ts'
import { stored } from '#browser/storage.ts'
import { deliverTo } from './deliver-to.ts'

/** What is remembered is read, and asked after, by a script that comes late, and only to a browser that remembers a pincode. */
export function openIfRemembered(): void {
  if (stored('deliverTo') === null) return
  void import('./remembered.ts').then(
    ({ openRemembered }) => openRemembered(),
    () => undefined,
  )
}

/** Asks where to, in a dialog that comes when somebody wants it. */
export async function openDialog(): Promise<void> {
  const { DeliverToDialog } = await fetchPart(() => import('./deliver-to-dialog.tsx'))
  deliverTo.setState({ Dialog: DeliverToDialog })
}
