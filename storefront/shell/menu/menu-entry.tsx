import { resizedUrl } from '#domain/urls/picture-url.ts'
import { Icon } from '#storefront/components/icon.tsx'
import type { MenuLink } from './menu-link.ts'

/** A menu entry with its icon: a link, or plain text without an address. */
export function MenuEntry({ item, className }: { item: MenuLink; className?: string | undefined }) {
  const { href, label, destaque, newTab } = item
  // Few of the some hundred entries of a page have one.
  const icon = (item.icon ?? item.svg ?? item.icone) ? <MenuIcon item={item} /> : null
  if (!href) {
    return (
      <span className={className}>
        {icon}
        {label}
      </span>
    )
  }

  return (
    <a
      href={href}
      className={className}
      data-highlight={destaque}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener' : undefined}
    >
      {icon}
      {label}
    </a>
  )
}

/** An icon of ours, the entry's own SVG, or its picture. Decorative: the label is beside it. */
export function MenuIcon({ item }: { item: MenuLink }) {
  if (item.icon) return <Icon name={item.icon} size={1.4} />
  if (item.svg) {
    return (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the platform when it was saved
      <span data-icon="" aria-hidden="true" dangerouslySetInnerHTML={{ __html: item.svg }} />
    )
  }
  if (!item.icone) return null

  return (
    <img data-icon="" src={resizedUrl(item.icone, 96, 'webp')} width={24} height={24} alt="" loading="lazy" />
  )
}
