import type { LeftHanded } from '#contract/catalog/catalog.ts'
import { leftHandAdvice } from '#domain/instruments/compatibility/advice-by-text.ts'
import { LEFT_HAND_PATH } from '#domain/instruments/compatibility/left-hand-path.ts'
import { pageFrame } from '#platform/infrastructure/context/page-frame.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { getListing } from '../get-listing.ts'
import { instrumentTemplates, namedFamilies } from '../sizes/instrument-templates.ts'
import { handFields } from './hand-fields.ts'

/** As many products as are shown of a listing, and as many listings as are looked at. */
const [SHOWN, LISTINGS] = [4, 12]

/** What the shop has for left-handers in stock, and what turning a right-handed instrument takes. */
export async function getLeftHanded(context: RequestContext): Promise<LeftHanded> {
  context.tag(tags.listing, tags.categories)
  const fields = [...(await handFields(context)).keys()].slice(0, LISTINGS)
  const listings = await Promise.all(fields.map((caminho) => inStock(context, caminho)))
  const families = namedFamilies(await instrumentTemplates(context))

  return {
    estrutura: frameOf(context),
    conteudo: {
      listagens: listings.flat(),
      conselhos: leftHandAdvice(families),
    },
  }
}

async function inStock(
  context: RequestContext,
  caminho: string,
): Promise<LeftHanded['conteudo']['listagens']> {
  const all = await getListing(context, { type: 'category', url: `/${caminho}?disponivel=1`, limit: 1 })
  const { canhotos } = all.conteudo.detalhes
  if (!canhotos) return []
  const { conteudo } = await getListing(context, { type: 'category', url: canhotos.url, limit: SHOWN })

  return [
    { nome: conteudo.detalhes.titulo, url: canhotos.url, total: canhotos.total, produtos: conteudo.produtos },
  ]
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
