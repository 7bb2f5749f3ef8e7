import type { FreightMethodInput } from '#contract/settings/freight-methods.ts'
import { formatCep } from '#domain/documents/format-cep.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { freightText } from '#domain/shipping/freight-text.ts'
import { REGIONS } from '#domain/shipping/methods/regions.ts'
import { statesText } from '#domain/shipping/states.ts'
import { formatDistance } from '#domain/shipping/straight-distance.ts'

export type RuleDraft = FreightMethodInput['regras'][number]

/** Where a price applies: `SP e RJ`, `Região Sul`, `01000-000 a 05999-999`, `Até 5 km`. */
export function placeText(onde: RuleDraft['onde']): string {
  switch (onde.tipo) {
    case 'brasil':
      return 'Todo o Brasil'
    case 'regioes':
      return onde.regioes.length === 0
        ? 'Nenhuma região'
        : onde.regioes.map((region) => REGIONS[region].nome).join(', ')
    case 'estados':
      return onde.ufs.length === 0 ? 'Nenhum estado' : statesText(onde.ufs)
    case 'ceps': {
      const [first, ...others] = onde.faixas
      if (!first) return 'Nenhum CEP'
      const text = `${formatCep(first.de)} a ${formatCep(first.ate)}`
      return others.length === 0 ? text : `${text}, e mais ${others.length}`
    }
    case 'distancia':
      return onde.ate === 0 ? 'Nenhuma distância' : `Até ${formatDistance(onde.ate)}`
  }
}

/** A price in a line: `SP, até 5 kg, a partir de R$ 100,00`. */
export function ruleSummary({ onde, pesoDe, pesoAte, comprasDe, comprasAte }: RuleDraft): string {
  return [
    placeText(onde),
    pesoDe > 0 && `acima de ${kilos(pesoDe)}`,
    pesoAte !== null && `até ${kilos(pesoAte)}`,
    comprasDe > 0 && `a partir de ${formatBRL(comprasDe)}`,
    comprasAte !== null && `abaixo de ${formatBRL(comprasAte)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** The lowest and highest price. */
export function rangeText(regras: readonly RuleDraft[]): string {
  const prices = regras.map(({ valor }) => valor)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]

  return low === high ? freightText(low) : `${freightText(low)} a ${freightText(high)}`
}

function kilos(grams: number): string {
  return `${(grams / 1000).toLocaleString('pt-BR')} kg`
}
