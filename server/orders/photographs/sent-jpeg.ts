import { Refusal } from '#server/http/refusal.ts'
import { barePhotograph } from '#shop/orders/photograph.ts'

/** What a screen sent in base64, without all that is no picture; what is none is refused. */
export function sentJpeg(jpeg: string): string {
  const photograph = barePhotograph(Buffer.from(jpeg, 'base64'))
  if ('refused' in photograph) throw new Refusal(400, photograph)
  return Buffer.from(photograph.bare).toString('base64')
}
