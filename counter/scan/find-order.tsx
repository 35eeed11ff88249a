import { useState, useSyncExternalStore } from 'react'
import { Form, useNavigate } from 'react-router'
import { numbered } from '#shop/orders/board.ts'
import { may } from '#shop/staff/staff.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { scanWords } from '#words/scan.ts'
import { Button } from '#kit/button.tsx'
import { Field } from '#kit/field.tsx'
import { findPath, orderPath } from './order-path.ts'
import { Camera } from './camera.tsx'
import { useScanner } from './use-scanner.ts'
import './scan.css'

/** Opens an order by its number, a name or a telephone; by a scanner anywhere on the page; by the camera where there is one. */
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
  const [isLooking, setLooking] = useState(false)
  const [unknown, setUnknown] = useState<string>()
  const hasCamera = useSyncExternalStore(never, canScan, () => false)
  const mayFind = may(me.role, 'find-orders')

  function open(scanned: string) {
    setLooking(false)
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
            label={scanWords.search}
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
      {hasCamera && (
        <Button look="quiet" onClick={() => setLooking(true)}>
          {scanWords.camera}
        </Button>
      )}
      <p role="status" className="find-unknown">
        {unknown !== undefined && scanWords.notHere(unknown)}
      </p>
      {isLooking && <Camera onScan={open} onClose={() => setLooking(false)} />}
    </search>
  )
}

const canScan = (): boolean => 'BarcodeDetector' in globalThis && 'mediaDevices' in navigator
const never = () => () => undefined
