import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { Form, useNavigate } from 'react-router'
import { counterTimings } from '#counter/live/timings.ts'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { Field } from '#kit/field.tsx'
import { numbered } from '#shop/orders/board.ts'
import { may } from '#shop/staff/staff.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import { scanWords } from '#words/lists.ts'
import { findPath, orderPath } from './order-path.ts'
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

/** As browsers have it that can read barcodes; the compiler's list of the browser lacks it. */
interface BarcodeDetector {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

declare global {
  var BarcodeDetector: (new (wanted: { formats: readonly string[] }) => BarcodeDetector) | undefined
}

/** Reads a barcode that is held before the camera. The camera goes off with the dialog. */
function Camera({ onScan, onClose }: { onScan: (scanned: string) => void; onClose: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'opening' | 'open' | 'refused'>('opening')
  const scanned = useEffectEvent(onScan)
  useEffect(() => {
    let isOver = false
    let stream: MediaStream | undefined
    let looking: ReturnType<typeof setTimeout> | undefined
    async function look(by: BarcodeDetector) {
      const picture = video.current
      // a picture that is blurred or not there yet reads as nothing
      const found = picture === null ? [] : await by.detect(picture).catch(() => [])
      const [first] = found
      if (isOver) return
      if (first === undefined) looking = setTimeout(() => void look(by), counterTimings.look)
      else scanned(first.rawValue)
    }
    async function open() {
      if (globalThis.BarcodeDetector === undefined || video.current === null) throw new Error('no camera here')
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (isOver) return close()
      video.current.srcObject = stream
      await video.current.play()
      setState('open')
      return look(new globalThis.BarcodeDetector({ formats: ['code_128'] }))
    }
    const close = () => stream?.getTracks().forEach((track) => track.stop())
    open().catch(() => !isOver && setState('refused'))
    return () => {
      isOver = true
      clearTimeout(looking)
      close()
    }
  }, [])
  return (
    <Dialog head={scanWords.cameraHead} className="dialog camera" onClose={onClose}>
      {/* what it shows is what stands before whoever holds it */}
      <video ref={video} muted playsInline hidden={state !== 'open'} />
      <p role="status">
        {state === 'opening' && scanWords.cameraWaits}
        {state === 'refused' && scanWords.cameraRefused}
      </p>
      <Button look="quiet" onClick={onClose}>
        {scanWords.close}
      </Button>
    </Dialog>
  )
}
