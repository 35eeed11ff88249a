import type { Qr as Drawn } from '#shop/wire/staff/keys.ts'

/** A square for a camera, drawn by the server. Its text must stand beside it. */
export function Qr({ qr: { size, path } }: { qr: Drawn }) {
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
