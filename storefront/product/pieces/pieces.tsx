import type { Sku } from '#contract/catalog/catalog.ts'
import type { Picture } from '#contract/picture.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { CONDITION_WORDS } from '#domain/product/pieces/condition.ts'
import { ResponsivePicture } from '#storefront/components/picture.tsx'
import { stockText } from '../buy-box/stock-text.ts'
import kit from '../details/kit-contents.module.css'
import { Section } from '../details/section.tsx'
import { shownPictures } from '../gallery/shown-pictures.ts'
import tool from '../instruments/tool-page.module.css'
import type { ProductContent } from '../product-data.ts'
import type { Piece } from './chosen-piece.ts'
import { usePiecesInCarts } from './in-carts.ts'
import { inCartText, pieceDetails, pieceName } from './piece-words.ts'
import styles from './pieces.module.css'

type Props = {
  conteudo: ProductContent
  /** The variant that the page shows, or that the chosen piece is one of. */
  variant: Sku
  chosen: Piece | undefined
}

/** New from counted stock, showroom and used on one page: each piece with what distinguishes it, chosen by a link. */
export function Pieces({ conteudo, variant, chosen }: Props) {
  const inCarts = usePiecesInCarts(conteudo.id)
  const { url, exemplares, skus, status } = conteudo
  const [picture] = shownPictures(conteudo, variant)

  return (
    <Section id="exemplares" title="Exemplares">
      <ul className={styles['pieces']}>
        {status === 'disponivel' && variant.estoque > 0 && (
          <li className={tool['card']} aria-current={chosen ? undefined : 'true'}>
            <CardPicture picture={picture} />
            <h3 className={styles['name']}>
              <a href={url + variant.selecao}>Novo, de fábrica</a>
            </h3>
            <p className={styles['price']}>{formatBRL(variant.precos.precoPor)}</p>
            {attributesOf(variant).map(({ label, valor }) => (
              <p key={label} className={tool['basis']}>
                {label}: {valor}
              </p>
            ))}
            <p className={tool['basis']}>{stockText(variant.estoque)}</p>
          </li>
        )}
        {exemplares.map((piece) => (
          <PieceCard
            key={piece.idSku}
            piece={piece}
            url={url}
            variant={skus.find(({ id }) => id === piece.idVariante)}
            picture={piece.imagens[0] ?? picture}
            current={piece === chosen}
            inCart={inCarts.get(piece.idSku)}
          />
        ))}
      </ul>
    </Section>
  )
}

type PieceCardProps = {
  piece: Piece
  url: string
  variant: Sku | undefined
  picture: Picture | undefined
  current: boolean
  inCart: { ate: string; seu: boolean } | undefined
}

function PieceCard({ piece, url, variant, picture, current, inCart }: PieceCardProps) {
  const { condicao, atributos, precos, disponivel, selecao } = piece
  const less = variant && variant.estoque > 0 && disponivel ? variant.precos.precoPor - precos.precoPor : 0

  return (
    <li className={tool['card']} aria-current={current ? 'true' : undefined}>
      <CardPicture picture={picture} />
      <h3 className={styles['name']}>
        <a href={url + selecao}>{pieceName(piece)}</a>
      </h3>
      <p className={styles['price']}>{disponivel ? formatBRL(precos.precoPor) : 'Vendido'}</p>
      {less > 0 && <p className={tool['basis']}>{formatBRL(less)} a menos que o novo</p>}
      {disponivel && inCart && <p role="status">{inCartText(inCart)}</p>}
      <p className={tool['basis']}>{CONDITION_WORDS[condicao].descricao}</p>
      {[...atributos.map(({ label, valor }) => [label, valor] as const), ...pieceDetails(piece)].map(
        ([label, valor]) => (
          <p key={label} className={tool['basis']}>
            {label}: {valor}
          </p>
        ),
      )}
    </li>
  )
}

function CardPicture({ picture }: { picture: Picture | undefined }) {
  if (!picture) return null

  return (
    <ResponsivePicture
      picture={{ ...picture, alt: '' }}
      sizes="(min-width: 768px) 280px, 96px"
      maxWidth={640}
      className={kit['picture'] ?? ''}
    />
  )
}

function attributesOf({ atributos: { unico, simples } }: Sku) {
  return unico ? [unico, ...simples] : simples
}
