import { picturesWords } from '#words/pictures.ts'

/** Whether the shop came with a picture of this name. */
export const isOwnPicture = (name: string): boolean => Object.hasOwn(picturesWords, name)
