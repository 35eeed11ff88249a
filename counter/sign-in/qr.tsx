import type { Qr as Drawn } from '#shop/wire/staff/keys.ts'
import './qr.css'

/** A QR code, drawn by the server, and its address in letters for people without a camera. Where no other device would find it there is none. */
export function Qr({ qr, text }: { qr: Drawn | undefined; text: string }) {
  return (
    <>
      {qr && (
        <svg className="qr" viewBox={`0 0 ${qr.size} ${qr.size}`} aria-hidden="true">
          <path d={qr.path} />
        </svg>
      )}
      <p className="address">{text}</p>
    </>
  )
}
