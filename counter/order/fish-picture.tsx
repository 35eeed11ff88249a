import { createContext, useContext } from 'react'
import * as v from 'valibot'
import { ask } from '#counter/ask.ts'
import { smallPictureOf } from '#kit/pictures.ts'
import { type ShotFiles, type SmallShot, smallShotFrom } from '#kit/shot.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'

/** What each fish looks like, by its product, in one small file. */
export type FishPictures = Readonly<Record<string, SmallShot>>

export const fishPicturesKept: v.GenericSchema<unknown, FishPictures> = v.record(
  v.string(),
  v.object({ tone: v.picklist(['slate', 'leaf']), avif: v.string(), src: v.string() }),
)

/** A picture in one small file: ours by its name, or in the files that staff sent. For loaders: the list of ours stays on the server. */
export const smallShotOf = (name: string, sent: ShotFiles | undefined): SmallShot | undefined =>
  smallPictureOf(name) ?? (sent && smallShotFrom(sent))

/** For a page's loader: which picture is ours, and in which files, is known on the server alone. */
export async function askFishPictures(args: Parameters<typeof ask>[0]): Promise<FishPictures> {
  const { fish } = await ask(args, 'fishPictures')
  return shotsOfFish(fish)
}

export function shotsOfFish(fish: StaffGives<'fishPictures'>['fish']): FishPictures {
  return Object.fromEntries(
    fish.flatMap(({ productId, picture, sent }) => {
      const shot = smallShotOf(picture, sent)
      return shot === undefined ? [] : [[productId, shot]]
    }),
  )
}

export const FishPicturesOf = createContext<FishPictures>({})

/** What stands beside it says what it is. A fish without a picture is a dark place of the same size. */
export function FishPicture({ productId, size }: { productId: number; size: number }) {
  const shot = useContext(FishPicturesOf)[productId]
  if (shot === undefined) return <span className="fish-picture" />
  return (
    <picture className="fish-picture" data-tone={shot.tone}>
      <source type="image/avif" srcSet={shot.avif} />
      <img src={shot.src} alt="" width={size} height={size} loading="lazy" decoding="async" />
    </picture>
  )
}
