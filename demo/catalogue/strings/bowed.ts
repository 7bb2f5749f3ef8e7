import type { DemoProduct } from '#demo/demo-product.ts'
import type { StringSetDrawing } from '#demo/pictures/drawing/drawing.ts'
import type { Entry, FacetValue } from '../facet-labels.ts'
import { facet, spec } from '../facet-labels.ts'
import { p, section, table } from '../html.ts'
import type { SkuDraft } from '../product.ts'
import { product, skuCode } from '../product.ts'
import { formatKg, statedKg } from '../tension.ts'
import type { BowedFamily, BowedNote } from './bowed-families.ts'
import type { BowedString } from './bowed-string.ts'
import { coreOf, coreWords, plainGauge, settlesIn, settlingWords, windingWords } from './bowed-string.ts'

type Tension = FacetValue<'Tensão'>

/** A line of strings for one instrument; prices in reais. */
export type BowedLine = {
  marca: string
  lineName: string
  /** Prefix of our own SKU codes. */
  sku: string
  /** The manufacturer's code of the set, if it is certain; part of the set's name. */
  codigo?: string
  /** The line in the set's name, if it is written without the code there. */
  titulo?: string
  /** The core of most strings of the set; a string with another core has its own. */
  core: FacetValue<'Núcleo'>
  /** From the highest note down. */
  strings: readonly [BowedString, BowedString, BowedString, BowedString]
  endType: FacetValue<'Terminação'>
  nivel: FacetValue<'Nível'>
  origem?: 0 | 2
  setPrice: number
  tensions?: readonly Tension[]
  sizes?: readonly FacetValue<'Tamanho'>[]
  /** Settling time of the line, if it differs from that of its core. */
  settling?: string
  /** Sound and feel: two or three sentences. */
  sound: string
  /** Who it is for: one or two sentences. */
  suits: string
  colours: readonly [background: string, accent: string]
  palavras: readonly string[]
}

const TENSION_FACTOR: Record<Tension, number> = { Leve: 0.93, Média: 1, Alta: 1.07, 'Extra alta': 1.12 }

/** Returns the set of a line and its single strings that have a price. */
export function bowedStrings(family: BowedFamily, lines: readonly BowedLine[]): DemoProduct[] {
  return lines.flatMap((line) => [
    set(family, line),
    ...(family.singlesTogether ? singlesTogether(family, line) : singles(family, line)),
  ])
}

function set(family: BowedFamily, line: BowedLine): DemoProduct {
  const total = line.strings.reduce((sum, { kg }) => sum + kg, 0)
  return product({
    nome: `Encordoamento ${setTitle(line)} para ${family.nome}${sizeInName(family, line)}`,
    marca: line.marca,
    categoria: family.categoria,
    ...(line.sizes && line.sizes.length > 1 ? { categorias: ['cordas/fracionadas'] } : {}),
    curta: `Jogo de ${family.notes.length} cordas com núcleo ${coreWords(line.core)} para ${family.nome}: ${firstSentence(line.sound)}`,
    descricao:
      p(line.sound) +
      section('Para quem toca', line.suits, family.asSet) +
      section('Por dentro', construction(family, line, total)) +
      section('Na hora de trocar', setSettling(family, line), family.changing),
    tabela: stringTable(family, line),
    caracteristicas: [
      ...lineSpecs(family, line),
      facet('Núcleo', line.core),
      facet('Enrolamento', line.strings[1].windingMetal),
      ...(line.codigo ? [spec('Código do fabricante', line.codigo)] : []),
      facet('Número de cordas', '4'),
      facet('Afinação', family.tuning),
      spec('Tensão total', statedKg(total)),
      spec('Afinação assenta em', settlesIn(line.core, line.settling)),
      ...each(family, line).map(([note, bowedString]) =>
        spec(
          `Corda ${note.nome}`,
          [
            note.pitch,
            ...(coreOf(line, bowedString) === line.core ? [] : [coreOf(line, bowedString)]),
            bowedString.windingMetal,
            formatKg(bowedString.kg),
          ].join(' · '),
        ),
      ),
    ],
    itens: family.notes.map((note) => `1 corda ${note.nome}`),
    ...trade(line),
    palavras: [
      'encordoamento',
      'jogo de cordas',
      'encordamento',
      ...family.palavras,
      ...line.palavras,
      ...codeWords(line.codigo),
    ],
    drawing: envelope(line, setTitle(line, false), family.nome, family.notes),
    caixa: family.caixa,
    skus: variants(line, line.setPrice, line.sku, line.codigo),
  })
}

