import { store } from '#browser/storage.ts'

/** Kept before going to the login, under the key of the specification. */
export const keepPlace = (path: string): void => store('redirectTo', path)

export const dropPlace = (): void => store('redirectTo', undefined)
