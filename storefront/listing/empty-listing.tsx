import { Link } from 'react-router'
import buttons from '../components/button.module.css'
import { CardGrid } from '../components/product-card/card-grid.tsx'
import styles from './empty-listing.module.css'
import type { ListingData } from './listing-data.ts'

/** Shown instead of products: the reason, a way out, and suggestions. */
export function EmptyListing({ conteudo, filtros }: { conteudo: ListingData['conteudo']; filtros: number }) {
  return (
    <div className={styles['empty']}>
      {filtros > 0 ? (
        <>
          <p className={styles['title']}>Nenhum produto com esses filtros.</p>
          <p>Tire um deles, ou comece de novo com todos os produtos.</p>
          <Link to={conteudo.detalhes.urlSemFiltros} preventScrollReset className={buttons['primary'] ?? ''}>
            Limpar filtros
          </Link>
        </>
      ) : (
        <>
          <p className={styles['title']}>Ainda não há produtos aqui.</p>
          <p>Estamos escolhendo o que vai entrar. Enquanto isso, veja o que temos de parecido.</p>
        </>
      )}
      {conteudo.sugestoes.length > 0 && (
        <section aria-labelledby="sugestoes" className={styles['suggestions']}>
          <h2 id="sugestoes">Talvez você goste</h2>
          <CardGrid lista="Talvez você goste" produtos={conteudo.sugestoes} />
        </section>
      )}
    </div>
  )
}
