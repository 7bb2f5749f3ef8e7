import { LYRE } from '#domain/format/appearance/lyre.ts'
import { useShop } from '#storefront/rendering/browser/api.ts'
import styles from './logo.module.css'

/**
 * The store's logo, or a lyre; with the store's name beside it. The panel's preview finds it by `data-logo`.
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
      {LYRE.map(({ width, d, round }) => (
        <path key={d} strokeWidth={width} strokeLinecap={round ? 'round' : undefined} d={d} />
      ))}
    </svg>
  )
}

/** The accessible name of a link around the logo. */
export function useHomeLabel(): string {
  const nome = useShop()?.nome

  return nome ? `${nome}, página inicial` : 'Página inicial'
}
