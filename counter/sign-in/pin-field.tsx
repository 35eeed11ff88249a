import type { ComponentProps } from 'react'
import { Field } from '#kit/field.tsx'

/** Six digits, which the browser neither fills in nor keeps. */
export const PinField = (props: ComponentProps<typeof Field>) => (
  <Field {...props} inputMode="numeric" autoComplete="off" maxLength={6} unmarked />
)
