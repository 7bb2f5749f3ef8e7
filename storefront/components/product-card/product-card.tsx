import type { ReactNode } from 'react'
import { formatBRL } from '#domain/money/format-money.ts'
import { resizedUrl } from '#domain/urls/picture-url.ts'
import { QuickBuy } from '#storefront/cart/buy-form/quick-buy.tsx'
import { FavouriteButton } from '#storefront/customer/wishlist/favourite-button.tsx'
import { CompareBox } from '#storefront/product/comparison/compare-box.tsx'
import type { Fit } from '#storefront/product/instruments/mine/fits.ts'
import { ResponsivePicture } from '../picture.tsx'
import { VisitorPrice } from '../price/visitor-price.tsx'
import { Stars } from '../stars.tsx'
import { Badges } from './badges.tsx'
import type { CardData } from './card-data.ts'
import styles from './product-card.module.css'

/** A card is at most 270 px wide, doubled for high-density screens. */
const CARD_PIXELS = 640

/** The width of a card's picture in a grid of 2, 3 or 4 columns. */
const GRID_SIZES = '(min-width: 1200px) 270px, (min-width: 768px) 30vw, 46vw'

type Props = {
  produto: CardData
  /** The `sizes` of the picture, if the card is not in the usual grid. */
  sizes?: string
  /** True for cards above the fold: their pictures are not lazy. */
  eager?: boolean
  headingLevel?: 2 | 3 | 4
  /** The upper right corner; the heart by default. */
  corner?: ReactNode
  /** Whether it has the box for comparisons; false where the card is chosen by another box. */
  comparable?: boolean
  /** Whether it fits an instrument of the shopper. */
  fit?: Fit | undefined
}

/**
 * A product in a grid or row. The whole card is clickable; its only link is the name. A sold-out product keeps its card
 * and price; a product sold on request has no price.
 */
export function ProductCard({
  produto,
  sizes = GRID_SIZES,
  eager = false,
  headingLevel = 3,
  corner = <FavouriteButton produto={produto} precoPor={produto.precos.precoPor} />,
  comparable = true,
  fit,
}: Props) {
  const Heading = `h${headingLevel}` as const
  const soldOut = produto.status === 'indisponivel'

  return (
    <article className={styles['card']} data-sold-out={soldOut || undefined}>
      <div className={styles['content']}>
        <div className={styles['stage']}>
          <ResponsivePicture
            maxWidth={CARD_PIXELS}
            picture={produto.imagem}
            sizes={sizes}
            eager={eager}
            className={styles['picture'] ?? ''}
          />
          {produto.imagemSecundaria && <SecondPicture imagem={produto.imagemSecundaria.imagem} />}
          <Badges selos={produto.selos} fit={fit} />
          {soldOut && <p className={styles['soldOut']}>{soldOutText(produto)}</p>}
          {produto.status === 'disponivel' && <QuickBuy {...produto} />}
        </div>
        <p className={styles['brand']}>{produto.marca.nome}</p>
        <Heading className={styles['name']}>
          <a href={produto.url} title={produto.nome}>
            {produto.nome}
          </a>
        </Heading>
        <Attributes {...produto} />
        <Stars {...produto.avaliacao} />
        {produto.status === 'sobConsulta' ? (
          <p className={styles['onRequest']}>Sob consulta</p>
        ) : (
          <VisitorPrice idSku={produto.idSku} precos={produto.precos} />
        )}
        {produto.exemplar && <PiecePrice {...produto.exemplar} />}
        {produto.status === 'disponivel' && <Promotions {...produto} />}
        {comparable && <CompareBox produto={produto} precoPor={produto.precos.precoPor} />}
      </div>
      <div className={styles['corner']}>{corner}</div>
    </article>
  )
}

/**
 * The attributes that distinguish the product from similar ones, since its name may be cut. Those of the variant come
 * first.
 */
function Attributes({ variante, fatos }: CardData) {
  const ofVariant = variante ?? []
  const attributes = [
    ...ofVariant,
    ...fatos.filter(({ label }) => !ofVariant.some((own) => own.label === label)),
  ]
  if (attributes.length === 0) return null

  return <p className={styles['facts']}>{valuesOf(attributes)}</p>
}

/** From which price there are used or showroom pieces. */
function PiecePrice({ tipo, precoPor }: NonNullable<CardData['exemplar']>) {
  return (
    <p className={styles['facts']}>
      {tipo === 'usado' ? 'Usado' : 'Vitrine'} a partir de {formatBRL(precoPor)}
    </p>
  )
}

/** Promotions that apply automatically, except those that a badge already shows. */
function Promotions({ promocoes, selos }: CardData) {
  const labels = promocoes
    .map(({ label }) => label)
    .filter((text) => !selos.some(({ label }) => label === text))
  if (labels.length === 0) return null

  return <p className={styles['promotions']}>{labels.join(' · ')}</p>
}

/** Names the variant, if the card shows one: others may be in stock. */
function soldOutText({ variante }: CardData): string {
  return variante ? `${valuesOf(variante)} esgotado` : 'Esgotado'
}

/** `10-46 · Níquel`; the labels are left out, since they are the same for the whole listing. */
function valuesOf(attributes: CardData['fatos']): string {
  return attributes.map(({ valor }) => valor).join(' · ')
}

/** Shown on hover or focus only, and loaded only then: before that it is `display: none`. */
function SecondPicture({ imagem }: { imagem: string }) {
  return (
    <img
      className={styles['second']}
      src={resizedUrl(imagem, 480, 'webp')}
      alt=""
      width={480}
      height={480}
      loading="lazy"
      decoding="async"
    />
  )
}
