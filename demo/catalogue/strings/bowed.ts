import type { DemoProduct } from '#demo/demo-product.ts'
import type { StringSetDrawing } from '#demo/pictures/drawing.ts'
import type { Entry, FacetValue } from '../facet-labels.ts'
import { facet, spec } from '../facet-labels.ts'
import { p, section, table } from '../html.ts'
import type { SkuDraft } from '../product.ts'
import { product, skuCode } from '../product.ts'
import { formatKg } from '../tension.ts'
import type { BowedFamily, BowedNote } from './bowed-families.ts'

type Tension = FacetValue<'Tensão'>

/** A line of strings for one instrument; prices in reais, one single price per string from the highest down. */
export type BowedLine = {
  marca: string
  linha: string
  codigo: string
  nucleo: FacetValue<'Núcleo'>
  enrolamentos: readonly FacetValue<'Enrolamento'>[]
  terminacao: FacetValue<'Terminação'>
  nivel: FacetValue<'Nível'>
  origem?: 0 | 2
  jogo: number
  /** None when the line is sold only as a set. */
  avulsas?: readonly number[]
  tensoes?: readonly Tension[]
  tamanhos?: readonly FacetValue<'Tamanho'>[]
  /** How it sounds and feels: two or three sentences. */
  som: string
  /** Who it is for: one or two sentences. */
  para: string
  cores: readonly [background: string, accent: string]
  palavras: readonly string[]
}

const TENSION_FACTOR: Record<Tension, number> = { Leve: 0.93, Média: 1, Alta: 1.07, 'Extra alta': 1.12 }

/** The set of a line and, where they are sold, its single strings. */
export function bowedStrings(family: BowedFamily, lines: readonly BowedLine[]): DemoProduct[] {
  return lines.flatMap((line) => [
    set(family, line),
    ...(family.avulsasJuntas ? singlesTogether(family, line) : singles(family, line)),
  ])
}

function set(family: BowedFamily, line: BowedLine): DemoProduct {
  const nome = `Encordoamento ${titled(line)} para ${family.nome}${sizeInName(family, line)}`
  return product({
    nome,
    marca: line.marca,
    categoria: family.categoria,
    ...(line.tamanhos && line.tamanhos.length > 1 ? { categorias: ['cordas/fracionadas'] } : {}),
    curta: `Jogo de ${family.notas.length} cordas ${coreWords(line)} para ${family.nome}: ${firstSentence(line.som)}`,
    descricao:
      p(line.som) +
      section('Para quem toca', line.para, family.conjunto) +
      section('Por dentro', construction(family, line)) +
      section('Na hora de trocar', SETTLING[line.nucleo] ?? '', family.troca),
    tabela: tensionTable(family, line),
    caracteristicas: [
      ...facts(family, line),
      facet('Número de cordas', '4'),
      facet('Afinação', family.afinacao),
      spec('Comprimento vibrante de referência', family.comprimento),
      ...family.notas.map((nota, i) =>
        spec(`Corda ${nota.nome}`, `${line.enrolamentos[i] ?? line.enrolamentos[0]}, ${formatKg(nota.kg)}`),
      ),
    ],
    itens: family.notas.map((nota) => `1 corda ${nota.nome}`),
    garantia: '90 dias contra defeito de fabricação',
    ncm: '92093000',
    origem: line.origem ?? 2,
    palavras: [
      'encordoamento',
      'jogo de cordas',
      'encordamento',
      ...family.palavras,
      ...line.palavras,
      line.codigo,
    ],
    drawing: envelope(line, line.linha, family.nome, family.notas),
    caixa: family.caixa,
    skus: variants(line, line.jogo, line.codigo),
  })
}

