import type { Qr as Drawn } from '#shop/wire/staff/keys.ts'
import './qr.css'

/** A QR code, drawn by the server, and its address in letters for people without a camera. */
export function Qr({ qr: { size, path }, text }: { qr: Drawn; text: string }) {
  return (
    <>
      <svg className="qr" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <path d={path} />
      </svg>
      <p className="address">{text}</p>
    </>
  )
}
