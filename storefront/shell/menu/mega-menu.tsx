import { resizedUrl } from '#domain/urls/picture-url.ts'
import { Icon } from '#storefront/components/icons/icon.tsx'
import styles from './mega-menu.module.css'
import { MenuEntry } from './menu-entry.tsx'
import type { MenuLink } from './menu-link.ts'

type Props = { id: string; item: MenuLink; sub: MenuLink[]; open: boolean; onFollow: () => void }

/**
 * The sheet below an entry of the main menu: its second and third levels, and the category's picture. The links are in
 * every page, for visitors without JavaScript and for search engines; the picture is rendered when the sheet is open.
 */
export function MegaMenu({ id, item, sub, open, onFollow }: Props) {
  return (
    <div id={id} data-sheet="" data-open={open || undefined} className={styles['mega']}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: closes behind a link that was followed */}
      <div className={`wrap ${styles['sheet']}`} onClick={onFollow}>
        <ul className={styles['groups']}>
          {groupsOf(sub).map((group) => (
            <li key={group[0]?.label} data-group="">
              {group.map((second) => (
                <MenuEntry key={second.label} item={second} className={styles['heading']} />
              ))}
              {group[0]?.sub && <Leaves items={group[0].sub} />}
            </li>
          ))}
        </ul>
        {open && item.href && <Feature item={item} href={item.href} />}
      </div>
    </div>
  )
}

/**
 * Groups the entries: one with children is a group of its own; those without children form one group, at the position
 * of the first of them.
 */
function groupsOf(sub: MenuLink[]): MenuLink[][] {
  const alone = sub.filter((second) => !second.sub)

  return sub.flatMap((second) => {
    if (second.sub) return [[second]]
    return second === alone[0] ? [alone] : []
  })
}

function Leaves({ items }: { items: MenuLink[] }) {
  return (
    <ul className={styles['leaves']}>
      {items.map((third) => (
        <li key={third.label}>
          <MenuEntry item={third} className={styles['leaf']} />
        </li>
      ))}
    </ul>
  )
}

function Feature({ item, href }: { item: MenuLink; href: string }) {
  return (
    <a href={href} data-group="" className={styles['feature']}>
      {item.icone && <img src={resizedUrl(item.icone, 480, 'webp')} width={480} height={480} alt="" />}
      <span>
        Ver tudo em {item.label} <Icon name="arrow-right" size={1} />
      </span>
    </a>
  )
}
