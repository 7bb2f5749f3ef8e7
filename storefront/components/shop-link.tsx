import type { ComponentProps } from 'react'

/**
 * A link inside or outside the shop. It is a plain `a`, since pages hold hundreds of them. `LinkNavigation` in the
 * shell turns clicks on shop links into client navigations and prefetches on hover.
 */
export function ShopLink({ to, ...rest }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  return <a href={to} {...rest} />
}
