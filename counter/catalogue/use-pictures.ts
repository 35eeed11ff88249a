import { useState } from 'react'
import type { DeskPicture } from '#shop/wire/staff/pictures.ts'
import { type OfferedPictures, offeredOf } from './offered-pictures.ts'

/**
 * Which picture a form shows, among those that its page brought and those that were sent from it. What was sent is chosen as
 * the shop answered it: it does not wait for the page to be asked again, nor go where that brings an older list.
 */
export function usePictures(brought: OfferedPictures, atFirst = '') {
  const [picture, setPicture] = useState(atFirst)
  const [sentHere, setSentHere] = useState<readonly DeskPicture[]>([])
  const isBrought = ({ name }: DeskPicture) => brought.sent.some((one) => one.name === name)
  const missing = sentHere.filter((one) => !isBrought(one)).map(offeredOf)
  return {
    /** what the form and its preview take */
    chosen: { offered: { ...brought, sent: [...missing, ...brought.sent] }, picture, onPicture: setPicture },
    onSent: (one: DeskPicture): void => {
      setSentHere((before) => [one, ...before.filter(({ name }) => name !== one.name)])
      setPicture(one.name)
    },
  }
}