function singles(family: BowedFamily, line: BowedLine): DemoProduct[] {
  if (!line.avulsas) return []
  return family.notas.map((nota, i) => {
    const preco = line.avulsas?.[i] ?? line.jogo / 4
    const enrolamento = line.enrolamentos[i] ?? 'Sem enrolamento'
    return product({
      nome: `Corda ${nota.nome} ${titled(line)} para ${family.nome}${sizeInName(family, line)}`,
      marca: line.marca,
      categoria: family.avulsas,
      categorias: [family.categoria],
      curta: `Corda ${nota.nome} avulsa ${coreWords(line)}, ${nota.ordem} do ${family.nome}.`,
      descricao:
        p(`${nota.papel} ${line.linha}, em poucas palavras: ${lowerFirst(line.som)}`) +
        section('Por dentro', singleConstruction(family, line, nota, enrolamento), line.para) +
        section('Na hora de trocar', nota.cuidado, SETTLING[line.nucleo] ?? ''),
      caracteristicas: [
        ...facts(family, line).filter(({ label }) => label !== 'Enrolamento'),
        facet('Enrolamento', enrolamento),
        facet('Nota', nota.rotulo),
        spec('Posição', nota.ordem),
        spec('Tensão aproximada', formatKg(nota.kg)),
        spec('Comprimento vibrante de referência', family.comprimento),
      ],
      itens: [`1 corda ${nota.nome} em embalagem individual`],
      garantia: '90 dias contra defeito de fabricação',
      ncm: '92093000',
      origem: line.origem ?? 2,
      palavras: [
        'corda avulsa',
        'corda unitária',
        'corda solta',
        ...nota.palavras,
        ...family.palavras,
        ...line.palavras,
      ],
      drawing: envelope(line, line.linha, `${nota.nome} · ${family.nome}`, [nota]),
      caixa: [20, 8, 130, 130],
      skus: variants(line, preco, `${line.codigo}-${nota.letra}`),
    })
  })
}

/** Where single strings sell little, one product offers them all and the note is chosen. */
function singlesTogether(family: BowedFamily, line: BowedLine): DemoProduct[] {
  const { avulsas } = line
  if (!avulsas) return []
  return [
    product({
      nome: `Corda avulsa ${titled(line)} para ${family.nome} ${family.tamanho}`,
      marca: line.marca,
      categoria: family.avulsas,
      categorias: [family.categoria],
      curta: `Escolha a nota: cordas ${line.linha} avulsas ${coreWords(line)} para ${family.nome}.`,
      descricao:
        p(
          `Uma corda arrebentou e as outras três ainda têm vida? Aqui a ${line.linha} é vendida por nota. ${line.som}`,
        ) +
        section('Cada nota', family.notas.map((nota) => `${nota.papel} ${nota.cuidado}`).join(' ')) +
        section('Por dentro', construction(family, line), family.mistura) +
        section('Na hora de trocar', SETTLING[line.nucleo] ?? '', family.troca),
      caracteristicas: [
        ...facts(family, line),
        spec('Notas disponíveis', family.notas.map(({ nome }) => nome).join(', ')),
      ],
      itens: ['1 corda da nota escolhida em embalagem individual'],
      garantia: '90 dias contra defeito de fabricação',
      ncm: '92093000',
      origem: line.origem ?? 2,
      palavras: ['corda avulsa', 'corda unitária', 'corda solta', ...family.palavras, ...line.palavras],
      drawing: envelope(line, line.linha, `avulsa · ${family.nome}`, family.notas.slice(0, 1)),
      caixa: [Math.round(family.caixa[0] / 3), 12, 150, 150],
      skus: family.notas.map((nota, i) => ({
        sku: skuCode(line.codigo, nota.letra),
        preco: avulsas[i] ?? line.jogo / 4,
        simples: [['Nota', nota.rotulo]] as const,
      })),
    }),
  ]
}

/** One SKU per size or tension; smaller sizes cost a little less, odd tensions the same. */
function variants(line: BowedLine, preco: number, codigo: string): SkuDraft[] {
  if (line.tamanhos && line.tamanhos.length > 1)
    return line.tamanhos.map((tamanho, i) => ({
      sku: skuCode(codigo, tamanho.replace('/', '')),
      preco: i === 0 ? preco : endingIn90(preco * 0.94),
      mpn: `${line.codigo} ${tamanho}`,
      simples: [['Tamanho', tamanho]],
    }))
  if (line.tensoes && line.tensoes.length > 1)
    return line.tensoes.map((tensao) => ({
      sku: skuCode(codigo, tensao),
      preco,
      simples: [['Tensão', tensao]],
    }))
  return [{ sku: skuCode(codigo), preco, mpn: line.codigo }]
}

function facts(family: BowedFamily, line: BowedLine): Entry[] {
  const single = line.tamanhos?.length === 1 ? line.tamanhos[0] : undefined
  const tamanho = single ?? (line.tamanhos ? undefined : family.tamanho)
  const tensao = line.tensoes ? undefined : ('Média' as const)
  return [
    facet('Instrumento', family.instrumento),
    ...(tamanho
      ? [facet('Tamanho', tamanho)]
      : [spec('Tamanhos disponíveis', (line.tamanhos ?? []).join(', '))]),
    ...(tensao ? [facet('Tensão', tensao)] : [spec('Tensões disponíveis', (line.tensoes ?? []).join(', '))]),
    facet('Núcleo', line.nucleo),
    facet('Enrolamento', line.enrolamentos[1] ?? 'Níquel'),
    facet('Terminação', line.terminacao),
    facet('Nível', line.nivel),
    spec('Linha', line.linha),
    spec('Código do fabricante', line.codigo),
  ]
}

