import type { MouseEvent } from 'react'

/** Drops on a screen and cold hands tap twice. The second tap hits whatever has come in the place of the button: it counts for nothing. */
export const isSecondTap = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail > 1

export const onceTapped =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (!isSecondTap(event)) act()
  }
