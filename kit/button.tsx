import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'

/**
 * 'strong' is the main action of the page, 'quiet' another one, 'plain' is hardly more than a link. The counter alone has 'soft', the
 * button of a row, and 'danger' (counter/look/look.css).
 */
export type Look = 'strong' | 'soft' | 'quiet' | 'danger' | 'plain'

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
