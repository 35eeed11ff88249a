import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'

/** 'strong' is the main action of the page, 'quiet' another one, 'plain' is hardly more than a link. */
export type Look = 'strong' | 'quiet' | 'plain'

export function Button({
  look = 'strong',
  className = '',
  type = 'button',
  ...rest
}: { look?: Look } & ComponentProps<'button'>) {
  // A button that becomes a submit button gets another key: else the click that changed it would submit too.
  return <button key={type} className={`button ${className}`} data-look={look} type={type} {...rest} />
}

export function ButtonLink({ look = 'strong', className = '', ...rest }: { look?: Look } & LinkProps) {
  return <Link className={`button ${className}`} data-look={look} {...rest} />
}
