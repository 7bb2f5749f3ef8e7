import type { ProductDetail, Sku } from '#contract/catalog/catalog.ts'
import { mineAddress } from '#domain/instruments/mine/my-instrument.ts'
import { choiceFor } from '#domain/instruments/mine/tools-of-instrument.ts'
import { soldInstrument } from '#domain/product/specifications/sold-instrument.ts'
import type { InstrumentTemplate } from '../../listing/sizes/instrument-templates.ts'

type Sold = {
  template: InstrumentTemplate | undefined
  /** Of all categories: whether one has strings for it. */
  templates: Iterable<Pick<InstrumentTemplate, 'stringsFor'>>
  lines: readonly { label: string; valor: string }[]
  skus: readonly Pick<Sku, 'id' | 'atributos'>[]
}

/** The instruments that a product's variants are, with links to the tools for each; none if it is something else. */
export function soldInstruments({
  template,
  templates,
  lines,
  skus,
}: Sold): ProductDetail['conteudo']['instrumentos'] {
  const family = template?.instrument
  if (!family || template.stringsFor) return []
  const hasStrings = [...templates].some(({ stringsFor }) => stringsFor === family)
  const sold = skus.map(({ id, atributos: { unico, simples } }) => {
    const valores = [...(unico ? [unico] : []), ...simples].map(({ valor }) => valor)
    return { id, instrument: soldInstrument(family, template.campos, { lines, valores }) }
  })

  return [...Map.groupBy(sold, ({ instrument }) => mineAddress(instrument))].map(
    ([meuInstrumento, same]) => ({
      skus: same.map(({ id }) => id),
      meuInstrumento,
      encontrarCordas: hasStrings && same[0] ? choiceFor(same[0].instrument) : null,
    }),
  )
}
