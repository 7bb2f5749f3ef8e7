import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { TEACHING_PATH } from '#domain/customer/teaching/list-path.ts'
import { ORDERS_PATH } from '#domain/order/order-path.ts'
import { TRADE_IN_PATH } from '#domain/order/trade-in/trade-in-path.ts'
import styles from './account-nav.module.css'
import {
  ACCOUNT_PATH,
  ADDRESSES_PATH,
  CARDS_PATH,
  LISTS_PATH,
  PRIVACY_PATH,
  QUOTES_PATH,
  SECURITY_PATH,
  WORKSHOP_PATH,
} from './account-paths.ts'
import { INSTRUMENTS_PATH } from './instruments/instruments-path.ts'
import { FAVOURITES_PATH } from './wishlist/favourites-path.ts'

const PLACES = [
  { label: 'Meus dados', to: ACCOUNT_PATH },
  { label: 'Pedidos', to: ORDERS_PATH },
  { label: 'Propostas', to: QUOTES_PATH },
  { label: 'Endereços', to: ADDRESSES_PATH },
  { label: 'Cartões', to: CARDS_PATH },
  { label: 'Favoritos', to: FAVOURITES_PATH },
  { label: 'Listas', to: LISTS_PATH },
  { label: 'Instrumentos', to: INSTRUMENTS_PATH },
  { label: 'Oficina', to: WORKSHOP_PATH },
  { label: 'Trocas', to: TRADE_IN_PATH },
  { label: 'Turmas', to: TEACHING_PATH },
  { label: 'Avaliações', to: '/minha-conta/avaliacoes' },
  { label: 'Segurança', to: SECURITY_PATH },
  { label: 'Privacidade', to: PRIVACY_PATH },
]

type AccountNavProps = {
  /** The addresses of pages about what the store does not offer, and the customer has nothing of. */
  hidden: readonly string[]
}

/** The pages of the account in one row. */
export function AccountNav({ hidden }: AccountNavProps) {
  const { pathname } = useLocation()
  const places = useRef<HTMLUListElement>(null)

  // Scrolls the current page into view: on narrow screens the row is wider than the screen.
  useEffect(() => {
    const row = places.current
    const current = row?.querySelector<HTMLElement>(`[href="${currentPlace(pathname)}"]`)
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
  }, [pathname])

  return (
    <nav aria-label="Minha conta" className={styles['bar']}>
      <ul ref={places} className={`wrap ${styles['places']}`}>
        {PLACES.filter(({ to }) => !hidden.includes(to)).map(({ label, to }) => (
          <li key={to}>
            <a href={to} aria-current={currentAt(to, pathname)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The address of the entry for a page; empty if there is none. */
function currentPlace(pathname: string): string {
  return PLACES.find(({ to }) => currentAt(to, pathname))?.to ?? ''
}

/** Whether an entry is current: its own page or one below it. */
function currentAt(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page'

  return pathname.startsWith(`${to}/`) ? 'true' : undefined
}
