import { useRef, useState } from 'react'
import type { ProductPromotion } from '#contract/cart/cart.ts'
import type { Sku } from '#contract/catalog/catalog.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { servicesPath } from '#domain/workshop/services-path.ts'
import { VisitorPrice } from '#storefront/components/price/visitor-price.tsx'
import { whenCepKnown } from '#storefront/customer/user.ts'
import { lazyHydrate } from '#storefront/rendering/lazy-hydrate.tsx'
import { CompareBox } from '../comparison/compare-box.tsx'
import { useFits } from '../instruments/mine/use-fits.ts'
import { AttributeChoices } from '../options/attribute-choices.tsx'
import type { Piece } from '../pieces/chosen-piece.ts'
import type { ProductContent } from '../product-data.ts'
import { BUY_FORM, BuyArea } from './buy-area.tsx'
import styles from './buy-box.module.css'
import { ProductTitle } from './product-title.tsx'

type Props = {
  conteudo: ProductContent
  sku: Sku
  /** The piece that `sku` is, if it is one. */
  piece: Piece | undefined
  promotions: ProductPromotion[]
  hasRelated: boolean
}

const PieceNote = lazyHydrate(async () => (await import('../pieces/piece-note.tsx')).PieceNote)

const Promotions = lazyHydrate(async () => (await import('./promotions.tsx')).Promotions)

const InstallmentTable = lazyHydrate(async () => (await import('./installment-table.tsx')).InstallmentTable)

const StockState = lazyHydrate(async () => (await import('./stock-state.tsx')).StockState)

const DeliveryNote = lazyHydrate(async () => (await import('./delivery-note.tsx')).DeliveryNote)

const Share = lazyHydrate(async () => (await import('../share.tsx')).Share)

const BuyBar = lazyHydrate(async () => (await import('./buy-bar/buy-bar.tsx')).BuyBar)

/** Hydrates without interaction once a CEP of the visitor is known, to quote the freight for it. */
const ProductFreight = lazyHydrate(
  async () => (await import('./product-freight.tsx')).ProductFreight,
  whenCepKnown,
)

/** The buy box: title, price, variant, quantity and button. */
export function BuyBox({ conteudo, sku, piece, promotions, hasRelated }: Props) {
  const { tamanhoCerto, meuInstrumento } = conteudo
  const variant = piece?.idVariante ?? sku.id
  const fits = useFits([conteudo])
  const onRequest = conteudo.status === 'sobConsulta'
  const soldOut = sku.estoque === 0
  const available = !onRequest && !soldOut
  const choices = useRef<HTMLDivElement>(null)
  const [refused, setRefused] = useState<Sku['id'] | null>(null)
  const flagged = refused === sku.id
  const [chosen, setChosen] = useState({ sku: sku.id, quantidade: 1 })
  const quantidade = chosen.sku === sku.id ? chosen.quantidade : 1

  /** A sold-out SKU cannot be bought: shows a message and moves the focus to the first value in stock. */
  function ready(): boolean {
    if (sku.estoque > 0) return true
    setRefused(sku.id)
    choices.current
      ?.querySelector<HTMLElement>('a[role=radio]:not([aria-checked=true], [data-sold-out])')
      ?.focus()

    return false
  }

  return (
    <div className={styles['box']}>
      <ProductTitle conteudo={conteudo} sku={sku} />
      {conteudo.exemplares[0] && <PieceNote conteudo={conteudo} piece={piece} />}
      {soldOut && !onRequest && (
        <div className={styles['soldOut']}>
          <p>{piece ? 'Vendido' : 'Esgotado'}</p>
          <p className={styles['lastPrice']}>Último preço: {formatBRL(sku.precos.precoPor)}</p>
        </div>
      )}
      {available && (
        <div className={styles['price']}>
          <VisitorPrice idSku={sku.id} precos={{ ...sku.precos, aPartirDe: false }} size="page" />
          {(piece || conteudo.idSku === sku.id) && (
            <InstallmentTable parcelamento={(piece ?? conteudo).parcelamento} />
          )}
        </div>
      )}
      {available && <Promotions promotions={promotions} />}
      {!piece && conteudo.descricoes.curta && (
        <p className={styles['summary']}>{conteudo.descricoes.curta}</p>
      )}
      <div ref={choices} className={styles['choices']} data-error={flagged || undefined}>
        <AttributeChoices conteudo={conteudo} sku={sku} />
        {tamanhoCerto && (
          <p className={styles['fit']}>
            {tamanhoCerto.frases.find(({ skus }) => skus.includes(variant))?.frase}{' '}
            <a href={tamanhoCerto.url}>Descubra o tamanho certo</a>
          </p>
        )}
        {fits ? (
          <fits.Notes
            conteudo={conteudo}
            sku={sku}
            fit={fits.ofSku(conteudo.id, variant)}
            className={styles['fit']}
          />
        ) : (
          meuInstrumento && (
            <p className={styles['fit']}>
              Serve no seu instrumento? <a href={meuInstrumento}>Diga o que você toca</a>
            </p>
          )
        )}
        {available && conteudo.regulagem && (
          <p className={styles['fit']}>
            Regulagem antes do envio, a partir de {formatBRL(conteudo.regulagem.aPartirDe)}.{' '}
            <a href={servicesPath(sku.id)}>Escolher a regulagem</a>
          </p>
        )}
        {flagged && (
          <p role="alert" className={styles['error']}>
            Esta opção acabou. Escolha outra para comprar.
          </p>
        )}
      </div>
      {!piece && <StockState conteudo={conteudo} sku={sku} hasRelated={hasRelated} />}
      {!onRequest && (piece ? available : conteudo.skus.some(({ estoque }) => estoque > 0)) && (
        <BuyArea
          conteudo={conteudo}
          sku={sku}
          unique={piece !== undefined}
          quantidade={quantidade}
          onQuantity={(quantidade) => setChosen({ sku: sku.id, quantidade })}
          ready={ready}
        />
      )}
      <div className={styles['foot']}>
        <DeliveryNote selos={sku.selos} available={available} />
        <CompareBox produto={conteudo} precoPor={sku.precos.precoPor} />
        <p className={styles['fit']}>
          <a href={`/listas/adicionar?produto=${conteudo.id}&sku=${variant}`}>Pôr em uma lista</a>
          {!onRequest && (
            <>
              {' · '}
              <a href={`/avise-me/preco?produto=${conteudo.id}&sku=${variant}`}>Avise-me se baixar</a>
            </>
          )}
        </p>
        <Share nome={conteudo.nome} path={conteudo.url + sku.selecao} />
      </div>
      {available && (
        <ProductFreight
          key={conteudo.id}
          idProduto={conteudo.id}
          idAtributoValor={sku.id}
          quantidade={quantidade}
        />
      )}
      {available && <BuyBar form={BUY_FORM} nome={conteudo.nome} sku={sku} />}
    </div>
  )
}
