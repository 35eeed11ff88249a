import { nameIn } from '#shop/name-in.ts'
import { statusNames } from '#words/usual.ts'

/** What a status is called here. One that only a later shop knows is shown as it is. */
export const statusInWords = (status: string): string => nameIn(statusNames, status)
