import type { SizeGuide } from '#contract/catalog/catalog.ts'
import { FAMILIES } from '#domain/instruments/families/family.ts'
import {
  RULER_PATH,
  readSizeQuestion,
  type SizeQuestion,
  sizeAddress,
} from '#domain/instruments/sizes/fitting/size-address.ts'
import { sizesFor } from '#domain/instruments/sizes/fitting/size-for.ts'
import { normalPath } from '#domain/listing/listing-url.ts'
import { readShopUrl } from '#domain/urls/shop-url.ts'
import { pageFrame } from '#platform/infrastructure/context/page-frame.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { sizedListings } from './sized-listings.ts'

/** The right size of an instrument for its player, and what the shop has of it; or the ruler to measure with. */
export async function sizeGuide(context: RequestContext, { url }: { url: string }): Promise<SizeGuide> {
  const { pathname, searchParams } = readShopUrl(url)
  const question = readSizeQuestion(searchParams)
  const { family, player } = question
  const isRuler = normalPath(pathname) === RULER_PATH
  const listings = family && !isRuler ? await sizedListings(context, family) : new Map()

  return {
    estrutura: isRuler ? rulerFrame(context) : frameOf(context, question),
    conteudo: {
      tamanhos: [...listings].map(([tamanho, listagens]) => ({ tamanho, listagens })),
      tamanho: family ? (sizesFor(family, player)[0]?.tamanho ?? null) : null,
    },
  }
}

function frameOf(context: RequestContext, { family, player }: SizeQuestion) {
  const { nome } = context.settings.loja
  const ofThe = family ? ` ${FAMILIES[family].ofThe}` : ''

  return pageFrame(context, {
    nivel: 'pagina',
    title: `Tamanho certo${ofThe} | ${nome}`,
    description: family
      ? `Descubra o tamanho certo ${FAMILIES[family].ofThe} pela medida de quem toca, e quando virá o próximo.`
      : 'Descubra o tamanho certo de violino, viola, violoncelo, contrabaixo, violão ou ukulele pelo braço, pela altura, pela mão ou pela idade.',
    canonical: sizeAddress({ family, player: {} }),
    // Each measure would be a page of its own.
    indexar: Object.keys(player).length === 0,
    breadcrumb: [{ label: 'Tamanho certo', url: sizeAddress({ family: null, player: {} }) }],
  })
}

function rulerFrame(context: RequestContext) {
  return pageFrame(context, {
    nivel: 'pagina',
    title: `Régua para imprimir | ${context.settings.loja.nome}`,
    description: 'Régua em tamanho real para medir o braço ou a mão e escolher o tamanho do instrumento.',
    canonical: RULER_PATH,
    indexar: true,
    breadcrumb: [
      { label: 'Tamanho certo', url: sizeAddress({ family: null, player: {} }) },
      { label: 'Régua', url: RULER_PATH },
    ],
  })
}
