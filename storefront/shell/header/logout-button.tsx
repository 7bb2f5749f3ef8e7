import { LOGOUT_PATH } from '#storefront/customer/account-paths.ts'
import { markLogout } from '#storefront/customer/logout-script.ts'
import styles from './logout-button.module.css'

/** Logs out. A plain form: the next page is a full page load, so that no customer data stays in the browser. */
export function LogoutButton({ className }: { className?: string | undefined }) {
  return (
    <form method="post" action={LOGOUT_PATH} onSubmit={markLogout}>
      <button type="submit" className={`${styles['button']} ${className ?? ''}`}>
        Sair
      </button>
    </form>
  )
}
