import { useMemo } from 'react'

/**
 * The data of a page as one text. The router would number its values and refer to them by number, which packs a third
 * worse and takes a phone longer to parse.
 */
export type Packed<Facts> = string & { readonly holds?: Facts }

export const packed = <Facts>(facts: Facts): Packed<Facts> => JSON.stringify(facts)

export const unpacked = <Facts>(text: Packed<Facts>): Facts => JSON.parse(text) as Facts

/** The parsed data, the same object as long as the text is the same. */
export const useFacts = <Facts>(text: Packed<Facts>): Facts => useMemo(() => unpacked(text), [text])
