import type { Sku } from '#contract/catalog/catalog.ts'
import type { GuideLink } from '#contract/content/guides/guides.ts'
import type { Picture } from '#contract/picture.ts'
import type { ProductContent } from '../product-data.ts'
import { Reviews } from '../reviews/reviews.tsx'
import { BoughtTogether } from './bought-together.tsx'
import { Details } from './details.tsx'
import { Guides } from './guides.tsx'
import { KitContents } from './kit-contents.tsx'
import type { ProductLink } from './product-links.ts'
import { Questions } from './questions.tsx'

type Props = {
  conteudo: ProductContent
  sku: Sku
  picture: Picture | undefined
  guides: GuideLink[]
  links: readonly ProductLink[]
}

/** Everything below the buy box: contents, bundles, details, guides, reviews and questions. */
export function MoreAbout({ conteudo, sku, picture, guides, links }: Props) {
  return (
    <>
      <KitContents conjunto={conteudo.conjunto} />
      <BoughtTogether conteudo={conteudo} sku={sku} picture={picture} />
      <Details conteudo={conteudo} sku={sku} links={links} />
      <Guides guides={guides} />
      <Reviews idProduto={conteudo.id} avaliacao={conteudo.avaliacao} />
      <Questions idProduto={conteudo.id} perguntas={conteudo.perguntas} />
    </>
  )
}
