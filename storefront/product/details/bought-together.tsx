import type { Sku } from '#contract/catalog/catalog.ts'
import type { Picture } from '#contract/picture.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { itemValue } from '#storefront/cart/buy-form/bought-items.ts'
import { BuyForm, onlyFirstClick } from '#storefront/cart/buy-form/buy-form.tsx'
import { Icon } from '#storefront/components/icons/icon.tsx'
import { ResponsivePicture } from '#storefront/components/picture.tsx'
import buttons from '../../components/button.module.css'
import type { ProductContent } from '../product-data.ts'
import styles from './bought-together.module.css'
import { Section } from './section.tsx'

type Props = { conteudo: ProductContent; sku: Sku; picture: Picture | undefined }

/**
 * Products that are cheaper together with this one. The platform calculates the sums for the SKU that the page was
 * loaded with; they are hidden while another one is loading.
 */
export function BoughtTogether({ conteudo, sku, picture }: Props) {
  const { combinacoes, nome, idSku } = conteudo
  if (combinacoes.length === 0) return null

  return (
    <Section id="compre-junto" title="Compre junto">
      <ul className={styles['pairs']}>
        {combinacoes.map(({ produto, precoSeparado, precoJunto }) => (
          <li key={produto.id} className={styles['pair']}>
            <div className={styles['pictures']}>
              {picture && <Thumb picture={picture} />}
              <Icon name="plus" />
              <Thumb picture={produto.imagem} />
            </div>
            <div className={styles['names']}>
              <p>{nome}</p>
              <p>
                <a href={produto.url}>{produto.nome}</a>
              </p>
            </div>
            {sku.id === idSku && (
              <p className={styles['sum']}>
                <span className="visually-hidden">Separados: </span>
                <s>{formatBRL(precoSeparado)}</s>
                <strong>
                  <span className="visually-hidden">Juntos: </span>
                  {formatBRL(precoJunto)}
                </strong>
                <span className={styles['saving']}>economize {formatBRL(precoSeparado - precoJunto)}</span>
              </p>
            )}
            <BuyBoth principal={itemValue(conteudo.id, sku.id)} sku={sku} produto={produto} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

type Other = ProductContent['combinacoes'][number]['produto']

/** Buys both products; if the other one has variants, links to its page instead. */
function BuyBoth({ principal, sku, produto }: { principal: string; sku: Sku; produto: Other }) {
  if (sku.estoque === 0) return null
  if (produto.idSku === null) {
    return (
      <a href={produto.url} className={`${buttons['secondary']} ${styles['buy']}`}>
        Ver opções<span className="visually-hidden"> de {produto.nome}</span>
      </a>
    )
  }

  return (
    <BuyForm className={styles['buy']}>
      <input type="hidden" name="item" value={principal} />
      <input type="hidden" name="item" value={itemValue(produto.id, produto.idSku)} />
      <button type="submit" className={buttons['secondary']} onClick={onlyFirstClick}>
        Comprar os dois
      </button>
    </BuyForm>
  )
}

function Thumb({ picture }: { picture: Picture }) {
  return (
    <ResponsivePicture
      picture={{ ...picture, alt: '' }}
      sizes="96px"
      maxWidth={192}
      className={styles['picture'] ?? ''}
    />
  )
}
