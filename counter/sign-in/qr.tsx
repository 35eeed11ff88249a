import type { Qr as Drawn } from '#shop/wire/staff/keys.ts'
import './qr.css'

/** A square for a camera, drawn by the server, and what it says for who has none. */
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
