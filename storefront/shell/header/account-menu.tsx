import { type FocusEvent, useEffect } from 'react'
import { Icon } from '#storefront/components/icons/icon.tsx'
import { ensureUser } from '#storefront/customer/user.ts'
import { useShop } from '#storefront/rendering/browser/api.ts'
import { lazyHydrate } from '#storefront/rendering/lazy-hydrate.tsx'
import styles from './account-menu.module.css'

const AccountLinks = lazyHydrate(async () => (await import('./account-links.tsx')).AccountLinks)

const ACCOUNT_MENU = 'conta'

/** The account dropdown of wide screens, a native popover. The visitor is read once per page load. */
export function AccountMenu({ className }: { className: string | undefined }) {
  const appToken = useShop()?.appToken

  useEffect(() => {
    if (appToken !== undefined) void ensureUser(appToken)
  }, [appToken])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches where the focus goes
    <div className={styles['account']} onBlur={closeBehindFocus}>
      <button
        type="button"
        className={`${className} ${styles['button']}`}
        popoverTarget={ACCOUNT_MENU}
        aria-label="Conta"
      >
        <Icon name="user" size={1.5} />
      </button>
      <nav id={ACCOUNT_MENU} popover="auto" className={styles['menu']} aria-label="Conta">
        <AccountLinks list={styles['list']} link={styles['link']} hint={styles['hint']} />
      </nav>
    </div>
  )
}

/** Closes the popover when the focus leaves it, which the browser does not do. */
function closeBehindFocus({ currentTarget, relatedTarget }: FocusEvent) {
  if (relatedTarget && !currentTarget.contains(relatedTarget))
    document.getElementById(ACCOUNT_MENU)?.hidePopover()
}
