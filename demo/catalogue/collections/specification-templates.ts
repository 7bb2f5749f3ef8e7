import type { SpecificationTemplate } from '#contract/catalog/products.ts'
import type { DemoProduct } from '#demo/demo-product.ts'
import type { Family } from '#domain/instruments/families/family.ts'
import { sizesOf } from '#domain/instruments/sizes/sizes.ts'
import { readValue } from '#domain/product/specifications/read-value.ts'
import { type Entry, FACETS } from '../facet-labels.ts'

type Field = SpecificationTemplate['campos'][number]

export type DemoTemplate = Pick<SpecificationTemplate, 'instrumento' | 'campos'> & { categoria: string }

/**
 * The categories with a template of their own, and the instrument that their products are, or are strings for. Others
 * inherit.
 */
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
  ['cordas/instrumentos/violinos', 'violino'],
  ['cordas/instrumentos/violas', 'violaDeArco'],
  ['cordas/instrumentos/violoncelos', 'violoncelo'],
  ['cordas/instrumentos/contrabaixos', 'contrabaixo'],
  ['cordas/instrumentos/violoes-de-nailon', 'violaoNailon'],
  ['cordas/instrumentos/violoes-de-aco', 'violaoAco'],
  ['cordas/instrumentos/guitarras', 'guitarra'],
  ['cordas/instrumentos/baixos', 'baixo'],
  ['cordas/instrumentos/ukuleles', 'ukulele'],
  ['cordas/instrumentos/cavaquinhos', 'cavaquinho'],
  ['cordas/instrumentos/violas-caipiras', 'violaCaipira'],
  ['cordas/instrumentos/bandolins', 'bandolim'],
  ['acessorios', null],
]

/** The instrument that a category's products are, or are strings for; null if that isn't one. */
export function familyOfCategory(categoria: string): Family | null {
  const above = CATEGORIES.filter(([path]) => categoria === path || categoria.startsWith(`${path}/`))

  return above.toSorted(([a], [b]) => b.length - a.length)[0]?.[1] ?? null
}

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
  'Comprimento vibrante de referência': {
    tipo: 'numero',
    unidade: 'mm',
    papel: 'escala',
    ajuda: 'O comprimento em que o fabricante mede a tensão.',
  },
  'Escala do instrumento': {
    tipo: 'faixa',
    unidade: 'mm',
    papel: 'escalas',
    ajuda: 'De que comprimento a que comprimento o jogo serve.',
  },
  'Número de cordas': { tipo: 'numero', papel: 'cordas' },
  Afinação: { tipo: 'notas', papel: 'afinacao', ajuda: 'Da corda mais grave à mais aguda.' },
  Tamanho: { papel: 'tamanho', filtro: true },
  Instrumento: { papel: 'instrumento' },
  Trastes: { tipo: 'numero' },
  'Largura da pestana': { tipo: 'numero', unidade: 'mm', ...BY_RANGE },
  'Peso do instrumento': { tipo: 'numero', unidade: 'kg', ...BY_RANGE, comparacao: 'menor' },
  'Peso do arco': { tipo: 'numero', unidade: 'g', ...BY_RANGE },
  'Peso da embalagem': { tipo: 'numero', unidade: 'g', comparacao: 'nao' },
  'Peso do estojo': { tipo: 'numero', unidade: 'kg', ...BY_RANGE, comparacao: 'menor' },
  'Diâmetro do fio': { tipo: 'numero', unidade: 'mm' },
  'Tensão aproximada': { tipo: 'numero', unidade: 'kg', ajuda: 'No comprimento de referência.' },
  'Tensão total': { tipo: 'numero', unidade: 'kg' },
  'Espaçamento entre cordas': { tipo: 'numero', unidade: 'mm' },
  'Distância entre furos': { tipo: 'numero', unidade: 'mm' },
  Furo: { tipo: 'numero', unidade: 'mm', papel: 'furo', ajuda: 'O furo da cabeça que a tarraxa pede.' },
  Espuma: { tipo: 'numero', unidade: 'mm', comparacao: 'maior' },
  Faixa: { tipo: 'faixa', unidade: 'bpm' },
  Referência: { tipo: 'faixa', unidade: 'Hz' },
  Mão: { tipo: 'escolha', opcoes: [...FACETS.Mão], papel: 'mao' },
  Nível: { tipo: 'escolha', opcoes: [...FACETS.Nível], papel: 'nivel' },
  Núcleo: { papel: 'nucleo' },
  Enrolamento: { papel: 'enrolamento' },
  Tensão: { tipo: 'escolha', opcoes: [...FACETS.Tensão] },
  Revestimento: { tipo: 'escolha', opcoes: [...FACETS.Revestimento] },
  Terminação: { tipo: 'escolha', opcoes: [...FACETS.Terminação], papel: 'terminacao' },
  'Ponta da corda Mi': {
    tipo: 'escolha',
    opcoes: ['Bola', 'Laço'],
    papel: 'terminacao',
    ajuda: 'Bola, se o microafinador tem encaixe; laço, se tem gancho.',
  },
  // What tells two products apart, but not which one to take.
  'Código do fabricante': { comparacao: 'nao' },
  'Códigos do fabricante': { comparacao: 'nao' },
  'Tamanhos disponíveis': { comparacao: 'nao' },
  Cores: { comparacao: 'nao' },
}

