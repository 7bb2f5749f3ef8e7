import type { Prices } from '../../../money/prices.ts'
import type { SpecificationField } from '../field.ts'

/** An attribute that is chosen when buying; `emEstoque` is whether any SKU with the value is in stock. */
export type Choice = { label: string; valores: readonly { valor: string; emEstoque: boolean }[] }

export type ComparedProduct = {
  marca: string
  status: 'disponivel' | 'indisponivel' | 'sobConsulta'
  precos: Prices
  /** The price of its most expensive SKU, in centavos. */
  precoMaximo: number
  avaliacao: { media: number; quantidade: number }
  /** What is promised of its freight everywhere, such as `Frete grátis`; null if it depends on the CEP. */
  frete: string | null
  garantia: string
  itensInclusos: readonly string[]
  escolhas: readonly Choice[]
  caracteristicas: readonly { label: string; valor: string }[]
  /** The fields of its category's template. */
  campos: readonly SpecificationField[]
}
