// Which pictures the shop has, how wide they are built and how heavy they may be.

import { productPicture } from '#shop/catalogue/picture-rules.ts'

export type Kind = {
  aspect: number
  widths: readonly number[]
  /** The most bytes an AVIF may have at each width; a width without one is free. */
  budgets: Readonly<Record<number, number>>
}

export type Plan = {
  name: string
  kind: keyof typeof kinds
  /** The master it is cut from; its own name if not said. */
  from?: string
  /** Shares of the master's width and height; the height follows from the kind. */
  left?: number
  top?: number
  width?: number
}

export type Picture = {
  width: number
  height: number
  colour: string
  files: { width: number; avif: string; webp: string; bytes: { avif: number; webp: number } }[]
}

export const kinds = {
  product: productPicture,
  recipe: { aspect: 4 / 3, widths: [480, 768], budgets: { 480: 16_000, 768: 34_000 } },
  card: { aspect: 1, widths: [240, 336, 480], budgets: { 240: 8000, 336: 11_000, 480: 20_000 } },
  hero: { aspect: 16 / 9, widths: [768, 1280, 1536], budgets: { 768: 30_000, 1280: 60_000, 1536: 60_000 } },
  heroTall: { aspect: 4 / 5, widths: [480, 768], budgets: { 480: 30_000, 768: 60_000 } },
  banner: { aspect: 3, widths: [768, 1536], budgets: { 768: 20_000, 1536: 50_000 } },
} as const satisfies Record<string, Kind>

export function withinBudget(kind: Kind, width: number, bytes: number) {
  const budget = kind.budgets[width]
  return budget === undefined || bytes <= budget
}

/** The part of a master, in pixels, that a picture shows; never beyond the master's edge. */
export function regionOf(plan: Plan, kind: Kind, masterWidth: number, masterHeight: number) {
  const width = Math.min(Math.round(masterWidth * (plan.width ?? 1)), Math.floor(masterHeight * kind.aspect))
  const height = Math.round(width / kind.aspect)
  return {
    left: Math.max(0, Math.min(Math.round(masterWidth * (plan.left ?? 0)), masterWidth - width)),
    top: Math.max(0, Math.min(Math.round(masterHeight * (plan.top ?? 0)), masterHeight - height)),
    width,
    height,
  }
}

/** What the pages read, by name in the order of the alphabet, and the files it refers to. */
export function manifestOf(pictures: Record<string, Picture>, plans: readonly Plan[]) {
  const known = new Set(plans.map((plan) => plan.name))
  const kept = Object.entries(pictures)
    .filter(([name]) => known.has(name))
    .toSorted(([a], [b]) => a.localeCompare(b))
  const files = new Set(kept.flatMap(([, picture]) => picture.files.flatMap((file) => [file.avif, file.webp])))
  return { manifest: Object.fromEntries(kept), files }
}
