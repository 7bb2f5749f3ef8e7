import type { OrderItem } from '#contract/orders/orders.ts'
import type { OwnWorkOrderRow } from '#contract/orders/workshop/own-work-orders.ts'
import { pupilText } from '#domain/customer/teaching/teaching-words.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { variantText } from '#domain/product/variants/variant-text.ts'
import { standingWords } from '#domain/workshop/work-order-words.ts'
import { isNoService, LineServices } from '#storefront/cart/services/line-services.tsx'
import type { LineLinks } from '#storefront/product/instruments/line-links.ts'
import { ProductToolLinks } from '#storefront/product/instruments/product-tools.tsx'
import { ItemPicture } from '../item-picture.tsx'
import styles from './order-items.module.css'

type Props = { itens: OrderItem[]; works: readonly OwnWorkOrderRow[]; tools: LineLinks[] }

/** The items as they were when they were bought, with what the workshop does to them. */
export function OrderItems({ itens, works, tools }: Props) {
  return (
    <ul className={styles['items']}>
      {itens.map((item, i) => (
        // An order's items do not change while they are shown, and items from the previous shop have no id.
        <li key={item.idAtributoSimples ?? `${i} ${item.nome}`} className={styles['item']}>
          <ItemPicture imagem={item.imagem} />
          <div className={styles['what']}>
            <p className={styles['name']}>
              {item.url === '' ? item.nome : <a href={item.url}>{item.nome}</a>}
            </p>
            {item.atributos.length > 0 && <p className={styles['detail']}>{variantText(item.atributos)}</p>}
            <p className={styles['detail']}>
              {item.quantidade} × {formatBRL(item.precos.precoPor)}
              {item.sku !== '' && ` · SKU ${item.sku}`}
            </p>
            {item.alunos.map((units) => (
              <p key={units.nome + units.lista} className={styles['detail']}>
                {pupilText(units, item.quantidade)}
              </p>
            ))}
            <div className={styles['detail']}>
              <LineServices servicos={item.servicos} quantidade={item.quantidade} />
              {works
                .filter(({ posicao }) => posicao === i)
                .map((work) => (
                  <p key={work.id}>
                    Na oficina: {standingWords(work).toLowerCase()}.{' '}
                    <a href={work.url}>Ordem de serviço nº {work.numero}</a>
                  </p>
                ))}
            </div>
            {item.ajustes.filter(isNoService).map(({ tipo, origem, label, valor }) => (
              <p key={tipo + origem} className={styles['less']}>
                {label}: <span className={styles['amount']}>{formatBRL(valor)}</span>
              </p>
            ))}
            <div className={styles['tools']}>
              <ProductToolLinks all={tools} {...item} />
            </div>
          </div>
          <p className={styles['total']}>
            <span className="visually-hidden">Total do item: </span>
            {formatBRL(item.total)}
          </p>
        </li>
      ))}
    </ul>
  )
}
