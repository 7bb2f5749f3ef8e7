import type { ComponentProps } from 'react'

/**
 * A link inside the shop or out of it: plain, since pages hold hundreds of them. `LinkNavigation` in the shell follows
 * those of the shop without loading the document anew, and fetches ahead what somebody means to follow.
 */
export function ShopLink({ to, ...rest }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  return <a href={to} {...rest} />
}
