import { AnyIcon } from '#storefront/components/icons/any-icon.tsx'
import { MenuEntry } from '../menu/menu-entry.tsx'
import type { IconLink } from '../menu/menu-link.ts'

/** The same for a link that may have an icon of ours. */
export function IconEntry({ item, className }: { item: IconLink; className?: string | undefined }) {
  const { icon, ...link } = item

  return <MenuEntry item={link} icon={icon && <AnyIcon name={icon} size={1.4} />} className={className} />
}
