import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { onLine } from '#browser/line.ts'
import { pageToken } from '#counter/api.ts'
import type { Me } from '#shop/wire/staff/own.ts'

/** A page that was opened without a line may send nothing until the shop has seen who asks: it is asked as soon as there is one. */
export function useFreshToken(me: Me | undefined): void {
  const { revalidate } = useRevalidator()
  useEffect(
    () =>
      onLine((line) => {
        if (line === 'online' && me !== undefined && pageToken() === '') void revalidate()
      }),
    [me, revalidate],
  )
}
