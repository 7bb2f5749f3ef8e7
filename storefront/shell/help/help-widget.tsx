import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Settings } from '#contract/settings/settings.ts'
import { AnyIcon } from '#storefront/components/icons/any-icon.tsx'
import { useShop } from '#storefront/rendering/browser/api.ts'
import { createStore } from '#storefront/rendering/browser/store.ts'
import { usePageLevel } from '../use-page-level.ts'
import { defaultHelp, type Help } from './default-help.ts'
import { HelpPanel } from './help-panel.tsx'
import styles from './help-widget.module.css'
import { withContacts } from './to-help.ts'
import { useScrollingDown } from './use-scrolling-down.ts'

const TOGGLE = 'ajuda'

/** Pages full of fields and buttons, which must not be covered on narrow screens. */
const CROWDED = /^\/(checkout|minha-conta)\//

/** The merchant's own help menu, once it is loaded. */
const helpStore = createStore<Help | null>(null)

/**
 * The help button on every page. A checkbox opens it, so that it works without JavaScript and before hydration. The
 * built-in help is shown until the merchant's menu `help-popup` is loaded, which happens when the visitor is about to
 * open it. For screen readers the checkbox is a button.
 */
export function HelpWidget({ loja }: { loja: Settings['loja'] | null }) {
  const product = usePageLevel() === 'detail'
  const crowded = CROWDED.test(useLocation().pathname)
  const away = useScrollingDown()
  const toggle = useRef<HTMLInputElement>(null)
  const shop = useShop()
  const { isOpen, follow, close } = useToggle(toggle)
  const own = helpStore.use()
  const help = own ? withContacts(own, defaultHelp(loja)) : defaultHelp(loja)

  /** Only the first call loads the menu; after a failure the built-in help stays (specification, section 7). */
  function prepare() {
    if (shop) void import('./load-help.ts').then(({ loadHelp }) => loadHelp(shop.appToken, helpStore.set))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      close()
      toggle.current?.focus()
    }
    // A checkbox only reacts to Space; a button also to Enter.
    if (event.key === 'Enter' && event.target === toggle.current) toggle.current?.click()
  }

  return (
    <aside
      className={styles['help']}
      data-product={product || undefined}
      data-crowded={crowded || undefined}
      data-away={(away && !isOpen) || undefined}
      aria-label="Ajuda"
      onPointerEnter={prepare}
      onFocus={prepare}
      onKeyDown={onKeyDown}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a button would open nothing before our code is there */}
      <input
        ref={toggle}
        type="checkbox"
        role="button"
        id={TOGGLE}
        className={styles['toggle']}
        aria-controls="painel-de-ajuda"
        aria-expanded={isOpen ?? false}
        aria-pressed={isOpen ?? false}
        onChange={follow}
      />
      <label htmlFor={TOGGLE} className={styles['button']}>
        <AnyIcon name="chat" />
        <span className={styles['word']}>Ajuda</span>
      </label>
      <HelpPanel id="painel-de-ajuda" help={help} />
    </aside>
  )
}

/**
 * Whether the box is checked; undefined on the server, where it cannot be tracked. Navigating to another path closes
 * it.
 */
function useToggle(toggle: { current: HTMLInputElement | null }) {
  const [isOpen, setOpen] = useState<boolean>()
  const { pathname } = useLocation()
  const follow = () => setOpen(toggle.current?.checked ?? false)
  const close = () => {
    if (toggle.current) toggle.current.checked = false
    setOpen(false)
  }
  const arrived = useRef(pathname)

  useEffect(() => {
    // It may have been opened before hydration.
    if (arrived.current === pathname) setOpen(toggle.current?.checked ?? false)
    else {
      arrived.current = pathname
      if (toggle.current) toggle.current.checked = false
      setOpen(false)
    }
  }, [pathname, toggle])

  return { isOpen, follow, close }
}
