import type { MenuItem } from '#contract/content/content.ts'
import type { IconName } from '#storefront/components/icon.tsx'

/** A menu entry as the page shows it. Without `href` it only speaks, such as a benefit or an opening hour. */
export type MenuLink = {
  label: string
  href?: string
  newTab?: true
  destaque?: true
  /** Address of a picture, at its default size. */
  icone?: string
  /** Inline SVG, sanitised by the platform. */
  svg?: string
  /** One of the page's own icons. */
  icon?: IconName
  sub?: MenuLink[]
}

/** A menu without what the page does not show, so that the data that goes along with every page stays small. */
export function menuLinks(menu: MenuItem[]): MenuLink[] {
  return menu.map((item) => {
    const href = routeAddress(item.rota) || item.link

    return {
      label: item.label,
      ...(href && { href }),
      ...(item.target === '_blank' && { newTab: true }),
      ...(item.destaque && { destaque: true }),
      ...(item.icone && { icone: item.icone }),
      ...(item.svg && { svg: item.svg }),
      ...(item.sub.length > 0 && { sub: menuLinks(item.sub) }),
    }
  })
}

/** Where a menu route leads: an address as it is, or a path with its `:params` filled in and its query appended. */
export function routeAddress(rota: MenuItem['rota']): string {
  if (typeof rota === 'string') return rota
  const path = rota.path.replace(/:(\w+)\??/g, (_, param: string) =>
    encodeURIComponent(rota.params[param] ?? ''),
  )
  const query = new URLSearchParams(rota.query).toString()

  return query ? `${path}?${query}` : path
}