function singles(family: BowedFamily, line: BowedLine): DemoProduct[] {
  return each(family, line).flatMap(([note, bowedString]) =>
    bowedString.preco === undefined ? [] : [single(family, line, note, bowedString, bowedString.preco)],
  )
}

function single(
  family: BowedFamily,
  line: BowedLine,
  note: BowedNote,
  bowedString: BowedString,
  preco: number,
): DemoProduct {
  const core = coreOf(line, bowedString)
  const title = bowedString.codigo ? `${line.lineName} ${bowedString.codigo}` : line.lineName
  const gauge = plainGauge(family, note, bowedString)
  return product({
    nome: `Corda ${note.nome} ${brandInName(line)} ${title} para ${family.nome}${sizeInName(family, line)}`,
    marca: line.marca,
    categoria: family.singles,
    categorias: [family.categoria],
    curta: `Corda ${note.nome} avulsa ${core === 'Aço sólido' ? 'de aço' : `com núcleo ${coreWords(core)}`}, ${windingWords(bowedString.windingMetal)}, ${note.position} do ${family.nome}.`,
    descricao:
      p(`${note.role} A ${line.lineName} em poucas palavras. ${bowedString.sound ?? line.sound}`) +
      section(
        'Por dentro',
        singleConstruction(family, line, note, bowedString),
        core === line.core ? line.suits : COMPANION_TO_SYNTHETIC,
      ) +
      section('Na hora de trocar', note.care, settlingWords(core, line.settling)),
    caracteristicas: [
      ...lineSpecs(family, line),
      facet('Núcleo', core),
      facet('Enrolamento', bowedString.windingMetal),
      facet('Nota', note.label),
      ...(bowedString.codigo ? [spec('Código do fabricante', bowedString.codigo)] : []),
      spec('Posição', note.position),
      ...(gauge ? [spec('Diâmetro do fio', gauge)] : []),
      spec('Tensão aproximada', statedKg(bowedString.kg)),
      spec('Afinação assenta em', settlesIn(core, line.settling)),
    ],
    itens: [`1 corda ${note.nome} em embalagem individual`],
    ...trade(line),
    palavras: [
      ...SINGLE_WORDS,
      ...note.palavras,
      ...family.palavras,
      ...line.palavras,
      ...codeWords(bowedString.codigo),
    ],
    drawing: envelope(line, title, `${note.nome} · ${family.nome}`, [note]),
    caixa: [20, 8, 130, 130],
    skus: variants(line, preco, bowedString.codigo ?? `${line.sku}-${note.letter}`, bowedString.codigo),
  })
}

