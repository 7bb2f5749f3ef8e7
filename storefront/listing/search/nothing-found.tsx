import type { CardData } from '#storefront/components/product-card/card-data.ts'
import { CardGrid } from '#storefront/components/product-card/card-grid.tsx'
import styles from './nothing-found.module.css'

type NothingFoundProps = {
  texto: string
  /** Those that are related to the search, or else the shop's. */
  categorias: { nome: string; url: string }[]
  sugestoes: CardData[]
}

/** An empty search: tips, categories, and suggestions. */
export function NothingFound({ texto, categorias, sugestoes }: NothingFoundProps) {
  return (
    <div className={styles['nothing']}>
      {texto !== '' && (
        <ul className={styles['tips']}>
          <li>Veja se há algum erro de digitação.</li>
          <li>Use menos palavras, como o instrumento e a marca.</li>
          <li>Tente o código do modelo.</li>
        </ul>
      )}
      {categorias.length > 0 && (
        <nav aria-label="Onde procurar">
          <ul className={styles['common']}>
            {categorias.map(({ nome, url }) => (
              <li key={url}>
                <a href={url}>{nome}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <SuggestedProducts sugestoes={sugestoes} />
    </div>
  )
}

/** Suggestions for a search with few, no or only approximate results. */
export function SuggestedProducts({ sugestoes }: { sugestoes: CardData[] }) {
  if (sugestoes.length === 0) return null

  return (
    <section aria-labelledby="sugestoes" className={styles['suggestions']}>
      <h2 id="sugestoes">Veja também</h2>
      <CardGrid lista="Veja também" produtos={sugestoes} />
    </section>
  )
}
