import type { DemoProduct } from '#demo/demo-product.ts'
import type { StringSetDrawing } from '#demo/pictures/drawing/drawing.ts'
import type { Entry, FacetValue } from '../facet-labels.ts'
import { facet, spec } from '../facet-labels.ts'
import { p, section, table } from '../html.ts'
import type { SkuDraft } from '../product.ts'
import { product, skuCode } from '../product.ts'
import { formatKg } from '../tension.ts'
import type { BowedFamily, BowedNote } from './bowed-families.ts'
import type { BowedString } from './bowed-string.ts'
import { coreOf, coreWords, plainGauge, settlesIn, settlingWords, windingWords } from './bowed-string.ts'

type Tension = FacetValue<'Tensão'>

/** A line of strings for one instrument; prices in reais. */
export type BowedLine = {
  marca: string
  linha: string
  /** Prefix of our own SKU codes. */
  sku: string
  /** The manufacturer's code of the set, if it is certain; part of the set's name. */
  codigo?: string
  /** The line in the set's name, if it is written without the code there. */
  titulo?: string
  /** The core of most strings of the set; a string with another core has its own. */
  nucleo: FacetValue<'Núcleo'>
  /** From the highest note down. */
  cordas: readonly [BowedString, BowedString, BowedString, BowedString]
  terminacao: FacetValue<'Terminação'>
  nivel: FacetValue<'Nível'>
  origem?: 0 | 2
  jogo: number
  tensoes?: readonly Tension[]
  tamanhos?: readonly FacetValue<'Tamanho'>[]
  /** Settling time of the line, if it differs from that of its core. */
  assenta?: string
  /** Sound and feel: two or three sentences. */
  som: string
  /** Who it is for: one or two sentences. */
  para: string
  cores: readonly [background: string, accent: string]
  palavras: readonly string[]
}

const TENSION_FACTOR: Record<Tension, number> = { Leve: 0.93, Média: 1, Alta: 1.07, 'Extra alta': 1.12 }

/** Returns the set of a line and its single strings that have a price. */
export function bowedStrings(family: BowedFamily, lines: readonly BowedLine[]): DemoProduct[] {
  return lines.flatMap((line) => [
    set(family, line),
    ...(family.avulsasJuntas ? singlesTogether(family, line) : singles(family, line)),
  ])
}

function set(family: BowedFamily, line: BowedLine): DemoProduct {
  const total = line.cordas.reduce((sum, { kg }) => sum + kg, 0)
  return product({
    nome: `Encordoamento ${setTitle(line)} para ${family.nome}${sizeInName(family, line)}`,
    marca: line.marca,
    categoria: family.categoria,
    ...(line.tamanhos && line.tamanhos.length > 1 ? { categorias: ['cordas/fracionadas'] } : {}),
    curta: `Jogo de ${family.notas.length} cordas com núcleo ${coreWords(line.nucleo)} para ${family.nome}: ${firstSentence(line.som)}`,
    descricao:
      p(line.som) +
      section('Para quem toca', line.para, family.conjunto) +
      section('Por dentro', construction(family, line, total)) +
      section('Na hora de trocar', setSettling(family, line), family.troca),
    tabela: stringTable(family, line),
    caracteristicas: [
      ...lineSpecs(family, line),
      facet('Núcleo', line.nucleo),
      facet('Enrolamento', line.cordas[1].enrolamento),
      ...(line.codigo ? [spec('Código do fabricante', line.codigo)] : []),
      facet('Número de cordas', '4'),
      facet('Afinação', family.afinacao),
      spec('Tensão total', formatKg(total)),
      spec('Afinação assenta em', settlesIn(line.nucleo, line.assenta)),
      ...each(family, line).map(([nota, corda]) =>
        spec(
          `Corda ${nota.nome}`,
          [
            ...(coreOf(line, corda) === line.nucleo ? [] : [coreOf(line, corda)]),
            corda.enrolamento,
            formatKg(corda.kg),
          ].join(', '),
        ),
      ),
    ],
    itens: family.notas.map((nota) => `1 corda ${nota.nome}`),
    ...trade(line),
    palavras: [
      'encordoamento',
      'jogo de cordas',
      'encordamento',
      ...family.palavras,
      ...line.palavras,
      ...codeWords(line.codigo),
    ],
    drawing: envelope(line, setTitle(line, false), family.nome, family.notas),
    caixa: family.caixa,
    skus: variants(line, line.jogo, line.sku, line.codigo),
  })
}