/** If single strings sell little, one product offers them all with the note as a variant. */
function singlesTogether(family: BowedFamily, line: BowedLine): DemoProduct[] {
  const sold = each(family, line).flatMap(([note, bowedString]) =>
    bowedString.preco === undefined ? [] : [{ note, bowedString, preco: bowedString.preco }],
  )
  if (sold.length === 0) return []
  const codes = sold.flatMap(({ note, bowedString }) =>
    bowedString.codigo ? [`${note.nome} ${bowedString.codigo}`] : [],
  )
  return [
    product({
      nome: `Corda avulsa ${brandInName(line)} ${line.lineName} para ${family.nome}${sizeInName(family, line)}`,
      marca: line.marca,
      categoria: family.singles,
      categorias: [family.categoria],
      curta: `Escolha a nota: cordas ${line.lineName} avulsas com núcleo ${coreWords(line.core)} para ${family.nome}.`,
      descricao:
        p(
          `Uma corda arrebentou e as outras três ainda têm vida? Aqui a ${line.lineName} é vendida por nota. ${line.sound}`,
        ) +
        section('Cada nota', family.notes.map((note) => `${note.role} ${note.care}`).join(' ')) +
        section('Por dentro', materials(family, line), family.mixing) +
        section('Na hora de trocar', settlingWords(line.core, line.settling), family.changing),
      tabela: stringTable(family, line),
      caracteristicas: [
        ...lineSpecs(family, line),
        facet('Núcleo', line.core),
        facet('Enrolamento', line.strings[1].windingMetal),
        spec('Notas disponíveis', sold.map(({ note }) => note.nome).join(', ')),
        ...(codes.length > 0 ? [spec('Códigos do fabricante', codes.join(', '))] : []),
        spec('Afinação assenta em', settlesIn(line.core, line.settling)),
      ],
      itens: ['1 corda da nota escolhida em embalagem individual'],
      ...trade(line),
      palavras: [
        ...SINGLE_WORDS,
        ...family.palavras,
        ...line.palavras,
        ...sold.flatMap(({ bowedString }) => codeWords(bowedString.codigo)),
      ],
      drawing: envelope(line, line.lineName, `avulsa · ${family.nome}`, family.notes.slice(0, 1)),
      caixa: [Math.round(family.caixa[0] / 3), 12, 150, 150],
      skus: sold.map(({ note, bowedString, preco }) => ({
        sku: skuCode(bowedString.codigo ?? `${line.sku}-${note.letter}`),
        preco,
        ...(bowedString.codigo ? { mpn: bowedString.codigo } : {}),
        simples: [['Nota', note.label]] as const,
      })),
    }),
  ]
}

/** Returns one SKU per size or tension; smaller sizes cost a little less, other tensions the same. */
function variants(line: BowedLine, preco: number, sku: string, codigo: string | undefined): SkuDraft[] {
  if (line.sizes && line.sizes.length > 1)
    return line.sizes.map((tamanho, i) => ({
      sku: skuCode(sku, tamanho.replace('/', '')),
      preco: i === 0 ? preco : endingIn90(preco * 0.94),
      ...(codigo ? { mpn: `${codigo} ${tamanho}` } : {}),
      simples: [['Tamanho', tamanho]],
    }))
  if (line.tensions && line.tensions.length > 1)
    return line.tensions.map((tension) => ({
      sku: skuCode(sku, tension),
      preco,
      simples: [['Tensão', tension]],
    }))
  return [{ sku: skuCode(sku), preco, ...(codigo ? { mpn: codigo } : {}) }]
}

