import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { Icon } from '#storefront/components/icons/icon.tsx'
import styles from './main-menu.module.css'
import { MegaMenu } from './mega-menu.tsx'
import { MenuEntry } from './menu-entry.tsx'
import { firstInSheet, menuKeyTarget } from './menu-keys.ts'
import type { MenuLink } from './menu-link.ts'
import { useHoverIntent } from './use-hover-intent.ts'

/**
 * The menu of wide screens. Each entry is a link; its sheet opens on hover, with the button beside the link or with the
 * down arrow, and closes with Esc or when the mouse or the focus leaves. Each entry is one tab stop.
 */
export function MainMenu({ items }: { items: MenuLink[] }) {
  const [open, setOpen] = useState<number | null>(null)
  const hover = useHoverIntent(open, setOpen)
  const { pathname } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is the reason to close
  useEffect(() => setOpen(null), [pathname])

  function close() {
    hover.cancel()
    setOpen(null)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { currentTarget: nav, target, key } = event
    if (!(target instanceof HTMLElement)) return
    if (key === 'Escape' && open !== null) {
      target.closest('[data-entry]')?.querySelector<HTMLElement>('a, button')?.focus()
      close()
      return
    }
    const next = openedBelow(target, key) ?? menuKeyTarget(nav, target, key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  /** The down arrow opens an entry's sheet and moves into it. */
  function openedBelow(from: HTMLElement, key: string): HTMLElement | null {
    const entry = from.closest<HTMLElement>('[data-entry]')
    if (key !== 'ArrowDown' || !entry || from.closest('[data-sheet]')) return null
    const index = Number(entry.dataset['entry'])
    if (!items[index]?.sub) return null
    // Hidden elements cannot take the focus.
    flushSync(() => setOpen(index))

    return firstInSheet(entry)
  }

  function closeWhenLeft(event: FocusEvent<HTMLElement>, index: number) {
    if (event.currentTarget.contains(event.relatedTarget)) return
    setOpen((opened) => (opened === index ? null : opened))
  }

  return (
    <nav
      aria-label="Principal"
      className={styles['menu']}
      onKeyDown={onKeyDown}
      onPointerMove={hover.track}
      onPointerLeave={hover.leave}
    >
      <ul className={styles['entries']}>
        {items.map((item, i) => (
          <li
            key={item.label}
            data-entry={i}
            className={styles['entry']}
            onPointerEnter={(event) => hover.point(event, item.sub ? i : null)}
            onBlur={(event) => closeWhenLeft(event, i)}
          >
            <MenuEntry item={inBar(item)} className={styles['link']} />
            {item.sub && (
              <>
                <button
                  type="button"
                  className={styles['toggle']}
                  tabIndex={item.href ? -1 : undefined}
                  aria-expanded={open === i}
                  aria-controls={`menu-${i}`}
                  aria-label={`Abrir ${item.label}`}
                  onClick={() => setOpen(open === i ? null : i)}
                >
                  <Icon name="chevron-down" size={1} />
                </button>
                <MegaMenu id={`menu-${i}`} item={item} sub={item.sub} open={open === i} onFollow={close} />
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Entries with a sheet show their picture in the sheet. */
function inBar({ icone, ...item }: MenuLink): MenuLink {
  return icone && !item.sub ? { ...item, icone } : item
}
