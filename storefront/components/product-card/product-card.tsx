import type { ReactNode } from 'react'
import { resizedUrl } from '#domain/urls/picture-url.ts'
import { QuickBuy } from '#storefront/cart/buy-form/quick-buy.tsx'
import { FavouriteButton } from '#storefront/customer/wishlist/favourite-button.tsx'
import { cachedContent } from '#storefront/rendering/cached-content.ts'
import { ResponsivePicture } from '../picture.tsx'
import { VisitorPrice } from '../price/visitor-price.tsx'
import { ShopLink } from '../shop-link.tsx'
import { Stars } from '../stars.tsx'
import { Badges } from './badges.tsx'
import type { CardData } from './card-data.ts'
import styles from './product-card.module.css'

/** A card is at most 270 px wide, and twice as fine on a fine screen. */
const CARD_PIXELS = 640

/** How wide a card's picture is in a grid of 2, 3 or 4 columns. */
const GRID_SIZES = '(min-width: 1200px) 270px, (min-width: 768px) 30vw, 46vw'

/** About 3 kB each: what categories, searches and related products show over and over. */
const kept = cachedContent(600)

type Props = {
  produto: CardData
  /** The `sizes` of the picture, where the card stands in other than the usual grid. */
  sizes?: string
  /** True for the cards that are seen first: their pictures are not put off. */
  eager?: boolean
  headingLevel?: 2 | 3 | 4
  /** What stands in the upper right corner; the heart if nothing else does. */
  corner?: ReactNode
}

/**
 * A product in a grid or row. The whole card leads to the product; its one link is the name. What is sold out keeps its
 * card and its price; what is sold on request has no price.
 */
export function ProductCard({
  produto,
  sizes = GRID_SIZES,
  eager = false,
  headingLevel = 3,
  corner = <FavouriteButton produto={produto} precoPor={produto.precos.precoPor} />,
}: Props) {
  const Heading = `h${headingLevel}` as const
  const soldOut = produto.status === 'indisponivel'

  return (
    <article className={styles['card']} data-sold-out={soldOut || undefined}>
      <div
        className={styles['content']}
        {...kept({ produto, sizes, eager, headingLevel }, () => (
          <>
            <div className={styles['stage']}>
              <ResponsivePicture
                widest={CARD_PIXELS}
                picture={produto.imagem}
                sizes={sizes}
                eager={eager}
                className={styles['picture'] ?? ''}
              />
              {produto.imagemSecundaria && <SecondPicture imagem={produto.imagemSecundaria.imagem} />}
              <Badges selos={produto.selos} />
              {soldOut && <p className={styles['soldOut']}>{soldOutText(produto)}</p>}
              {produto.status === 'disponivel' && <QuickBuy {...produto} />}
            </div>
            <p className={styles['brand']}>{produto.marca.nome}</p>
            <Heading className={styles['name']}>
              <ShopLink to={produto.url} title={produto.nome}>
                {produto.nome}
              </ShopLink>
            </Heading>
            <Facts {...produto} />
            <Stars {...produto.avaliacao} />
            {produto.status === 'sobConsulta' ? (
              <p className={styles['onRequest']}>Sob consulta</p>
            ) : (
              <VisitorPrice idSku={produto.idSku} precos={produto.precos} />
            )}
            {produto.status === 'disponivel' && <Promotions {...produto} />}
          </>
        ))}
      />
      <div className={styles['corner']}>{corner}</div>
    </article>
  )
}

/** What tells it from its neighbours, where its name is cut. What is asked for comes before what it is anyway. */
function Facts({ variante, fatos }: CardData) {
  const asked = variante ?? []
  const facts = [...asked, ...fatos.filter(({ label }) => !asked.some((own) => own.label === label))]
  if (facts.length === 0) return null

  return <p className={styles['facts']}>{valuesOf(facts)}</p>
}

/** What applies by itself when it is bought. What a badge says already is not said twice. */
function Promotions({ promocoes, selos }: CardData) {
  const labels = promocoes
    .map(({ label }) => label)
    .filter((text) => !selos.some(({ label }) => label === text))
  if (labels.length === 0) return null

  return <p className={styles['promotions']}>{labels.join(' · ')}</p>
}

/** Of a variant it is said which: others may be in stock. */
function soldOutText({ variante }: CardData): string {
  return variante ? `${valuesOf(variante)} esgotado` : 'Esgotado'
}

/** `10-46 · Níquel`; in a listing of one kind their labels go without saying. */
function valuesOf(facts: CardData['fatos']): string {
  return facts.map(({ valor }) => valor).join(' · ')
}

/** Seen only under a pointer or focus, and fetched only then: before that it has no box. */
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