/** The specification of every product of a line, set or single. */
function lineSpecs(family: BowedFamily, line: BowedLine): Entry[] {
  const sizes = line.sizes ?? (family.tamanho === null ? [] : [family.tamanho])
  const [only] = sizes
  return [
    facet('Instrumento', family.forInstrument),
    ...(sizes.length === 1 && only ? [facet('Tamanho', only)] : []),
    ...(sizes.length > 1 ? [spec('Tamanhos disponíveis', sizes.join(', '))] : []),
    line.tensions ? spec('Tensões disponíveis', line.tensions.join(', ')) : facet('Tensão', 'Média'),
    facet('Terminação', line.endType),
    facet('Nível', line.nivel),
    spec('Linha', line.lineName),
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
  return `${materials(family, line)} Em tensão média, no comprimento de ${length(family)}, o jogo soma perto de ${formatKg(total)} sobre o tampo. A terminação de referência é em ${line.endType.toLowerCase()}.`
}

/** Describes core and winding of the four strings; starts with a string whose core differs. */
function materials(family: BowedFamily, line: BowedLine): string {
  const strings = each(family, line)
  const odd = strings.filter(([, bowedString]) => coreOf(line, bowedString) !== line.core)
  const rest = strings.filter(([, bowedString]) => coreOf(line, bowedString) === line.core)
  const wound = rest
    .map(([note, bowedString]) => `${note.nome} ${windingWords(bowedString.windingMetal)}`)
    .join(', ')
  const apart = odd.map(
    ([note, bowedString]) =>
      `A ${note.nome} é ${coreWords(coreOf(line, bowedString))}, ${windingWords(bowedString.windingMetal)}. Nas outras, o`,
  )
  return `${apart[0] ?? 'O'} núcleo é ${coreWords(line.core)} e cada corda recebe o metal que lhe convém: ${wound}.`
}

function singleConstruction(
  family: BowedFamily,
  line: BowedLine,
  note: BowedNote,
  bowedString: BowedString,
): string {
  const gauge = plainGauge(family, note, bowedString)
  const core = coreOf(line, bowedString)
  const coreText = core === 'Aço sólido' ? 'é de aço sólido' : `tem núcleo ${coreWords(core)}`
  const thick = gauge ? ` de ${gauge}` : ''
  return `A ${note.nome} ${line.lineName} ${coreText}, ${windingWords(bowedString.windingMetal)}${thick}, e trabalha perto de ${formatKg(bowedString.kg)} em tensão média no comprimento de ${length(family)}. ${family.mixing}`
}

/** Describes how a set settles: by the core of most strings, plus a steel string among them. */
function setSettling(family: BowedFamily, line: BowedLine): string {
  const odd = each(family, line).find(([, bowedString]) => coreOf(line, bowedString) !== line.core)
  const others = settlingWords(line.core, line.settling)
  return odd ? `${others} A ${odd[0].nome}, de aço, firma no mesmo dia.` : others
}

function stringTable(family: BowedFamily, line: BowedLine): string {
  const tensions: readonly Tension[] = line.tensions ?? ['Média']
  return table(
    [
      'Corda',
      'Nota',
      ...tensions.map((tension) => `Tensão ${tension.toLowerCase()}`),
      'Núcleo',
      'Enrolamento',
    ],
    each(family, line).map(([note, bowedString]) => [
      note.position,
      note.nome,
      ...tensions.map((tension) => formatKg(bowedString.kg * TENSION_FACTOR[tension])),
      coreOf(line, bowedString),
      bowedString.windingMetal,
    ]),
  )
}

/** Pairs the notes of a family with the strings of a line, from the highest down. */
function each(family: BowedFamily, line: BowedLine): (readonly [BowedNote, BowedString])[] {
  return line.strings.flatMap((bowedString, i) => {
    const note = family.notes[i]
    return note ? [[note, bowedString] as const] : []
  })
}

function length(family: BowedFamily): string {
  return `${family.lengthMm.toLocaleString('pt-BR')} mm`
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
  notes: readonly BowedNote[],
): StringSetDrawing {
  const winding = line.strings.some(({ windingMetal }) => windingMetal === 'Prata') ? 'silver' : 'steel'
  return {
    family: 'stringSet',
    pack: 'envelope',
    title,
    subtitle,
    background: line.colours[0],
    accent: line.colours[1],
    coils: notes.map((note) => note.silk),
    winding,
  }
}

/** Brand, line and code of the set; the envelope shows them without the brand. */
function setTitle(line: BowedLine, branded = true): string {
  const title = line.titulo ?? (line.codigo ? `${line.lineName} ${line.codigo}` : line.lineName)
  return branded ? `${brandInName(line)} ${title}` : title
}

function brandInName(line: BowedLine): string {
  return BRAND_IN_NAME[line.marca] ?? line.marca
}

function sizeInName(family: BowedFamily, line: BowedLine): string {
  const [size = family.tamanho, another] = line.sizes ?? []

  return size === null || another ? '' : ` ${size}`
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