/** The strings of a set: `1ª corda`, `Corda Mi (E)`. */
const STRING = /^(\d+ª corda|Corda (Mi|Lá|Ré|Sol|Dó) \([A-G]\))$/

const A_STRING: Partial<Field> = {
  tipo: 'corda',
  ajuda: 'Nota com a oitava, calibre, material, tensão: E4 · .010 · 7,3 kg.',
}

/** What shoppers may not know. */
const EXPLANATIONS: Readonly<Record<string, string>> = {
  'Comprimento da escala':
    'O pedaço da corda que vibra, da pestana ao cavalete. Quanto maior, mais firme a corda na mesma afinação e mais largas as casas.',
  'Comprimento vibrante de referência':
    'O comprimento em que a tensão foi medida. Num instrumento mais curto, a mesma corda fica mais solta.',
  'Escala do instrumento':
    'As cordas graves afinam na ponta: num baixo mais curto, a parte grossa chega à tarraxa e pode quebrar.',
  'Largura da pestana':
    'A largura do braço na primeira casa. Uma pestana larga dá espaço aos dedos; uma estreita cansa menos a mão pequena.',
  Trastes: 'Os filetes do braço. Com mais deles, alcançam-se notas mais agudas.',
  Captação:
    'O que leva o som ao amplificador. Nas letras, um captador por posição: S é simples, H é duplo, P e J são os do baixo.',
  Espelho: 'A madeira sob as cordas, em que os dedos pisam. A mais dura gasta menos.',
  Tampo:
    'A frente do instrumento, que mais decide o som. Maciço, vibra melhor e amadurece; laminado, resiste mais.',
  'Fundo e faixas': 'As costas e os lados do instrumento, que dão cor ao som.',
  Nível: 'Para quem foi feito: quem começa, quem já toca, quem vive disso.',
  Núcleo: 'O fio de dentro da corda. Aço responde rápido, sintético é macio, tripa é o mais quente.',
  Enrolamento: 'O metal que veste o fio de dentro e dá peso à corda.',
  Revestimento: 'Uma camada fina que protege do suor: a corda dura mais e desliza melhor.',
  Terminação: 'Como a corda se prende: bola, laço ou ponta lisa, conforme o estandarte ou o cavalete.',
  'Ponta da corda Mi':
    'Como a primeira corda prende no microafinador: pela bola, num encaixe, ou por laço, num gancho. O jogo novo precisa ter a mesma ponta.',
  'Tensão aproximada': 'A força com que a corda puxa, afinada. Menos é mais macio; mais soa mais forte.',
  'Tensão total': 'A soma da força de todas as cordas, que o instrumento tem de suportar.',
  Crina: 'Os fios que tocam a corda. Trocam-se quando já não seguram o breu.',
  'Peso do arco': 'Perto de 60 g para violino, 70 g para viola e 80 g para violoncelo, em tamanho adulto.',
  Microafinadores: 'Parafusos no estandarte para acertar a afinação sem mexer nas cravelhas.',
}

