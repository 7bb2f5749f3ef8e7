import type { LeftHanded } from '#contract/catalog/catalog.ts'
import { leftHandAdvice } from '#domain/instruments/compatibility/advice-by-text.ts'
import { LEFT_HAND_PATH } from '#domain/instruments/compatibility/left-hand-path.ts'
import { listingUrl, parseListingUrl } from '#domain/listing/listing-url.ts'
import { pageFrame } from '#platform/infrastructure/context/page-frame.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { getListing } from '../get-listing.ts'
import { instrumentTemplates, namedFamilies } from '../sizes/instrument-templates.ts'
import { handFields, handValues } from './hand-fields.ts'
import { valuesForLeftHand, withHand } from './left-handed-filter.ts'

/** As many products as are shown of a listing, in as many listings: links lead to the others. */
const [SHOWN, WITH_PRODUCTS] = [4, 12]

/** As many listings as are looked at: no shop has as many categories of instruments. */
const LISTINGS = 100

/** What the shop has for left-handers in stock, and what turning a right-handed instrument takes. */
export async function getLeftHanded(context: RequestContext): Promise<LeftHanded> {
  context.tag(tags.listing, tags.categories)
  const fields = [...(await handFields(context))].sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, LISTINGS)
  const hands = await handValues(
    context.db,
    fields.map(([, chave]) => chave),
  )
  const found = await Promise.all(
    fields.map(([caminho, chave]) => inStock(context, { caminho, chave, values: hands.get(chave) ?? [] })),
  )
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

type HandField = { caminho: string; chave: string; values: readonly string[] }

/**
 * A category's listing of what is in stock for left-handers. It is read with the filter: without it, a category that has
 * nothing else has no such filter, since it would narrow nothing.
 */
async function inStock(context: RequestContext, { caminho, chave, values }: HandField): Promise<Found[]> {
  if (values.length === 0) return []
  const address = parseListingUrl(`/${caminho}?disponivel=1`)
  const { conteudo, info } = await getListing(context, {
    type: 'category',
    url: listingUrl(withHand(address, chave, values)),
    limit: 1,
  })
  const facet = conteudo.detalhes.filtros.find((each) => each.chave === chave)
  const fitting = facet && valuesForLeftHand(facet)
  if (!fitting) return []
  // Only the words that the category has.
  const own = fitting.flatMap(({ valor, total }) => (total > 0 ? [valor] : []))

  return [
    { nome: conteudo.detalhes.titulo, url: listingUrl(withHand(address, chave, own)), total: info.total },
  ]
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
