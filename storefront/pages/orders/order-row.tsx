import type { OrderSummary } from '#contract/orders/orders.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { orderPath } from '#domain/order/order-path.ts'
import { variantText } from '#domain/product/variants/variant-text.ts'
import { formatShortDate } from '#domain/time/format-date.ts'
import { ItemPicture } from '#storefront/orders/item-picture.tsx'
import styles from './order-row.module.css'

/** An order in the list of orders: items, state and total. */
export function OrderRow({ order }: { order: OrderSummary }) {
  const {
    id,
    numero,
    numeroAntigo,
    criadoEm,
    titulo,
    total,
    quantidadeTotal,
    nome,
    atributos,
    imagem,
    situacao,
  } = order

  return (
    <article className={styles['row']} aria-labelledby={`pedido-${numero}`}>
      <ItemPicture imagem={imagem} />
      <div className={styles['what']}>
        <h2 id={`pedido-${numero}`} className={styles['title']}>
          <a href={orderPath(id)}>Pedido nº {numero}</a>
        </h2>
        <p className={styles['name']}>
          {nome}
          {quantidadeTotal > 1 &&
            ` e mais ${quantidadeTotal - 1} ${quantidadeTotal === 2 ? 'item' : 'itens'}`}
        </p>
        {atributos.length > 0 && <p className={styles['date']}>{variantText(atributos)}</p>}
        <p className={styles['date']}>
          <time dateTime={criadoEm}>{formatShortDate(criadoEm)}</time> · {formatBRL(total)}
          {numeroAntigo !== null && ` · nº ${numeroAntigo} na loja anterior`}
        </p>
      </div>
      <p
        className={styles['standing']}
        data-over={situacao === 'cancelado' || situacao === 'devolvido' || undefined}
      >
        {titulo}
      </p>
    </article>
  )
}
