import { inArray } from 'drizzle-orm'
import type { LeftHanded, ProductCard } from '#contract/catalog/catalog.ts'
import { leftHandAdvice } from '#domain/instruments/compatibility/advice-by-text.ts'
import { LEFT_HAND_PATH } from '#domain/instruments/compatibility/left-hand-path.ts'
import { listingUrl, NO_FILTERS, parseListingUrl } from '#domain/listing/listing-url.ts'
import type { Database } from '#platform/database/connect.ts'
import { pageFrame } from '#platform/infrastructure/context/page-frame.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { cardMaker } from '../../product/card.ts'
import { categorias } from '../../tables.ts'
import { type ActiveFilter, conditionOn, type ResolvedFilters, resolveFilters } from '../facets/filters.ts'
import { usualOrder } from '../listing-order.ts'
import { listingPages } from '../listing-page.ts'
import { instrumentTemplates, namedFamilies } from '../sizes/instrument-templates.ts'
import type { RequestedVariant } from '../variant-rows.ts'
import { countLeftHanded } from './count-left-handed.ts'
import { type HandValue, handFields, handValues } from './hand-fields.ts'
import { withHand } from './left-handed-filter.ts'

/** As many products as are shown of a listing, in as many listings: links lead to the others. */
const [SHOWN, WITH_PRODUCTS] = [4, 12]

/** As many listings as are looked at: no shop has as many categories of instruments. */
const LISTINGS = 100

/**
 * What the shop has for left-handers in stock, and what turning a right-handed instrument takes. Takes a few statements,
 * however many categories of instruments there are.
 */
export async function getLeftHanded(context: RequestContext): Promise<LeftHanded> {
  context.tag(tags.listing, tags.categories)
  const listings = await listingsInStock(context)
  const products = await firstProducts(context, listings.slice(0, WITH_PRODUCTS))
  const families = namedFamilies(await instrumentTemplates(context))

  return {
    estrutura: frameOf(context),
    conteudo: {
      listagens: listings.map(({ nome, url, total }, i) => ({
        nome,
        url,
        total,
        produtos: products[i] ?? [],
      })),
      conselhos: leftHandAdvice(families),
    },
  }
}

type FoundListing = Omit<LeftHanded['conteudo']['listagens'][number], 'produtos'> & {
  idCategoria: number
  active: ActiveFilter[]
  variant: RequestedVariant | null
}

/** The listings of categories that have something in stock for the left hand, by their paths. */
async function listingsInStock(context: RequestContext): Promise<FoundListing[]> {
  const { db } = context
  const fields = [...(await handFields(context))].sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, LISTINGS)
  const hands = await handValues(
    db,
    fields.map(([, chave]) => chave),
  )
  const { active, variante } = await filtersBy(db, hands)
  const categories = await categoriesOf(db, fields)
  const counts = await countLeftHanded(db, {
    variante,
    categories: categories.flatMap(({ id, chave }) => {
      const idAtributo = hands.get(chave)?.[0]?.idAtributo
      return idAtributo === undefined ? [] : [{ id, idAtributo }]
    }),
    values: [...hands.values()].flat(),
  })

  return categories.flatMap(({ id, nome, caminho, chave }): FoundListing[] => {
    const { total = 0, ofValues = new Map<number, number>() } = counts.get(id) ?? {}
    // Only the words that the category has.
    const own = (hands.get(chave) ?? []).filter((value) => ofValues.has(value.id))
    if (own.every(({ isForBoth }) => isForBoth)) return []
    const varying = variante.filter(({ idAtributo }) => idAtributo === own[0]?.idAtributo)
    const address = parseListingUrl(`/${caminho}?disponivel=1`)
    const words = own.map(({ valor }) => valor)

    return [
      {
        nome,
        total,
        url: listingUrl(withHand(address, chave, words)),
        idCategoria: id,
        active: active.filter((filter) => filter.chave === chave || filter.chave === 'disponivel'),
        variant: varying.length === 0 ? null : { narrowing: varying, preferred: [] },
      },
    ]
  })
}

/** The filters of listings by all values for left-handers, and by stock. */
function filtersBy(db: Database, hands: ReadonlyMap<string, HandValue[]>): Promise<ResolvedFilters> {
  const valores = new Map([...hands].map(([chave, values]) => [chave, values.map(({ valor }) => valor)]))

  return resolveFilters(
    db,
    { ...NO_FILTERS, valores, disponivel: true },
    { freeFreight: null, ranges: new Map() },
  )
}

/** Categories with the words by which their listings filter by the hand, in the order of `fields`. */
async function categoriesOf(db: Database, fields: readonly (readonly [caminho: string, chave: string])[]) {
  const rows = await db
    .select({ id: categorias.id, nome: categorias.titulo, caminho: categorias.caminho })
    .from(categorias)
    .where(
      inArray(
        categorias.caminho,
        fields.map(([caminho]) => caminho),
      ),
    )

  return fields.flatMap(([caminho, chave]) =>
    rows.flatMap((row) => (row.caminho === caminho ? [{ ...row, chave }] : [])),
  )
}

async function firstProducts(
  context: RequestContext,
  listings: readonly FoundListing[],
): Promise<ProductCard[][]> {
  const order = usualOrder(context.settings)
  const pages = await listingPages(
    context.db,
    listings.map(({ idCategoria, active, variant }) => ({
      scope: { tipo: 'categoria', id: idCategoria },
      narrowing: active.map((filter) => conditionOn(filter, variant)),
      variant,
      paging: { order, offset: 0, limit: SHOWN },
    })),
  )
  const cardOf = await cardMaker(context)
  const products = pages.map((rows) => rows.map(cardOf))
  // A variant changes also when its product does not.
  context.tag(...products.flat().map(({ id }) => tags.product(id)))

  return products
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
