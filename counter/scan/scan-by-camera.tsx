import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { counterTimings } from '#counter/live/timings.ts'
import { Icon } from '#counter/look/icon.tsx'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { scanWords } from '#words/lists.ts'
import { type BarcodeReader, openBarcodeReader } from './barcode-reader.ts'
import './scan.css'

/** A key that opens the camera. A page without https gets no camera, and has no key. */
export function ScanByCamera({ isShort, onScan }: { isShort?: boolean; onScan: (scanned: string) => void }) {
  const [isLooking, setLooking] = useState(false)
  const hasCamera = useSyncExternalStore(never, canScan, () => false)
  if (!hasCamera) return null
  return (
    <>
      <Button look="quiet" className="by-camera" aria-label={scanWords.camera} onClick={() => setLooking(true)}>
        <Icon name="camera" />
        {!isShort && <span>{scanWords.camera}</span>}
      </Button>
      {isLooking && (
        <Camera
          onScan={(scanned) => {
            setLooking(false)
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
function Camera({ onScan, onClose }: { onScan: (scanned: string) => void; onClose: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'opening' | 'open' | 'refused' | 'unread'>('opening')
  const scanned = useEffectEvent(onScan)
  useEffect(() => {
    let isOver = false
    let stream: MediaStream | undefined
    let looking: ReturnType<typeof setTimeout> | undefined
    async function look(read: BarcodeReader) {
      // a picture that is blurred or not there yet reads as nothing
      const found = video.current === null ? undefined : await read(video.current).catch(() => undefined)
      if (isOver) return
      if (found === undefined) looking = setTimeout(() => void look(read), counterTimings.look)
      else scanned(found)
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
  }, [])
  return (
    <Dialog head={scanWords.cameraHead} className="dialog camera" onClose={onClose}>
      {/* what it shows is what stands before whoever holds it */}
      <video ref={video} muted playsInline hidden={state !== 'open'} />
      <p role="status">
        {state === 'opening' && scanWords.cameraWaits}
        {state === 'refused' && scanWords.cameraRefused}
        {state === 'unread' && scanWords.cameraUnread}
      </p>
      <Button look="quiet" onClick={onClose}>
        {scanWords.close}
      </Button>
    </Dialog>
  )
}
