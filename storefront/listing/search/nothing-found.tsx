import type { CardData } from '#storefront/components/product-card/card-data.ts'
import { CardGrid } from '#storefront/components/product-card/card-grid.tsx'
import styles from './nothing-found.module.css'

/** The most common searches, each with results. */
const COMMON = ['cordas para violão', 'violino 4/4', 'ukulele', 'arco de violino', 'breu', 'afinador']

type NothingFoundProps = {
  texto: string
  /** Categories related to the search. */
  categorias: { nome: string; url: string }[]
  sugestoes: CardData[]
}

/** An empty search: tips, common searches or related categories, and suggestions. */
export function NothingFound({ texto, categorias, sugestoes }: NothingFoundProps) {
  const ways =
    categorias.length > 0
      ? categorias.map(({ nome, url }) => ({ nome, url }))
      : COMMON.map((busca) => ({ nome: busca, url: `/busca?q=${encodeURIComponent(busca)}` }))

  return (
    <div className={styles['nothing']}>
      {texto !== '' && (
        <ul className={styles['tips']}>
          <li>Veja se há algum erro de digitação.</li>
          <li>Use menos palavras, como o instrumento e a marca.</li>
          <li>Tente o código do modelo, como EJ27N.</li>
        </ul>
      )}
      <nav aria-label={categorias.length > 0 ? 'Categorias próximas' : 'Buscas comuns'}>
        <ul className={styles['common']}>
          {ways.map(({ nome, url }) => (
            <li key={url}>
              <a href={url}>{nome}</a>
            </li>
          ))}
        </ul>
      </nav>
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
