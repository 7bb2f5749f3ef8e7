import { useLocation } from 'react-router'
import styles from './reload.module.css'

/** A reload link for browsers without JavaScript, where the page cannot update itself. */
export function Reload() {
  const { pathname, search } = useLocation()

  return (
    <noscript>
      <a href={pathname + search} className={styles['link']}>
        Já paguei: atualizar a página
      </a>
    </noscript>
  )
}
