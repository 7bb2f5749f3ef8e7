import { LOGOUT_PATH } from '#storefront/customer/account-paths.ts'
import styles from './logout-button.module.css'

/** Leaves the account. A plain form: the page that comes after it is loaded anew, so that nothing of the customer stays. */
export function LogoutButton({ className }: { className?: string | undefined }) {
  return (
    <form method="post" action={LOGOUT_PATH}>
      <button type="submit" className={`${styles['button']} ${className ?? ''}`}>
        Sair
      </button>
    </form>
  )
}