function singles(family: BowedFamily, line: BowedLine): DemoProduct[] {
  return each(family, line).flatMap(([nota, corda]) =>
    corda.preco === undefined ? [] : [single(family, line, nota, corda, corda.preco)],
  )
}

function single(
  family: BowedFamily,
  line: BowedLine,
  nota: BowedNote,
  corda: BowedString,
  preco: number,
): DemoProduct {
  const nucleo = coreOf(line, corda)
  const title = corda.codigo ? `${line.linha} ${corda.codigo}` : line.linha
  const gauge = plainGauge(family, nota, corda)
  return product({
    nome: `Corda ${nota.nome} ${brandInName(line)} ${title} para ${family.nome}${sizeInName(family, line)}`,
    marca: line.marca,
    categoria: family.avulsas,
    categorias: [family.categoria],
    curta: `Corda ${nota.nome} avulsa ${nucleo === 'Aço sólido' ? 'de aço' : `com núcleo ${coreWords(nucleo)}`}, ${windingWords(corda.enrolamento)}, ${nota.ordem} do ${family.nome}.`,
    descricao:
      p(`${nota.papel} A ${line.linha} em poucas palavras. ${corda.som ?? line.som}`) +
      section(
        'Por dentro',
        singleConstruction(family, line, nota, corda),
        nucleo === line.nucleo ? line.para : COMPANION_TO_SYNTHETIC,
      ) +
      section('Na hora de trocar', nota.cuidado, settlingWords(nucleo, line.assenta)),
    caracteristicas: [
      ...lineSpecs(family, line),
      facet('Núcleo', nucleo),
      facet('Enrolamento', corda.enrolamento),
      facet('Nota', nota.rotulo),
      ...(corda.codigo ? [spec('Código do fabricante', corda.codigo)] : []),
      spec('Posição', nota.ordem),
      ...(gauge ? [spec('Diâmetro do fio', gauge)] : []),
      spec('Tensão aproximada', formatKg(corda.kg)),
      spec('Afinação assenta em', settlesIn(nucleo, line.assenta)),
    ],
    itens: [`1 corda ${nota.nome} em embalagem individual`],
    ...trade(line),
    palavras: [
      ...SINGLE_WORDS,
      ...nota.palavras,
      ...family.palavras,
      ...line.palavras,
      ...codeWords(corda.codigo),
    ],
    drawing: envelope(line, title, `${nota.nome} · ${family.nome}`, [nota]),
    caixa: [20, 8, 130, 130],
    skus: variants(line, preco, corda.codigo ?? `${line.sku}-${nota.letra}`, corda.codigo),
  })
}

