import type { ProductDetail, Sku } from '#contract/catalog/catalog.ts'
import { sizeAddress } from '#domain/instruments/sizes/fitting/size-address.ts'
import { isFitted } from '#domain/instruments/sizes/fitting/size-for.ts'
import { fittingSentence } from '#domain/instruments/sizes/fitting/size-sentences.ts'
import { sizeNamed } from '#domain/instruments/sizes/sizes.ts'
import { fieldOf } from '#domain/product/specifications/field.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { fittedFamily, type InstrumentTemplate, instrumentTemplates } from './instrument-templates.ts'

/** The address of the size guide for a category of instruments that come in sizes; null for all others. */
export async function sizeGuideAddress(context: RequestContext, caminho: string): Promise<string | null> {
  const family = fittedFamily(await instrumentTemplates(context), caminho)

  return family === undefined ? null : sizeAddress({ family, player: {} })
}

type Sized = {
  /** What its categories say that it is. */
  template: InstrumentTemplate | undefined
  skus: readonly Sku[]
  lines: readonly { label: string; valor: string }[]
}

/** Whom the sizes of a product fit: those of its variants, or the one that its specification states. */
export function sizeNotes({ template, skus, lines }: Sized): ProductDetail['conteudo']['tamanhoCerto'] {
  const family = template?.instrument
  if (!family || !isFitted(family) || !template.campos.some(({ papel }) => papel === 'tamanho')) return null
  const isSize = ({ label }: { label: string }) => fieldOf(template.campos, label)?.field.papel === 'tamanho'
  const stated = lines.find(isSize)?.valor
  const sized = skus.map(({ id, atributos: { unico, simples } }) => ({
    id,
    valor: [...(unico ? [unico] : []), ...simples].find(isSize)?.valor ?? stated,
  }))
  const bySize = Map.groupBy(sized, ({ valor }) => (valor ? sizeNamed(family, valor)?.nome : undefined))

  return {
    url: sizeAddress({ family, player: {} }),
    frases: [...bySize].flatMap(([nome, same]) => {
      const frase = nome === undefined ? null : fittingSentence(family, nome)
      return frase === null ? [] : [{ frase, skus: same.map(({ id }) => id) }]
    }),
  }
}
