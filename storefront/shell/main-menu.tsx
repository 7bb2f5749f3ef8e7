import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { resizedUrl } from '#domain/picture-url.ts'
import { Icon } from '../parts/icon.tsx'
import { ShopLink } from '../parts/shop-link.tsx'
import styles from './main-menu.module.css'
import type { MenuLink } from './menu-link.ts'

/** Long enough to cross a neighbour on the way, short enough to feel at once. */
const HOVER_DELAY = 120

/**
 * The menu of wide screens. Each entry is a link; what is below it opens under the pointer, or with the button beside the
 * link, and closes with Esc, with the pointer or the focus gone elsewhere.
 */
export function MainMenu({ items }: { items: MenuLink[] }) {
  const [open, setOpen] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function hover(event: PointerEvent, index: number | null) {
    if (event.pointerType !== 'mouse') return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(index), HOVER_DELAY)
  }

  function closeWithEscape(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Escape' || open === null) return
    event.currentTarget.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    setOpen(null)
  }

  function closeWhenLeft(event: FocusEvent<HTMLElement>, index: number) {
    if (event.currentTarget.contains(event.relatedTarget)) return
    setOpen((opened) => (opened === index ? null : opened))
  }

  return (
    <nav
      aria-label="Principal"
      className={styles['menu']}
      onKeyDown={closeWithEscape}
      onPointerLeave={(event) => hover(event, null)}
    >
      <ul className={styles['entries']}>
        {items.map((item, i) => (
          <li
            key={item.label}
            className={styles['entry']}
            onPointerEnter={(event) => hover(event, item.sub ? i : null)}
            onBlur={(event) => closeWhenLeft(event, i)}
          >
            <EntryLink item={item} className={styles['link']} />
            {item.sub && (
              <>
                <button
                  type="button"
                  className={styles['toggle']}
                  aria-expanded={open === i}
                  aria-controls={`menu-${i}`}
                  aria-label={`Abrir ${item.label}`}
                  onClick={() => setOpen(open === i ? null : i)}
                >
                  <Icon name="chevron-down" size={1} />
                </button>
                <div id={`menu-${i}`} className={styles['mega']} data-open={open === i || undefined}>
                  <MegaMenu item={item} sub={item.sub} onFollow={() => setOpen(null)} />
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

type MegaProps = { item: MenuLink; sub: MenuLink[]; onFollow: () => void }

function MegaMenu({ item, sub, onFollow }: MegaProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: closes behind a link that was followed
    <div className={`wrap ${styles['sheet']}`} onClick={onFollow}>
      <ul className={styles['columns']}>
        {sub.map((second) => (
          <li key={second.label} className={styles['column']}>
            <EntryLink item={second} className={styles['heading']} />
            {second.sub && (
              <ul>
                {second.sub.map((third) => (
                  <li key={third.label}>
                    <EntryLink item={third} className={styles['leaf']} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {item.href && (
        <ShopLink to={item.href} className={styles['feature']}>
          {item.icone && <FeaturePicture icone={item.icone} />}
          <span>
            Ver tudo em {item.label} <Icon name="arrow-right" size={1} />
          </span>
        </ShopLink>
      )}
    </div>
  )
}

function FeaturePicture({ icone }: { icone: string }) {
  return (
    <img
      src={resizedUrl(icone, 480, 'webp')}
      width={480}
      height={480}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}

function EntryLink({ item, className = '' }: { item: MenuLink; className?: string | undefined }) {
  if (!item.href) return <span className={className}>{item.label}</span>

  return (
    <ShopLink
      to={item.href}
      className={className}
      data-highlight={item.destaque}
      {...(item.newTab && { target: '_blank', rel: 'noopener' })}
    >
      {item.label}
    </ShopLink>
  )
}
