import { fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { Weighing } from '#shop/wire/staff/weighing.ts'
import { asif } from '#tests/rooms/staff-orders.ts'
import { openScreen } from './counter-screen.tsx'
import { weighingOf } from './weighing-screens.ts'

/** The address of an act at a line of the order on the scale. */
export const at = (line: number, what: string) => `/counter/api/orders/o1/lines/${line}/${what}`

export const openScale = (
  brought: Weighing = weighingOf(),
  me: object = asif,
  wanted: number | 'summary' = 0,
  { names = [], isFromCutList = false }: { names?: object[]; isFromCutList?: boolean } = {},
) =>
  openScreen(import('#counter/weighing/weigh-page.tsx'), {
    me,
    weighing: brought,
    shots: {},
    names,
    wanted,
    isFromCutList,
  })

export const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Weight on the scale' })

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

export async function weigh(typed: string) {
  fireEvent.change(await field(), { target: { value: typed } })
  press('Save weight')
}

/** The acts that were sent, by address. */
export const sent = () =>
  vi
    .mocked(globalThis.fetch)
    .mock.calls.filter(([, request]) => request?.method === 'POST')
    .map(([address]) => address)

/** What is said to be wrong, wherever it is said. */
export const alert = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('')

export function bodyAt(address: string): Record<string, unknown> {
  const call = vi.mocked(globalThis.fetch).mock.calls.find(([asked]) => asked === address)
  return JSON.parse(call?.[1]?.body as string) as Record<string, unknown>
}
