import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '#counter/look/icon.tsx'
import { findPath, orderPath } from '#counter/scan/order-path.ts'
import { ScanByCamera } from '#counter/scan/scan-by-camera.tsx'
import { useScanner } from '#counter/scan/use-scanner.ts'
import { Button } from '#kit/button.tsx'
import { numbered } from '#shop/orders/board.ts'
import { foundHere } from '#shop/orders/order-finding.ts'
import { may } from '#shop/staff/staff.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import { boardWords } from '#words/board.ts'
import './find.css'

/** A scan opens its order from anywhere on the page; what is not here is looked for among all orders. */
export function useScanOpens(
  orders: readonly StaffOrder[],
  me: Pick<Me, 'id' | 'role'>,
  notHere: (scanned: string) => void,
): void {
  useScanner(useOpenScanned(orders, me, notHere))
}

function useOpenScanned(
  orders: readonly StaffOrder[],
  me: Pick<Me, 'id' | 'role'>,
  notHere: (scanned: string) => void,
): (scanned: string) => void {
  const navigate = useNavigate()
  return (scanned) => {
    const here = numbered(orders, scanned)
    if (here !== undefined) void navigate(orderPath(here, me))
    else if (may(me.role, 'find-orders')) void navigate(findPath(scanned))
    else notHere(scanned)
  }
}

/** Looks through what stands on the screen while somebody types, and on Enter opens the one that is left, or looks further. */
export function FindInPlace({
  orders,
  me,
  typed,
  onType,
  onEnd,
}: {
  orders: readonly StaffOrder[]
  me: Pick<Me, 'id' | 'role'>
  typed: string
  onType: (typed: string) => void
  onEnd: () => void
}) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  // The address follows what is typed, a moment later; what else it says is shown where nobody types.
  useEffect(() => {
    if (field.current !== null && field.current !== document.activeElement) field.current.value = typed
  }, [typed])
  const openScanned = useOpenScanned(orders, me, onType)
  const found = foundAmong(orders, typed)
  const mayFind = may(me.role, 'find-orders')

  function enter(event: FormEvent) {
    event.preventDefault()
    const wanted = field.current?.value.trim() ?? ''
    const [first, ...others] = foundAmong(orders, wanted)
    const only = numbered(orders, wanted) ?? (others.length === 0 ? first : undefined)
    if (only !== undefined) void navigate(orderPath(only, me))
    else if (mayFind && wanted !== '') void navigate(findPath(wanted))
  }

  const escape = ({ key }: KeyboardEvent) => key === 'Escape' && onEnd()
  const said = found.length === 0 ? boardWords.noneHere : boardWords.found(found.length)
  return (
    <search className="find-here">
      <form onSubmit={enter}>
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          aria-label={boardWords.find}
          placeholder={boardWords.find}
          maxLength={100}
          autoComplete="off"
          defaultValue={typed}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={escape}
        />
        <p role="status">{typed.trim() !== '' && said}</p>
        {mayFind && typed.trim() !== '' && found.length !== 1 && (
          <Button look="quiet" type="submit">
            {boardWords.findAll}
          </Button>
        )}
        <ScanByCamera isShort onScan={openScanned} />
        <Button look="plain" onClick={onEnd}>
          {boardWords.close}
        </Button>
      </form>
    </search>
  )
}

/** Nothing typed finds nothing. */
const foundAmong = (orders: readonly StaffOrder[], typed: string): readonly StaffOrder[] =>
  typed.trim() === '' ? [] : foundHere(orders, typed)