/** If single strings sell little, one product offers them all with the note as a variant. */
function singlesTogether(family: BowedFamily, line: BowedLine): DemoProduct[] {
  const sold = each(family, line).flatMap(([nota, corda]) =>
    corda.preco === undefined ? [] : [{ nota, corda, preco: corda.preco }],
  )
  if (sold.length === 0) return []
  const codes = sold.flatMap(({ nota, corda }) => (corda.codigo ? [`${nota.nome} ${corda.codigo}`] : []))
  return [
    product({
      nome: `Corda avulsa ${brandInName(line)} ${line.linha} para ${family.nome} ${family.tamanho}`,
      marca: line.marca,
      categoria: family.avulsas,
      categorias: [family.categoria],
      curta: `Escolha a nota: cordas ${line.linha} avulsas com núcleo ${coreWords(line.nucleo)} para ${family.nome}.`,
      descricao:
        p(
          `Uma corda arrebentou e as outras três ainda têm vida? Aqui a ${line.linha} é vendida por nota. ${line.som}`,
        ) +
        section('Cada nota', family.notas.map((nota) => `${nota.papel} ${nota.cuidado}`).join(' ')) +
        section('Por dentro', materials(family, line), family.mistura) +
        section('Na hora de trocar', settlingWords(line.nucleo, line.assenta), family.troca),
      tabela: stringTable(family, line),
      caracteristicas: [
        ...lineSpecs(family, line),
        facet('Núcleo', line.nucleo),
        facet('Enrolamento', line.cordas[1].enrolamento),
        spec('Notas disponíveis', sold.map(({ nota }) => nota.nome).join(', ')),
        ...(codes.length > 0 ? [spec('Códigos do fabricante', codes.join(', '))] : []),
        spec('Afinação assenta em', settlesIn(line.nucleo, line.assenta)),
      ],
      itens: ['1 corda da nota escolhida em embalagem individual'],
      ...trade(line),
      palavras: [
        ...SINGLE_WORDS,
        ...family.palavras,
        ...line.palavras,
        ...sold.flatMap(({ corda }) => codeWords(corda.codigo)),
      ],
      drawing: envelope(line, line.linha, `avulsa · ${family.nome}`, family.notas.slice(0, 1)),
      caixa: [Math.round(family.caixa[0] / 3), 12, 150, 150],
      skus: sold.map(({ nota, corda, preco }) => ({
        sku: skuCode(corda.codigo ?? `${line.sku}-${nota.letra}`),
        preco,
        ...(corda.codigo ? { mpn: corda.codigo } : {}),
        simples: [['Nota', nota.rotulo]] as const,
      })),
    }),
  ]
}

/** Returns one SKU per size or tension; smaller sizes cost a little less, other tensions the same. */
function variants(line: BowedLine, preco: number, sku: string, codigo: string | undefined): SkuDraft[] {
  if (line.tamanhos && line.tamanhos.length > 1)
    return line.tamanhos.map((tamanho, i) => ({
      sku: skuCode(sku, tamanho.replace('/', '')),
      preco: i === 0 ? preco : endingIn90(preco * 0.94),
      ...(codigo ? { mpn: `${codigo} ${tamanho}` } : {}),
      simples: [['Tamanho', tamanho]],
    }))
  if (line.tensoes && line.tensoes.length > 1)
    return line.tensoes.map((tensao) => ({
      sku: skuCode(sku, tensao),
      preco,
      simples: [['Tensão', tensao]],
    }))
  return [{ sku: skuCode(sku), preco, ...(codigo ? { mpn: codigo } : {}) }]
}

/** The specification of every product of a line, set or single. */
function lineSpecs(family: BowedFamily, line: BowedLine): Entry[] {
  const sizes = line.tamanhos ?? [family.tamanho]
  const [only] = sizes
  return [
    facet('Instrumento', family.instrumento),
    ...(sizes.length === 1 && only
      ? [facet('Tamanho', only)]
      : [spec('Tamanhos disponíveis', sizes.join(', '))]),
    line.tensoes ? spec('Tensões disponíveis', line.tensoes.join(', ')) : facet('Tensão', 'Média'),
    facet('Terminação', line.terminacao),
    facet('Nível', line.nivel),
    spec('Linha', line.linha),
    spec('Comprimento vibrante de referência', length(family)),
  ]
}

function trade(line: BowedLine) {
  return {
    garantia: '90 dias contra defeito de fabricação',
    ncm: '92093000',
    origem: line.origem ?? 2,
  }
}

function construction(family: BowedFamily, line: BowedLine, total: number): string {
  return `${materials(family, line)} Em tensão média, no comprimento de ${length(family)}, o jogo soma perto de ${formatKg(total)} sobre o tampo. A terminação de referência é em ${line.terminacao.toLowerCase()}.`
}

