import type { ReactNode } from 'react'
import type { CleaningCode } from '#shop/catalogue/cleaning.ts'

/**
 * How a fish is cut, for whoever does not read: what is kept is filled, what is taken off is dotted. Its name stands beside it.
 * Nothing where the buyer has no wish.
 */
export function CutPicture({ cut, size = 64 }: { cut: string; size?: number }) {
  const picture = Object.entries(pictures).find(([code]) => code === cut)?.[1]
  if (picture === undefined) return null
  return (
    <svg
      className="cut-picture"
      width={size}
      height={size}
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {picture}
    </svg>
  )
}

const kept = { fill: 'currentColor', fillOpacity: 0.2 }
const off = { strokeDasharray: '.1 4.2', strokeWidth: 2.4 }

const wholeFish = 'M5 32C13 17 30 13 43 25L57 14c-3 10-3 26 0 36L43 39C30 51 13 47 5 32Z'

const fish = (
  <>
    <path d={wholeFish} {...kept} />
    <circle cx="14.5" cy="29" r="1.6" fill="currentColor" />
  </>
)

const whole = (
  <>
    {fish}
    <path d="M22 24c3 5 3 11 0 16" />
  </>
)

/** A prawn without what is taken off: its body bends around, its head is above, its tail below. */
const prawn = ({ head, tail }: { head: boolean; tail: boolean }) => (
  <>
    <path d="M43 9C22 5 6 18 7 35c1 16 18 25 36 21.5l-1-11.5c-12 1.5-22-3-22.5-12C19 24 28 18 41 20Z" {...kept} />
    <path d="m14 17 9.5 7.5M7.5 31l12 .5M11.5 47l10-7.5M25.5 56l4.5-11M29.5 8.3 31 20.5" strokeWidth={2} />
    <path d="M43 9 60 11.5 50 19l-9 1" {...(head ? kept : off)} />
    {head && (
      <>
        <path d="M58 11C56 4 49 3 41 4" strokeWidth={2} />
        <circle cx="49" cy="13.5" r="1.4" fill="currentColor" />
      </>
    )}
    <path d="M43 56.5 58 62l-4-8.5 5-7.5-17-1" {...(tail ? kept : off)} />
  </>
)

/** A cleaned fish, with its head or its tail or without them. */
const cleanedFish = ({ head, tail }: { head: boolean; tail: boolean }) => (
  <>
    <path d="M20 20.5c8-2.5 16-1.5 23 4.5v14c-7 6-15 7-23 4.5z" {...kept} />
    <path d="M20 20.5C14 22 9 26 5 32c4 6 9 10 15 11.5" {...(head ? kept : off)} />
    {head && <circle cx="13" cy="29.5" r="1.6" fill="currentColor" />}
    <path d="M43 25 57 14c-3 10-3 26 0 36L43 39" {...(tail ? kept : off)} />
  </>
)

const pictures: Readonly<Record<CleaningCode, ReactNode>> = {
  'devein-no-tail': prawn({ head: false, tail: false }),
  'devein-with-tail': prawn({ head: false, tail: true }),
  'devein-keep-head': prawn({ head: true, tail: true }),
  'keep-whole': whole,
  fillet: (
    <>
      <path d="M6 24C15 10 34 8 50 20 38 32 18 34 6 24Z" {...kept} />
      <path d="M15 23c9 2 18 1 26-3" />
      <path d="M6 46h44l8-7v14l-8-7M14 40v12M23 38.5v15M32 38.5v15M41 40v12" />
    </>
  ),
  'gut-and-keep-whole': (
    <>
      {fish}
      <path d="M20 41c5-4 11-4 16 1" strokeWidth={4} />
      <path d="M28 45v11m0 0-4.5-4.5M28 56l4.5-4.5" />
    </>
  ),
  'pocket-cut': (
    <>
      {fish}
      <path d="M19 35c7-6 16-6 23 0-7 7-16 7-23 0Z" fill="#f0a91b" fillOpacity={0.75} />
    </>
  ),
  slices: (
    <>
      <path d="M5 32c3-6 7-9.5 11-11.5v24C12 42 8 38 5 32Z" {...kept} />
      <circle cx="11.5" cy="30" r="1.4" fill="currentColor" />
      <path
        d="M21 18.6c2.3-.7 4.7-.9 7-.6v29c-2.3.2-4.7 0-7-.8zM33 18.8c2.5.8 4.8 2 7 4v19c-2.2 2-4.5 3.2-7 4zM45 24l14-10c-3 10-3 26 0 36L45 40z"
        {...kept}
      />
    </>
  ),
  // Rawas has the codes of a prawn, and is a fish.
  CLEAN_AND_DEVEIN_WITH_NO_TAIL: cleanedFish({ head: false, tail: false }),
  CLEAN_AND_DEVEIN_WITH_TAIL: cleanedFish({ head: false, tail: true }),
  KEEP_HEAD: cleanedFish({ head: true, tail: true }),
  WHOLE: whole,
}
