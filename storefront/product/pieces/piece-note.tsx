import { listWords } from '#domain/format/list-words.ts'
import { PASSPORT_PATH } from '#domain/instruments/passport/passport-path.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { CONDITION_WORDS, isUsed } from '#domain/product/pieces/condition.ts'
import { CART_PATH } from '#storefront/cart/cart-path.ts'
import stock from '../buy-box/stock-state.module.css'
import tool from '../instruments/tool-page.module.css'
import type { ProductContent } from '../product-data.ts'
import { isSoldNew, type Piece } from './chosen-piece.ts'
import { usePiecesInCarts } from './in-carts.ts'
import { inCartText, pieceDetails } from './piece-words.ts'
import styles from './pieces.module.css'

type Props = { conteudo: ProductContent; piece: Piece | undefined }

/** What the chosen piece is, in words; without one, which pieces there are. */
export function PieceNote({ conteudo, piece }: Props) {
  return piece ? (
    <ChosenPiece conteudo={conteudo} piece={piece} />
  ) : (
    <PieceHint exemplares={conteudo.exemplares} />
  )
}

/** Condition, marks, wood, weight, and whether somebody has it in the cart. */
function ChosenPiece({ conteudo, piece }: { conteudo: ProductContent; piece: Piece }) {
  const { condicao, numeroSerie, descricao, idSku, disponivel } = piece
  const inCart = usePiecesInCarts(conteudo.id).get(idSku)
  const { nome, descricao: words } = CONDITION_WORDS[condicao]

  return (
    <div className={stock['notice']}>
      <p className={stock['strong']}>
        {nome} · nº de série {numeroSerie}
      </p>
      <p>{words}</p>
      {descricao !== '' && <p className={styles['marks']}>{descricao}</p>}
      {pieceDetails(piece).map(([label, valor]) => (
        <p key={label}>
          {label}: {valor}
        </p>
      ))}
      <p role="status">
        {!disponivel && <strong>Este exemplar já foi vendido.</strong>}
        {disponivel && inCart && (
          <>
            <strong>{inCartText(inCart)}.</strong>{' '}
            {inCart.seu ? (
              <a href={CART_PATH}>Ver a sacola</a>
            ) : (
              'Se a compra não for feita até lá, ele volta a ficar à venda.'
            )}
          </>
        )}
      </p>
      <p>
        Vem com <a href={PASSPORT_PATH}>passaporte</a>: a ficha, a regulagem e a garantia dele, em uma página
        que o QR code abre.
      </p>
      <p>
        {conteudo.status === 'indisponivel' && 'O novo está esgotado. '}
        <a href={conteudo.url}>{isSoldNew(conteudo) ? 'Ver o produto novo' : 'Ver o produto'}</a>
      </p>
    </div>
  )
}

/** How many pieces a product has beside its counted stock, and from what price. */
function PieceHint({ exemplares }: { exemplares: readonly Piece[] }) {
  const sold = exemplares.filter(({ disponivel }) => disponivel)
  const lowest = Math.min(...sold.map(({ precos }) => precos.precoPor))
  if (sold.length === 0) return null

  return (
    <p className={tool['basis']}>
      <a href="#exemplares">
        {sold.length === 1 ? 'Há um exemplar único' : `Há ${sold.length} exemplares únicos`}:{' '}
        {conditionsOf(sold)}, {sold.length > 1 && 'a partir de '}
        {formatBRL(lowest)}
      </a>
    </p>
  )
}

/** `vitrine e usado`. */
function conditionsOf(exemplares: readonly Piece[]): string {
  const kinds = new Set<string>(exemplares.map(({ condicao }) => (isUsed(condicao) ? 'usado' : condicao)))

  return listWords(['novo', 'vitrine', 'usado'].filter((kind) => kinds.has(kind)))
}