function construction(family: BowedFamily, line: BowedLine): string {
  const wound = family.notas
    .map((nota, i) => `${nota.nome} ${windingWords(line.enrolamentos[i] ?? 'Níquel')}`)
    .join(', ')
  const total = family.notas.reduce((sum, nota) => sum + nota.kg, 0)
  return `O núcleo é ${CORE[line.nucleo] ?? ''} e cada corda recebe o metal que lhe convém: ${wound}. Em tensão média, no comprimento de ${family.comprimento}, o jogo soma perto de ${formatKg(total)} sobre o tampo. A terminação de referência é em ${line.terminacao.toLowerCase()}.`
}

function singleConstruction(
  family: BowedFamily,
  line: BowedLine,
  nota: BowedNote,
  enrolamento: FacetValue<'Enrolamento'>,
): string {
  return `A ${nota.nome} ${line.linha} tem núcleo ${CORE[line.nucleo] ?? ''}, ${windingWords(enrolamento)}, e trabalha perto de ${formatKg(nota.kg)} em tensão média no comprimento de ${family.comprimento}. ${family.mistura}`
}

function tensionTable(family: BowedFamily, line: BowedLine): string {
  const tensoes: readonly Tension[] = line.tensoes ?? ['Média']
  return table(
    ['Corda', 'Nota', ...tensoes.map((tensao) => `Tensão ${tensao.toLowerCase()}`), 'Enrolamento'],
    family.notas.map((nota, i) => [
      nota.ordem,
      nota.nome,
      ...tensoes.map((tensao) => formatKg(nota.kg * TENSION_FACTOR[tensao])),
      line.enrolamentos[i] ?? 'Níquel',
    ]),
  )
}

function envelope(
  line: BowedLine,
  title: string,
  subtitle: string,
  notas: readonly BowedNote[],
): StringSetDrawing {
  const winding = line.enrolamentos.includes('Prata') ? 'silver' : 'steel'
  return {
    family: 'stringSet',
    pack: 'envelope',
    title,
    subtitle,
    background: line.cores[0],
    accent: line.cores[1],
    coils: notas.map((nota) => nota.seda),
    winding,
  }
}

const SETTLING: Partial<Record<FacetValue<'Núcleo'>, string>> = {
  'Aço sólido': 'O aço assenta em poucas horas e quase não sente a mudança de tempo.',
  'Aço trançado': 'O aço trançado assenta no mesmo dia e continua flexível sob os dedos.',
  Sintético:
    'Cordas sintéticas pedem dois a quatro dias para assentar; afine com frequência e o som se abre.',
  Tripa: 'A tripa reage à umidade e pede cerca de uma semana para firmar; guarde o instrumento no estojo.',
}

const CORE: Partial<Record<FacetValue<'Núcleo'>, string>> = {
  'Aço sólido': 'de aço sólido',
  'Aço trançado': 'de aço trançado',
  Sintético: 'sintético',
  Tripa: 'de tripa natural',
}

function windingWords(enrolamento: FacetValue<'Enrolamento'>): string {
  return enrolamento === 'Sem enrolamento' ? 'em fio liso' : `com enrolamento de ${enrolamento.toLowerCase()}`
}

function coreWords(line: BowedLine): string {
  return `com núcleo ${CORE[line.nucleo] ?? ''}`
}

function titled(line: BowedLine): string {
  return `${BRAND_IN_NAME[line.marca] ?? line.marca} ${line.linha}`
}

function sizeInName(family: BowedFamily, line: BowedLine): string {
  return line.tamanhos && line.tamanhos.length > 1 ? '' : ` ${line.tamanhos?.[0] ?? family.tamanho}`
}

function firstSentence(text: string): string {
  return lowerFirst(`${text.split('. ')[0]}.`.replace('..', '.'))
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function endingIn90(preco: number): number {
  return Math.floor(preco) + 0.9
}

const BRAND_IN_NAME: Record<string, string> = {
  daddario: "D'Addario",
  'thomastik-infeld': 'Thomastik',
  pirastro: 'Pirastro',
  larsen: 'Larsen',
  jargar: 'Jargar',
  corelli: 'Corelli',
  warchal: 'Warchal',
  'mauro-calixto': 'Mauro Calixto',
  giannini: 'Giannini',
}
