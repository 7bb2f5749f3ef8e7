import type { Sku } from '#contract/catalog/catalog.ts'
import { Stars } from '../../components/stars.tsx'
import { FavouriteButton } from '../../customer/wishlist/favourite-button.tsx'
import type { ProductContent } from '../product-data.ts'
import styles from './product-title.module.css'

/** Brand, name, rating and SKU code, which shoppers need on the phone. */
export function ProductTitle({ conteudo, sku }: { conteudo: ProductContent; sku: Sku }) {
  const { marca, nome, avaliacao } = conteudo

  return (
    <header className={styles['title']}>
      <div className={styles['top']}>
        <a href={marca.url} className={styles['brand'] ?? ''}>
          {marca.nome}
        </a>
        <FavouriteButton produto={conteudo} precoPor={sku.precos.precoPor} />
      </div>
      <h1 id="nome-do-produto" className={styles['name']}>
        {nome}
      </h1>
      <p className={styles['facts']}>
        {avaliacao.quantidade > 0 && (
          <a href="#avaliacoes" className={styles['rating']}>
            <Stars media={avaliacao.media} quantidade={avaliacao.quantidade} />
          </a>
        )}
        <span>Cód. {sku.sku}</span>
      </p>
    </header>
  )
}
