import { formatBRL } from '#domain/money/format-money.ts'
import { ResponsivePicture } from '#storefront/components/picture.tsx'
import type { ProductContent } from '../product-data.ts'
import styles from './kit-contents.module.css'
import { Section } from './section.tsx'

/** The contents of a kit, each with a link to its page and its own price. Renders nothing for other products. */
export function KitContents({ conjunto }: { conjunto: ProductContent['conjunto'] }) {
  if (conjunto.length === 0) return null

  return (
    <Section id="conjunto" title="Neste kit">
      <ul className={styles['items']}>
        {conjunto.map(({ quantidade, produto }) => (
          <li key={produto.id} className={styles['item']}>
            <ResponsivePicture
              picture={{ ...produto.imagem, alt: '' }}
              sizes="96px"
              maxWidth={192}
              className={styles['picture'] ?? ''}
            />
            <div>
              <p className={styles['name']}>
                <span className={styles['quantity']}>{quantidade} ×</span>
                <a href={produto.url}>{produto.nome}</a>
              </p>
              {produto.precoPor !== null && (
                <p className={styles['price']}>Avulso: {formatBRL(produto.precoPor)}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
