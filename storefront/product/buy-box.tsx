import type { Sku } from '#contract/catalog.ts'
import { formatBRL } from '#domain/format-money.ts'
import { Price } from '../parts/price.tsx'
import { AttributeChoices } from './attribute-choices.tsx'
import styles from './buy-box.module.css'
import { DeliveryNote } from './delivery-note.tsx'
import { InstallmentTable } from './installment-table.tsx'
import type { ProductContent } from './product-data.ts'
import { ProductTitle } from './product-title.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import { Share } from './share.tsx'
import { StockState } from './stock-state.tsx'

type Props = { conteudo: ProductContent; sku: Sku; hasRelated: boolean }

/** What one buys, for how much, in which form and how many. The buttons to buy it stand after the quantity. */
export function BuyBox({ conteudo, sku, hasRelated }: Props) {
  const onRequest = conteudo.status === 'sobConsulta'
  const soldOut = conteudo.status === 'indisponivel' || sku.estoque === 0
  const available = !onRequest && !soldOut

  return (
    <div className={styles['box']}>
      <ProductTitle conteudo={conteudo} sku={sku} />
      {soldOut && !onRequest && (
        <div className={styles['soldOut']}>
          <p>Esgotado</p>
          <p className={styles['lastPrice']}>Último preço: {formatBRL(sku.precos.precoPor)}</p>
        </div>
      )}
      {available && (
        <div className={styles['price']}>
          <Price precos={{ ...sku.precos, aPartirDe: false }} size="page" />
          {conteudo.idSku === sku.id && <InstallmentTable parcelamento={conteudo.parcelamento} />}
        </div>
      )}
      {conteudo.descricoes.curta && <p className={styles['summary']}>{conteudo.descricoes.curta}</p>}
      <AttributeChoices conteudo={conteudo} sku={sku} />
      <StockState conteudo={conteudo} sku={sku} hasRelated={hasRelated} />
      {available && <QuantityStepper key={sku.id} estoque={sku.estoque} />}
      <div className={styles['foot']}>
        <DeliveryNote selos={conteudo.selos} available={available} />
        <Share nome={conteudo.nome} path={conteudo.url + sku.selecao} />
      </div>
    </div>
  )
}
