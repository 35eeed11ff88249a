import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { scanWords } from '#words/scan.ts'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { counterTimings } from '#counter/live/timings.ts'

/** As browsers have it that can read barcodes; the compiler's list of the browser lacks it. */
interface BarcodeDetector {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

declare global {
  var BarcodeDetector: (new (wanted: { formats: readonly string[] }) => BarcodeDetector) | undefined
}

/** Reads a barcode that is held before the camera. The camera goes off with the dialog. */
export function Camera({ onScan, onClose }: { onScan: (scanned: string) => void; onClose: () => void }) {
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
