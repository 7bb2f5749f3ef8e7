import { resizedUrl } from '#domain/urls/picture-url.ts'
import { Icon } from '#storefront/components/icon.tsx'
import { ShopLink } from '#storefront/components/shop-link.tsx'
import type { MenuLink } from './menu-link.ts'

/** A menu entry with its icon: a link, or plain text without an address. */
export function MenuEntry({ item, className }: { item: MenuLink; className?: string | undefined }) {
  const content = (
    <>
      <MenuIcon item={item} />
      {item.label}
    </>
  )
  if (!item.href) return <span className={className}>{content}</span>

  return (
    <ShopLink
      to={item.href}
      {...(className && { className })}
      data-highlight={item.destaque}
      {...(item.newTab && { target: '_blank', rel: 'noopener' })}
    >
      {content}
    </ShopLink>
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
