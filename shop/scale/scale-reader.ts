import { openLines } from './lines.ts'
import type { ScaleProtocol, ScaleReader } from './protocol.ts'
import { openToledo8217 } from './toledo-8217.ts'
import { openToledoContinuous } from './toledo-continuous.ts'

/** Reads what a scale says, by the protocol that it is set to. */
export function openScaleReader(protocol: ScaleProtocol): ScaleReader {
  if (protocol.speaks === 'toledo-8217') return openToledo8217()
  if (protocol.speaks === 'toledo-continuous') return openToledoContinuous(protocol)
  return openLines(protocol)
}
