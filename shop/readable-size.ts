import { sizeNames } from '#words/usual.ts'

/** 'लार्ज' of 'Large': a size as it is read, which an order keeps by its label. */
export const readableSize = (label: string): string => sizeNames[label] ?? label
