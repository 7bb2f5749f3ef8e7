import type { ReactNode } from 'react'
import { resizedUrl } from '#domain/urls/picture-url.ts'
import type { MenuLink } from './menu-link.ts'

type Props = { item: MenuLink; icon?: ReactNode; className?: string | undefined }

/** A menu entry with its icon, or the given one: a link, or plain text without an address. */
export function MenuEntry({ item, icon: given, className }: Props) {
  const { href, label, destaque, newTab } = item
  // Few of the some hundred entries of a page have one.
  const icon = given ?? ((item.svg ?? item.icone) ? <MenuIcon item={item} /> : null)
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

/** The entry's own SVG, or its picture. Decorative: the label is beside it. */
export function MenuIcon({ item }: { item: MenuLink }) {
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
