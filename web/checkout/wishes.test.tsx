import { cleanup, fireEvent, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useForm } from '#forms/use-form.ts'
import { rupees } from '#shop/money.ts'
import { noWishes, type OrderWishes } from '#shop/orders/order-wishes.ts'
import { wishNames } from '#tests/rooms/said-wishes.ts'
import { Wishes, wishesChecks } from './wishes.tsx'

afterEach(cleanup)

function Room({ onSaid }: { onSaid: (said: OrderWishes) => void }) {
  const [wishes, setWishes] = useState(noWishes)
  const form = useForm(wishesChecks, () => undefined)
  const say = (said: OrderWishes) => {
    setWishes(said)
    onSaid(said)
  }
  return <Wishes form={form} wishes={wishes} total={rupees(1000)} onChange={say} />
}

test('all that can be said of an order has its place in the form, each by itself', () => {
  let said = noWishes
  render(<Room onSaid={(now) => (said = now)} />)
  const found = new Set<string>()
  for (const input of document.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    const before = said
    if (input.type === 'textarea') fireEvent.change(input, { target: { value: 'Head off' } })
    else fireEvent.click(input)
    const changed = wishNames.filter((name) => said[name] !== before[name])
    expect(changed.length).toBeLessThanOrEqual(1)
    for (const name of changed) found.add(name)
  }
  expect([...found].toSorted()).toEqual(wishNames.toSorted())
})
