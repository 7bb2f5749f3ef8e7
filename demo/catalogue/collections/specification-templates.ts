import type { SpecificationTemplate } from '#contract/catalog/products.ts'
import type { DemoProduct } from '#demo/demo-product.ts'
import type { Family } from '#domain/instruments/families/family.ts'
import { readValue } from '#domain/product/specifications/read-value.ts'
import { type Entry, FACETS } from '../facet-labels.ts'

type Field = SpecificationTemplate['campos'][number]

export type DemoTemplate = Pick<SpecificationTemplate, 'instrumento' | 'campos'> & { categoria: string }

/** The categories with a template of their own, and the instrument that their products are. Others inherit. */
const CATEGORIES: readonly (readonly [categoria: string, instrumento: Family | null])[] = [
  ['violinos/estudo', 'violino'],
  ['violinos/avancados', 'violino'],
  ['violinos/violas', 'violaDeArco'],
  ['violinos/violoncelos', 'violoncelo'],
  ['violinos/contrabaixos', 'contrabaixo'],
  ['violoes/nailon', 'violaoNailon'],
  ['violoes/infantis', 'violaoNailon'],
  ['violoes/aco', 'violaoAco'],
  ['violoes/sete-e-doze-cordas', null],
  ['guitarras', 'guitarra'],
  ['guitarras/baixos', 'baixo'],
  ['ukuleles', 'ukulele'],
  ['regionais/cavaquinhos', 'cavaquinho'],
  ['regionais/violas-caipiras', 'violaCaipira'],
  ['regionais/bandolins-e-banjos', null],
  ['arcos', null],
  ['cavaletes', null],
  ['cordas', null],
  ['acessorios', null],
]

/** A measure of which products have many different values: a box for each would be too many. */
const BY_RANGE = { filtro: true, filtragem: 'faixa' } as const

/** What fields mean that are more than text. */
const TYPES: Readonly<Record<string, Partial<Field>>> = {
  'Comprimento da escala': {
    tipo: 'numero',
    unidade: 'mm',
    ...BY_RANGE,
    papel: 'escala',
    ajuda: 'Da pestana ao cavalete, em milímetros ou polegadas.',
  },
  'Comprimento vibrante de referência': { tipo: 'numero', unidade: 'mm' },
  'Número de cordas': { tipo: 'numero', papel: 'cordas' },
  Afinação: { tipo: 'notas', papel: 'afinacao', ajuda: 'Da corda mais grave à mais aguda.' },
  Tamanho: { papel: 'tamanho' },
  Trastes: { tipo: 'numero' },
  'Largura da pestana': { tipo: 'numero', unidade: 'mm', ...BY_RANGE },
  'Peso do instrumento': { tipo: 'numero', unidade: 'kg', ...BY_RANGE, comparacao: 'menor' },
  'Peso do arco': { tipo: 'numero', unidade: 'g', ...BY_RANGE },
  'Peso da embalagem': { tipo: 'numero', unidade: 'g', comparacao: 'nao' },
  'Peso do estojo': { tipo: 'numero', unidade: 'kg', ...BY_RANGE, comparacao: 'menor' },
  'Diâmetro do fio': { tipo: 'numero', unidade: 'mm' },
  'Tensão aproximada': { tipo: 'numero', unidade: 'kg', ajuda: 'No comprimento de referência.' },
  'Espaçamento entre cordas': { tipo: 'numero', unidade: 'mm' },
  'Distância entre furos': { tipo: 'numero', unidade: 'mm' },
  Espuma: { tipo: 'numero', unidade: 'mm', comparacao: 'maior' },
  Faixa: { tipo: 'faixa', unidade: 'bpm' },
  Referência: { tipo: 'faixa', unidade: 'Hz' },
  Mão: { tipo: 'escolha', opcoes: [...FACETS.Mão] },
  Nível: { tipo: 'escolha', opcoes: [...FACETS.Nível] },
  Tensão: { tipo: 'escolha', opcoes: [...FACETS.Tensão] },
  Revestimento: { tipo: 'escolha', opcoes: [...FACETS.Revestimento] },
  Terminação: { tipo: 'escolha', opcoes: [...FACETS.Terminação] },
  // What tells two products apart, but not which one to take.
  'Código do fabricante': { comparacao: 'nao' },
  'Códigos do fabricante': { comparacao: 'nao' },
  'Tamanhos disponíveis': { comparacao: 'nao' },
  Cores: { comparacao: 'nao' },
}

/** The fields by which an instrument is checked. */
const CHECKED = ['Comprimento da escala', 'Número de cordas', 'Afinação']

/** At most as many fields as a template may have. */
const MAX_FIELDS = 60

/** Fields that only this many products of a category state are theirs, and not what the category asks for. */
const FEW = 1

/** Returns the templates of the demonstration's categories: what most of their products state, typed. */
export function specificationTemplates(products: readonly DemoProduct[]): DemoTemplate[] {
  return CATEGORIES.map(([categoria, instrumento]) => {
    const inherit = CATEGORIES.flatMap(([other]) => (other.startsWith(`${categoria}/`) ? [other] : []))
    const within = (path: string, product: DemoProduct) =>
      product.categoria === path || product.categoria.startsWith(`${path}/`)
    const own = products.filter(
      (product) => within(categoria, product) && !inherit.some((path) => within(path, product)),
    )

    return { categoria, instrumento, campos: fieldsOf(own, instrumento) }
  })
}

function fieldsOf(products: readonly DemoProduct[], instrumento: Family | null): Field[] {
  const lines = products.flatMap(({ caracteristicas }) => caracteristicas)
  const byLabel = Map.groupBy(lines, ({ label }) => label)
  const usual = [...byLabel].filter(([label, stated]) => stated.length > FEW || label in TYPES)

  const stated = new Set(usual.map(([label]) => label))
  // No violin states its scale, but another shop's would: instruments have all fields that are checked.
  const checked = CHECKED.filter((label) => instrumento !== null && !stated.has(label)).map(
    (label): [string, Entry[]] => [label, []],
  )

  return [...usual, ...checked].slice(0, MAX_FIELDS).map(([label, stated]) => {
    const values = stated.map(({ valor }) => valor)
    const text: Field = {
      label,
      filtro: stated.some(({ filtro }) => filtro),
      tipo: 'texto',
      unidade: null,
      opcoes: suggestions(values),
      papel: null,
      filtragem: 'valores',
      comparacao: 'semMelhor',
      ajuda: '',
    }
    const typed: Field = { ...text, ...TYPES[label] }
    const field = values.every((valor) => isStoredAs(typed, valor)) ? typed : text

    return instrumento === null ? { ...field, papel: null } : field
  })
}

/** A sheet that says more than a number (`82 kg nas oito cordas`) stays text. */
function isStoredAs(field: Field, valor: string): boolean {
  const reading = readValue(field, valor, null)

  return 'valor' in reading && reading.valor === valor
}

/** A few values that come again are worth choosing from; many different ones are not. */
function suggestions(values: readonly string[]): string[] {
  const distinct = [...new Set(values)]

  return distinct.length <= 12 && distinct.length < values.length ? distinct : []
}
