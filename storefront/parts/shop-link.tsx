import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/**
 * A link inside the shop: fetches what it leads to as soon as somebody means to follow it. Addresses of other sites and
 * files become plain links.
 */
export function ShopLink({ to, ...rest }: { to: string } & Omit<ComponentProps<typeof Link>, 'to'>) {
  if (!to.startsWith('/') || to.startsWith('//')) return <a href={to} {...rest} />

  return <Link to={to} prefetch="intent" {...rest} />
}
