import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { counterTimings } from '#counter/live/timings.ts'
import { Icon } from '#counter/look/icon.tsx'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { scanWords } from '#words/lists.ts'
import { type BarcodeReader, openBarcodeReader } from './barcode-reader.ts'
import './scan.css'

/** Reading one after the other: how far one is, and what came of the last. */
interface Many {
  readonly words: string
  readonly said: string
}

/**
 * A key that opens the camera. A page without https gets no camera, and has no key. With `many` it stays open after a scan, and
 * where there is no camera only how far one is stands in its place.
 */
export function ScanByCamera({
  isShort,
  many,
  onScan,
}: {
  isShort?: boolean
  many?: Many
  onScan: (scanned: string) => void
}) {
  const [isLooking, setLooking] = useState(false)
  const hasCamera = useSyncExternalStore(never, canScan, () => false)
  if (!hasCamera) return many === undefined ? null : <p className="scan-many">{many.words}</p>
  return (
    <>
      <Button
        look="quiet"
        className="by-camera"
        {...(many === undefined ? { 'aria-label': scanWords.camera } : {})}
        onClick={() => setLooking(true)}
      >
        <Icon name="camera" />
        {!isShort && <span>{many?.words ?? scanWords.camera}</span>}
        {many !== undefined && <span className="only-heard">, {scanWords.camera}</span>}
      </Button>
      {isLooking && (
        <Camera
          many={many}
          onScan={(scanned) => {
            if (many === undefined) setLooking(false)
            onScan(scanned)
          }}
          onClose={() => setLooking(false)}
        />
      )}
    </>
  )
}

const canScan = (): boolean => 'mediaDevices' in navigator
const never = () => () => undefined

/** Reads a barcode that is held before the camera. The camera goes off with the dialog. */
function Camera({
  many,
  onScan,
  onClose,
}: {
  many: Many | undefined
  onScan: (scanned: string) => void
  onClose: () => void
}) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'opening' | 'open' | 'refused' | 'unread'>('opening')
  const last = useRef<string>(undefined)
  const goesOn = many !== undefined
  /** The one that still lies before the camera is not scanned again. */
  const scanned = useEffectEvent((found: string) => {
    if (found === last.current) return
    last.current = found
    onScan(found)
  })
  useEffect(() => {
    let isOver = false
    let stream: MediaStream | undefined
    let looking: ReturnType<typeof setTimeout> | undefined
    async function look(read: BarcodeReader) {
      // a picture that is blurred or not there yet reads as nothing
      const found = video.current === null ? undefined : await read(video.current).catch(() => undefined)
      if (isOver) return
      if (found !== undefined) scanned(found)
      if (found === undefined || goesOn) looking = setTimeout(() => void look(read), counterTimings.look)
    }
    async function open() {
      const reader = openBarcodeReader().catch(() => undefined)
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (isOver || video.current === null) return close()
      video.current.srcObject = stream
      await video.current.play()
      const read = await reader
      if (isOver) return undefined
      if (read === undefined) {
        close()
        return setState('unread')
      }
      setState('open')
      return look(read)
    }
    const close = () => stream?.getTracks().forEach((track) => track.stop())
    open().catch(() => !isOver && setState('refused'))
    return () => {
      isOver = true
      clearTimeout(looking)
      close()
    }
  }, [goesOn])
  return (
    <Dialog head={scanWords.cameraHead} className="dialog camera" onClose={onClose}>
      {/* what it shows is what stands before whoever holds it */}
      <video ref={video} muted playsInline hidden={state !== 'open'} />
      <p role="status">
        {state === 'opening' && scanWords.cameraWaits}
        {state === 'refused' && scanWords.cameraRefused}
        {state === 'unread' && scanWords.cameraUnread}
        {state === 'open' && many?.said}
      </p>
      {many !== undefined && <p>{many.words}</p>}
      <Button look="quiet" onClick={onClose}>
        {scanWords.close}
      </Button>
    </Dialog>
  )
}
