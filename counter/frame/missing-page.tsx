import { data } from 'react-router'

/** An address under /counter that stands in no table. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function Missing() {
  return null
}
