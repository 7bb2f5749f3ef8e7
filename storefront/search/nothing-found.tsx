import type { CardData } from '../card/card-data.ts'
import { CardGrid } from '../card/card-grid.tsx'
import { ShopLink } from '../parts/shop-link.tsx'
import styles from './nothing-found.module.css'

/** What people come for most, each a search that finds something. */
const COMMON = ['cordas para violão', 'violino 4/4', 'ukulele', 'arco de violino', 'breu', 'afinador']

/** An empty search: how to try better, what others look for, what could please. */
export function NothingFound({ texto, sugestoes }: { texto: string; sugestoes: CardData[] }) {
  return (
    <div className={styles['nothing']}>
      {texto !== '' && (
        <ul className={styles['tips']}>
          <li>Veja se há algum erro de digitação.</li>
          <li>Use menos palavras, como o instrumento e a marca.</li>
          <li>Tente o código do modelo, como EJ27N.</li>
        </ul>
      )}
      <nav aria-label="Buscas comuns">
        <ul className={styles['common']}>
          {COMMON.map((busca) => (
            <li key={busca}>
              <ShopLink to={`/busca?q=${encodeURIComponent(busca)}`}>{busca}</ShopLink>
            </li>
          ))}
        </ul>
      </nav>
      {sugestoes.length > 0 && (
        <section aria-labelledby="sugestoes" className={styles['suggestions']}>
          <h2 id="sugestoes">Talvez você goste</h2>
          <CardGrid lista="Talvez você goste" produtos={sugestoes} />
        </section>
      )}
    </div>
  )
}
