import { useShop } from '#storefront/rendering/browser/api.ts'
import styles from './logo.module.css'

/**
 * The store's logo, or a lyre of two arms, a yoke and four strings; with the store's name beside it. The panel's
 * preview finds it by `data-logo`.
 */
export function Logo() {
  const { nome, aparencia } = useShop() ?? {}
  const logo = aparencia?.logo

  return (
    <span className={styles['logo']} data-logo="">
      {logo ? (
        <img className={styles['own']} src={logo.url} width={logo.largura} height={logo.altura} alt="" />
      ) : (
        <Lyre />
      )}
      {aparencia?.nomeAoLado !== false && <span className={styles['word']}>{nome}</span>}
    </span>
  )
}

function Lyre() {
  return (
    <svg className={styles['mark']} viewBox="0 0 32 36" aria-hidden="true" fill="none" stroke="currentColor">
      <path
        strokeWidth="2.2"
        strokeLinecap="round"
        d="M6.5 3.5C2.5 4 1.5 8.5 4.5 10.5c3 2.2 2.5 6 1.3 9.5-2.3 6.8 2 12.5 10.2 12.5S28.5 26.8 26.2 20c-1.2-3.5-1.7-7.3 1.3-9.5 3-2 2-6.5-2-7"
      />
      <path strokeWidth="2" strokeLinecap="round" d="M5.5 9.8h21" />
      <path strokeWidth="1" d="M11.5 10v18.5M14.5 10v19.5M17.5 10v19.5M20.5 10v18.5" />
      <path strokeWidth="2" strokeLinecap="round" d="M10 28.5h12" />
    </svg>
  )
}

/** The accessible name of a link around the logo. */
export function useHomeLabel(): string {
  const nome = useShop()?.nome

  return nome ? `${nome}, página inicial` : 'Página inicial'
}
