import { useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { Button } from '#kit/button.tsx'
import { Field } from '#kit/field.tsx'
import { numbered } from '#shop/orders/board.ts'
import { may } from '#shop/staff/staff.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import { scanWords } from '#words/lists.ts'
import { findPath, orderPath } from './order-path.ts'
import { ScanByCamera } from './scan-by-camera.tsx'
import { useScanner } from './use-scanner.ts'
import './scan.css'

/** Opens an order by its number, a name or a telephone; by a scanner anywhere on the page; by the camera. */
export function FindOrder({
  me,
  orders,
  typed = '',
}: {
  me: Pick<Me, 'id' | 'role'>
  orders: readonly Pick<StaffOrder, 'id' | 'number' | 'status' | 'rider' | 'lines'>[]
  typed?: string
}) {
  const navigate = useNavigate()
  const [unknown, setUnknown] = useState<string>()
  const mayFind = may(me.role, 'find-orders')

  function open(scanned: string) {
    const here = numbered(orders, scanned)
    if (here === undefined && !mayFind) setUnknown(scanned)
    else void navigate(here === undefined ? findPath(scanned) : orderPath(here, me))
  }
  useScanner(open)

  return (
    <search className="find">
      {mayFind && (
        <Form action="/find" className="find-form">
          <Field
            label={scanWords.title}
            hint={scanWords.hint}
            unmarked
            optional
            type="search"
            name="search"
            maxLength={100}
            autoComplete="off"
            defaultValue={typed}
            beside={<Button type="submit">{scanWords.find}</Button>}
          />
        </Form>
      )}
      <ScanByCamera onScan={open} />
      <p role="status" className="find-unknown">
        {unknown !== undefined && scanWords.notHere(unknown)}
      </p>
    </search>
  )
}
