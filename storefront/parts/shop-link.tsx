import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/**
 * A link inside the shop: fetches what it leads to as soon as somebody means to follow it, unless they save data.
 * Addresses of other sites and files become plain links.
 */
export function ShopLink({ to, ...rest }: { to: string } & Omit<ComponentProps<typeof Link>, 'to'>) {
  if (!/^[/?](?!\/)/.test(to)) return <a href={to} {...rest} />

  return <Link to={to} prefetch={savesData() ? 'none' : 'intent'} {...rest} />
}

/** On a 2G connection, or where the visitor asked to save data (specification, section 4). */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  if (typeof connection !== 'object' || connection === null) return false

  return (
    ('saveData' in connection && connection.saveData === true) ||
    ('effectiveType' in connection && /2g/.test(String(connection.effectiveType)))
  )
}