/** Describes core and winding of the four strings; starts with a string whose core differs. */
function materials(family: BowedFamily, line: BowedLine): string {
  const strings = each(family, line)
  const odd = strings.filter(([, corda]) => coreOf(line, corda) !== line.nucleo)
  const rest = strings.filter(([, corda]) => coreOf(line, corda) === line.nucleo)
  const wound = rest.map(([nota, corda]) => `${nota.nome} ${windingWords(corda.enrolamento)}`).join(', ')
  const apart = odd.map(
    ([nota, corda]) =>
      `A ${nota.nome} é ${coreWords(coreOf(line, corda))}, ${windingWords(corda.enrolamento)}. Nas outras, o`,
  )
  return `${apart[0] ?? 'O'} núcleo é ${coreWords(line.nucleo)} e cada corda recebe o metal que lhe convém: ${wound}.`
}

function singleConstruction(
  family: BowedFamily,
  line: BowedLine,
  nota: BowedNote,
  corda: BowedString,
): string {
  const gauge = plainGauge(family, nota, corda)
  const nucleo = coreOf(line, corda)
  const coreText = nucleo === 'Aço sólido' ? 'é de aço sólido' : `tem núcleo ${coreWords(nucleo)}`
  const thick = gauge ? ` de ${gauge}` : ''
  return `A ${nota.nome} ${line.linha} ${coreText}, ${windingWords(corda.enrolamento)}${thick}, e trabalha perto de ${formatKg(corda.kg)} em tensão média no comprimento de ${length(family)}. ${family.mistura}`
}

/** Describes how a set settles: by the core of most strings, plus a steel string among them. */
function setSettling(family: BowedFamily, line: BowedLine): string {
  const odd = each(family, line).find(([, corda]) => coreOf(line, corda) !== line.nucleo)
  const others = settlingWords(line.nucleo, line.assenta)
  return odd ? `${others} A ${odd[0].nome}, de aço, firma no mesmo dia.` : others
}

function stringTable(family: BowedFamily, line: BowedLine): string {
  const tensoes: readonly Tension[] = line.tensoes ?? ['Média']
  return table(
    ['Corda', 'Nota', ...tensoes.map((tensao) => `Tensão ${tensao.toLowerCase()}`), 'Núcleo', 'Enrolamento'],
    each(family, line).map(([nota, corda]) => [
      nota.ordem,
      nota.nome,
      ...tensoes.map((tensao) => formatKg(corda.kg * TENSION_FACTOR[tensao])),
      coreOf(line, corda),
      corda.enrolamento,
    ]),
  )
}

/** Pairs the notes of a family with the strings of a line, from the highest down. */
function each(family: BowedFamily, line: BowedLine): (readonly [BowedNote, BowedString])[] {
  return line.cordas.flatMap((corda, i) => {
    const nota = family.notas[i]
    return nota ? [[nota, corda] as const] : []
  })
}

function length(family: BowedFamily): string {
  return `${family.comprimentoMm.toLocaleString('pt-BR')} mm`
}

/** Returns a code as printed and with a point: `419221` and `4192.21`. */
function codeWords(codigo: string | undefined): string[] {
  if (!codigo) return []
  return /^\d{6}$/.test(codigo) ? [codigo, `${codigo.slice(0, 4)}.${codigo.slice(4)}`] : [codigo]
}

const SINGLE_WORDS = ['corda avulsa', 'corda unitária', 'corda solta']

const COMPANION_TO_SYNTHETIC =
  'Acompanha as três sintéticas da linha e costuma ser trocada duas vezes para cada troca delas.'

function envelope(
  line: BowedLine,
  title: string,
  subtitle: string,
  notas: readonly BowedNote[],
): StringSetDrawing {
  const winding = line.cordas.some(({ enrolamento }) => enrolamento === 'Prata') ? 'silver' : 'steel'
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

/** Brand, line and code of the set; the envelope shows them without the brand. */
function setTitle(line: BowedLine, branded = true): string {
  const title = line.titulo ?? (line.codigo ? `${line.linha} ${line.codigo}` : line.linha)
  return branded ? `${brandInName(line)} ${title}` : title
}

function brandInName(line: BowedLine): string {
  return BRAND_IN_NAME[line.marca] ?? line.marca
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