/** The fields by which an instrument is checked. */
const CHECKED = ['Comprimento da escala', 'Número de cordas', 'Afinação']

/** The fields from which the tension of a set follows. */
const OF_SETS = ['Comprimento vibrante de referência', 'Número de cordas', 'Afinação']

/** At most as many fields as a template may have. */
const MAX_FIELDS = 60

/** Goods that are for several instruments: their sheets say for which, and of which size. */
const FOR_INSTRUMENTS = ['arcos', 'cavaletes', 'acessorios']

/** Categories with several instruments, and the line of a sheet that says which one a product is. */
const SEVERAL: Readonly<Record<string, string>> = {
  'violoes/sete-e-doze-cordas': 'Tipo de violão',
  'regionais/bandolins-e-banjos': 'Instrumento',
}

const OF_ACCESSORIES: readonly Field['papel'][] = ['instrumento', 'tamanho', 'furo', 'mao']

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

    const isOfSets = categoria.startsWith('cordas/')

    return {
      categoria,
      instrumento,
      campos: fieldsOf(own, instrumento, isOfSets ? OF_SETS : checkedFields(instrumento)).map((field) => {
        if (SEVERAL[categoria] === field.label) return { ...field, ...choiceOfFamilies(own, field.label) }
        return hasRole(categoria, instrumento, field) ? field : { ...field, papel: null }
      }),
    }
  })
}

function fieldsOf(
  products: readonly DemoProduct[],
  instrumento: Family | null,
  required: readonly string[],
): Field[] {
  const lines = products.flatMap(({ caracteristicas }) => caracteristicas)
  const byLabel = Map.groupBy(lines, ({ label }) => label)
  const usual = [...byLabel].filter(
    ([label, stated]) => stated.length > FEW || label in TYPES || STRING.test(label),
  )

  const stated = new Set(usual.map(([label]) => label))
  // No violin states its scale, but another shop's would: instruments have all fields that are checked.
  const checked = required
    .filter((label) => instrumento !== null && !stated.has(label))
    .map((label): [string, Entry[]] => [label, []])

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
      explicacao: EXPLANATIONS[label] ?? '',
    }
    const typed: Field = { ...text, ...(STRING.test(label) ? A_STRING : TYPES[label]) }

    return values.every((valor) => isStoredAs(typed, valor)) ? typed : text
  })
}

/** The instruments that the products of a category are, to choose from. */
function choiceOfFamilies(products: readonly DemoProduct[], label: string): Partial<Field> {
  const stated = products.flatMap(({ caracteristicas }) =>
    caracteristicas.filter((line) => line.label === label).map(({ valor }) => valor),
  )

  return { tipo: 'escolha', papel: 'familia', opcoes: [...new Set(stated)] }
}

/** Fields say something of a product's instrument, or of the instruments that accessories are for. */
function hasRole(categoria: string, instrumento: Family | null, { papel }: Field): boolean {
  if (instrumento !== null || SEVERAL[categoria] !== undefined) return papel !== 'instrumento'

  return FOR_INSTRUMENTS.includes(categoria) && OF_ACCESSORIES.includes(papel)
}

/** Instruments that are built in sizes have a field for it too, by which the right size is found. */
function checkedFields(instrumento: Family | null): readonly string[] {
  return instrumento !== null && sizesOf(instrumento).length > 0 ? [...CHECKED, 'Tamanho'] : CHECKED
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
