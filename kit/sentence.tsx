import { createElement, Fragment, type ReactNode } from 'react'

type PlacesIn<Words extends string> = Words extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesIn<Rest>
  : never

/**
 * A sentence that holds more than text, such as a link. Its words name the place in braces, 'Call {phone}', so that each
 * language has an order of its own.
 */
export function Sentence<Words extends string>({
  words,
  ...places
}: { words: Words } & Readonly<Record<PlacesIn<Words>, ReactNode>>) {
  const held: Readonly<Record<string, ReactNode>> = places
  const parts = words.split(/[{}]/).map((part, at) => (at % 2 === 0 ? part : held[part]))
  return createElement(Fragment, null, ...parts.filter((part) => part !== ''))
}
