import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'

/** 'strong' asks for the one thing that the page is for, 'quiet' offers another, 'plain' is hardly more than a link. */
export type Look = 'strong' | 'quiet' | 'plain'

export function Button({
  look = 'strong',
  className = '',
  type = 'button',
  ...rest
}: { look?: Look } & ComponentProps<'button'>) {
  // One that comes to send its form is another: else the click that changed it would send it too.
  return <button key={type} className={`button ${className}`} data-look={look} type={type} {...rest} />
}

export function ButtonLink({
  look = 'strong',
  className = '',
  prefetch = 'intent',
  ...rest
}: { look?: Look } & LinkProps) {
  return <Link className={`button ${className}`} data-look={look} prefetch={prefetch} {...rest} />
}
