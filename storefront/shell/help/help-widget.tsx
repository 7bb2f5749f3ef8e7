import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Settings } from '#contract/settings/settings.ts'
import { Icon } from '#storefront/components/icon.tsx'
import { useShop } from '#storefront/rendering/browser/api.ts'
import { createStore } from '#storefront/rendering/browser/store.ts'
import { usePageLevel } from '../use-page-level.ts'
import { defaultHelp, type Help } from './default-help.ts'
import { HelpPanel } from './help-panel.tsx'
import styles from './help-widget.module.css'
import { useGivesWay } from './use-gives-way.ts'

const TOGGLE = 'ajuda'

/** Pages full of fields and buttons, which nothing may lie on where the screen is narrow. */
const CROWDED = /^\/(checkout|minha-conta)\//

/** What the merchant's own menu says, once it was asked for. */
const helpStore = createStore<Help | null>(null)

/**
 * Help at hand on every page. A checkbox opens it, so that it works before and without JavaScript; what is built in stands
 * there until the merchant's menu `help-popup` has come, which is asked for when somebody is about to open it. To readers the
 * checkbox is the button that it looks like.
 */
export function HelpWidget({ loja }: { loja: Settings['loja'] | null }) {
  const product = usePageLevel() === 'detail'
  const crowded = CROWDED.test(useLocation().pathname)
  const away = useGivesWay()
  const toggle = useRef<HTMLInputElement>(null)
  const shop = useShop()
  const { isOpen, follow, close } = useToggle(toggle)
  const help = helpStore.use() ?? defaultHelp(loja)

  /** Only the first call asks; a failure is logged and leaves what is built in (specification, section 7). */
  function prepare() {
    if (shop) void import('./load-help.ts').then(({ loadHelp }) => loadHelp(shop.appToken, helpStore.set))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      close()
      toggle.current?.focus()
    }
    // Space alone opens a checkbox; this one looks like a button.
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
        <Icon name="chat" />
        <span className={styles['word']}>Ajuda</span>
      </label>
      <HelpPanel id="painel-de-ajuda" help={help} />
    </aside>
  )
}

/** Whether the box is ticked; unknown on the server, since without JavaScript nothing would follow it. Another path closes it. */
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
    // It may have been opened before our JavaScript came.
    if (arrived.current === pathname) setOpen(toggle.current?.checked ?? false)
    else {
      arrived.current = pathname
      if (toggle.current) toggle.current.checked = false
      setOpen(false)
    }
  }, [pathname, toggle])

  return { isOpen, follow, close }
}
