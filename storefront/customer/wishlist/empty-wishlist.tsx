import { Icon } from '#storefront/components/icons/icon.tsx'
import type { CardData } from '#storefront/components/product-card/card-data.ts'
import { CardGrid } from '#storefront/components/product-card/card-grid.tsx'
import buttons from '../../components/button.module.css'
import styles from './empty-wishlist.module.css'

/** An empty wishlist: how to add favourites, and suggestions. */
export function EmptyWishlist({ sugestoes }: { sugestoes: CardData[] }) {
  return (
    <>
      <div className={styles['empty']}>
        <span className={styles['heart']}>
          <Icon name="heart" size={2} />
        </span>
        <p className={styles['title']}>Ainda não há favoritos aqui</p>
        <p className={styles['text']}>
          Toque no coração de um produto e ele fica guardado nesta página, em qualquer aparelho em que você
          entrar.
        </p>
        <a href="/" className={buttons['primary']}>
          Conhecer a loja
        </a>
      </div>
      {sugestoes.length > 0 && (
        <section aria-labelledby="sugestoes" className={styles['suggestions']}>
          <h2 id="sugestoes">Talvez você goste</h2>
          <CardGrid lista="Talvez você goste" produtos={sugestoes} />
        </section>
      )}
    </>
  )
}
