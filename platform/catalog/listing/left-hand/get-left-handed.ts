import type { LeftHanded } from '#contract/catalog/catalog.ts'
import { leftHandAdvice } from '#domain/instruments/compatibility/advice-by-text.ts'
import { LEFT_HAND_PATH } from '#domain/instruments/compatibility/left-hand-path.ts'
import { pageFrame } from '#platform/infrastructure/context/page-frame.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { getListing } from '../get-listing.ts'
import { instrumentTemplates, namedFamilies } from '../sizes/instrument-templates.ts'
import { handFields } from './hand-fields.ts'

/** As many products as are shown of a listing, in as many listings: links lead to the others. */
const [SHOWN, WITH_PRODUCTS] = [4, 12]

/** As many listings as are looked at: no shop has as many categories of instruments. */
const LISTINGS = 100

/** What the shop has for left-handers in stock, and what turning a right-handed instrument takes. */
export async function getLeftHanded(context: RequestContext): Promise<LeftHanded> {
  context.tag(tags.listing, tags.categories)
  const paths = [...(await handFields(context)).keys()].sort().slice(0, LISTINGS)
  const found = await Promise.all(paths.map((caminho) => inStock(context, caminho)))
  const listings = await Promise.all(
    found
      .flat()
      .map((listing, i) =>
        i < WITH_PRODUCTS ? withProducts(context, listing) : { ...listing, produtos: [] },
      ),
  )
  const families = namedFamilies(await instrumentTemplates(context))

  return {
    estrutura: frameOf(context),
    conteudo: {
      listagens: listings,
      conselhos: leftHandAdvice(families),
    },
  }
}

type Found = Omit<LeftHanded['conteudo']['listagens'][number], 'produtos'>

async function inStock(context: RequestContext, caminho: string): Promise<Found[]> {
  const { conteudo } = await getListing(context, {
    type: 'category',
    url: `/${caminho}?disponivel=1`,
    limit: 1,
  })
  const { titulo, canhotos } = conteudo.detalhes

  return canhotos ? [{ nome: titulo, url: canhotos.url, total: canhotos.total }] : []
}

async function withProducts(context: RequestContext, listing: Found) {
  const { conteudo, info } = await getListing(context, { type: 'category', url: listing.url, limit: SHOWN })

  return { ...listing, total: info.total, produtos: conteudo.produtos }
}

function frameOf(context: RequestContext) {
  return pageFrame(context, {
    nivel: 'pagina',
    title: `Canhotos | ${context.settings.loja.nome}`,
    description:
      'O que a loja tem para canhotos, e quais instrumentos de destro podem ser virados: o que muda em cada um.',
    canonical: LEFT_HAND_PATH,
    indexar: true,
    breadcrumb: [{ label: 'Canhotos', url: LEFT_HAND_PATH }],
  })
}
