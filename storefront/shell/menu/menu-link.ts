import type { MenuItem } from '#contract/content/content.ts'
import type { AnyIconName } from '#storefront/components/icons/any-icon.tsx'

/** A menu entry as the page shows it. Without `href` it is plain text, such as a benefit or the opening hours. */
export type MenuLink = {
  label: string
  href?: string
  newTab?: true
  destaque?: true
  /** Address of a picture, at its default size. */
  icone?: string
  /** Inline SVG, sanitized by the platform. */
  svg?: string
  sub?: MenuLink[]
}

/** A link of footer or help, with an icon of ours. */
export type IconLink = MenuLink & { icon?: AnyIconName }

/** Reduces a menu to what the page shows, to keep the serialized data of every page small. */
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

/** The address of a menu route: a string as it is, or a path with its `:params` filled in and its query appended. */
export function routeAddress(rota: MenuItem['rota']): string {
  if (typeof rota === 'string') return rota
  const path = rota.path.replace(/:(\w+)\??/g, (_, param: string) =>
    encodeURIComponent(rota.params[param] ?? ''),
  )
  const query = new URLSearchParams(rota.query).toString()

  return query ? `${path}?${query}` : path
}
