import { useLocation } from 'react-router'
import styles from './reload.module.css'

/** For those without JavaScript, whose page can't turn by itself. */
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
