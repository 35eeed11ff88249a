import { useMemo } from 'react'

/**
 * What a page is told, as one text. The router would number each value of it and name the rest by these numbers, which
 * packs a third worse and takes a phone longer to read.
 */
export type Packed<Facts> = string & { readonly holds?: Facts }

export const packed = <Facts>(facts: Facts): Packed<Facts> => JSON.stringify(facts)

export const unpacked = <Facts>(text: Packed<Facts>): Facts => JSON.parse(text) as Facts

/** The facts of a packed text, the same as long as the text is. */
export const useFacts = <Facts>(text: Packed<Facts>): Facts => useMemo(() => unpacked(text), [text])
