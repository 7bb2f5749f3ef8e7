import { useTrackedList } from '#storefront/analytics/use-tracked-list.ts'
import { useFits } from '#storefront/product/instruments/mine/use-fits.ts'
import { Carousel } from '../carousel.tsx'
import type { CardData } from './card-data.ts'
import { ProductCard } from './product-card.tsx'

type Props = {
  produtos: CardData[]
  /** The accessible name, such as `Produtos relacionados`. */
  label: string
  headingLevel?: 2 | 3 | 4
}

/** Products in a row that scrolls sideways. */
export function CardRow({ produtos, label, headingLevel = 3 }: Props) {
  const list = useTrackedList<HTMLElement>(label, produtos)
  const fits = useFits(produtos)

  return (
    <Carousel label={label} ref={list}>
      {produtos.map((produto) => (
        <ProductCard
          key={produto.id}
          produto={produto}
          sizes="(min-width: 630px) 264px, 42vw"
          headingLevel={headingLevel}
          fit={fits?.ofProduct(produto.id)}
        />
      ))}
    </Carousel>
  )
}
