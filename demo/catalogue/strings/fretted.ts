import type { DemoProduct } from '#demo/demo-product.ts'
import type { StringSetDrawing } from '#demo/pictures/drawing/drawing.ts'
import type { Family } from '#domain/instruments/families/family.ts'
import { noteOf } from '#domain/instruments/pitch/note.ts'
import { statedWeight } from '#domain/instruments/strings/stated-weight.ts'
import type { Entry, FacetValue } from '../facet-labels.ts'
import { facet, spec } from '../facet-labels.ts'
import { p, section, table } from '../html.ts'
import type { Box } from '../product.ts'
import { product, skuCode } from '../product.ts'
import { formatKg, statedKg, stringKg } from '../tension.ts'

/** What all sets for one fretted instrument have in common. */
export type FrettedFamily = {
  nome: string
  forInstrument: FacetValue<'Instrumento'>
  categoria: string
  scaleMm: number
  /** The vibrating lengths that the sets serve, if that is limited: the thick part of a bass string has to end in time. */
  scalesMm?: readonly [number, number]
  instrument: Family
  caixa: Box
  pack: StringSetDrawing['pack']
  endType: FacetValue<'Terminação'>
  palavras: readonly string[]
  /** How to change the strings: one or two sentences. */
  changing: string
  /** What goes with them: one or two sentences. */
  goesWith: string
}

/** A gauge: diameters in thousandths of an inch from the highest string down; `plainStrings` of them are plain. */
export type Gauge = {
  gaugeLabel: FacetValue<'Calibre'>
  diameters: readonly number[]
  plainStrings: number
  notes: readonly string[]
  tuning: FacetValue<'Afinação'>
  /** How this gauge feels: two sentences. */
  feel: string
}

export type FrettedLine = {
  marca: string
  lineName: string
  windingMetal: FacetValue<'Enrolamento'>
  coated?: boolean
  core?: FacetValue<'Núcleo'>
  nivel: FacetValue<'Nível'>
  origem?: 0 | 2
  sound: string
  suits: string
  winding: StringSetDrawing['winding']
  colours: readonly [background: string, accent: string]
  palavras: readonly string[]
  sets: readonly { codigo: string; gaugeName: string; preco: number }[]
}

/** Returns one product per line and gauge. Throws for an unknown gauge. */
export function frettedStrings(
  family: FrettedFamily,
  gauges: Readonly<Record<string, Gauge>>,
  lines: readonly FrettedLine[],
): DemoProduct[] {
  return lines.flatMap((line) =>
    line.sets.map(({ codigo, gaugeName, preco }) => {
      const gauge = gauges[gaugeName]
      if (!gauge) throw new Error(`Unknown gauge: ${gaugeName}`)
      return set(family, line, gauge, codigo, preco)
    }),
  )
}

function set(
  family: FrettedFamily,
  line: FrettedLine,
  gauge: Gauge,
  codigo: string,
  preco: number,
): DemoProduct {
  const tensions = tensionsOf(family, line, gauge)
  const total = statedKg(tensions.reduce((sum, kg) => sum + kg, 0))
  const count = gauge.diameters.length
  return product({
    nome: nameOf(family, line, gauge, codigo),
    marca: line.marca,
    categoria: family.categoria,
    ...(line.coated ? { categorias: ['cordas/revestidas'] } : {}),
    curta: `Jogo de ${count} cordas ${inches(gauge.diameters[0])}–${inches(gauge.diameters.at(-1))} em ${line.windingMetal.toLowerCase()} para ${family.nome}.`,
    descricao:
      p(line.sound, line.suits) +
      section(`O calibre ${gauge.gaugeLabel}`, gauge.feel, physics(family, line, gauge, total)) +
      section('Combina com', family.goesWith) +
      section('Na hora de trocar', line.coated ? COATED : UNCOATED, family.changing),
    tabela: gaugeTable(gauge, tensions),
    caracteristicas: [
      facet('Instrumento', family.forInstrument),
      facet('Calibre', gauge.gaugeLabel),
      facet('Número de cordas', countFacet(count)),
      facet('Enrolamento', line.windingMetal),
      facet('Revestimento', line.coated ? 'Com revestimento' : 'Sem revestimento'),
      ...(line.core ? [facet('Núcleo', line.core)] : []),
      facet('Terminação', family.endType),
      facet('Afinação', gauge.tuning),
      facet('Nível', line.nivel),
      spec('Linha', line.lineName),
      spec('Código do fabricante', codigo),
      ...gauge.diameters.map(
        (diameter, i): Entry =>
          spec(
            `${i + 1}ª corda`,
            `${gauge.notes[i] ?? ''} · ${inches(diameter)} · ${formatKg(tensions[i] ?? 0)}`,
          ),
      ),
      spec('Tensão total', total),
      spec('Comprimento vibrante de referência', `${family.scaleMm} mm`),
      ...(family.scalesMm ? [spec('Escala do instrumento', `${family.scalesMm.join(' a ')} mm`)] : []),
    ],
    itens: [`${count} cordas (${gauge.diameters.map(inches).join(', ')})`],
    garantia: '90 dias contra defeito de fabricação',
    ncm: '92093000',
    origem: line.origem ?? 2,
    palavras: [
      'encordoamento',
      'jogo de cordas',
      'encordamento',
      'cordas',
      codigo,
      inches(gauge.diameters[0]),
      `0.${String(gauge.diameters[0]).padStart(3, '0').slice(1)}`,
      ...family.palavras,
      ...line.palavras,
    ],
    drawing: {
      family: 'stringSet',
      pack: family.pack,
      title: line.lineName,
      subtitle: `${gauge.gaugeLabel} · ${family.nome}`,
      background: line.colours[0],
      accent: line.colours[1],
      coils: gauge.diameters.map((_, i) => COILS[i % COILS.length] ?? line.colours[1]),
      winding: line.winding,
    },
    caixa: family.caixa,
    skus: [{ sku: skuCode(line.marca, codigo), preco, mpn: codigo }],
  })
}

function nameOf(family: FrettedFamily, line: FrettedLine, gauge: Gauge, codigo: string): string {
  const code = line.lineName.includes(codigo) ? '' : ` ${codigo}`
  return `Encordoamento ${NAMES[line.marca] ?? line.marca}${code} ${line.lineName} ${gauge.gaugeLabel} para ${family.nome}`
}

/** By the metal of the winding: 85/15 bronze pulls 1 % less than phosphor bronze, 80/20 3 %, stainless steel 5 % more than nickel. */
function tensionsOf({ instrument, scaleMm }: FrettedFamily, line: FrettedLine, gauge: Gauge): number[] {
  return gauge.diameters.map((thousandths, i) => {
    const diameter = { text: inches(thousandths), mm: thousandths * 0.0254 }
    const materials = [i < gauge.plainStrings ? 'Aço' : line.windingMetal]
    const pitch = gauge.notes[i] ?? 'A4'
    const string = { note: noteOf(pitch), diameter, materials, tension: null }
    const weight = statedWeight(string, { family: instrument, scaleMm })
    if (weight === null) throw new Error(`Unknown weight: ${diameter.text} ${line.windingMetal}`)
    return stringKg(weight, scaleMm, pitch)
  })
}

function physics(family: FrettedFamily, line: FrettedLine, gauge: Gauge, total: string): string {
  const wound = gauge.diameters.length - gauge.plainStrings
  const plain =
    gauge.plainStrings === 0
      ? 'Todas as cordas são enroladas'
      : `${gauge.plainStrings} cordas são lisas e ${wound} enroladas`
  return `${plain} em ${line.windingMetal.toLowerCase()}. Na afinação ${gauge.tuning}, em escala de ${family.scaleMm} mm, o jogo soma cerca de ${total}; a tabela de medidas mostra o valor de cada corda, para comparar com as que você usa hoje.`
}

function gaugeTable(gauge: Gauge, tensions: readonly number[]): string {
  return table(
    ['Corda', 'Nota', 'Calibre (pol.)', 'Calibre (mm)', 'Tensão'],
    gauge.diameters.map((diameter, i) => [
      `${i + 1}ª`,
      gauge.notes[i] ?? '',
      inches(diameter),
      (diameter * 0.0254).toFixed(2).replace('.', ','),
      formatKg(tensions[i] ?? 0),
    ]),
  )
}

/** `9` → `.009` */
function inches(thousandths: number | undefined): string {
  return `.${String(thousandths ?? 0).padStart(3, '0')}`
}

function countFacet(count: number): FacetValue<'Número de cordas'> {
  if (count === 4) return '4'
  if (count === 5) return '5'
  if (count === 7) return '7'
  if (count === 12) return '12'
  return '6'
}

const COATED =
  'A película fina que protege a espiral mantém o brilho por muito mais tempo, mas não gosta de alicate: dobre a ponta antes de cortar, para que ela não desfie.'

const UNCOATED =
  'Sem revestimento, o brilho dos primeiros dias vai se acomodando; um pano seco depois de tocar quase dobra a vida do jogo.'

const COILS = ['#c0392b', '#2980b9', '#27ae60', '#f1c40f', '#8e44ad', '#7f8c8d']

const NAMES: Record<string, string> = {
  daddario: "D'Addario",
  elixir: 'Elixir',
  'ernie-ball': 'Ernie Ball',
  nig: 'NIG',
  'sg-strings': 'SG',
  giannini: 'Giannini',
  fender: 'Fender',
  dunlop: 'Dunlop',
  rotosound: 'Rotosound',
  martin: 'Martin',
  dr: 'DR',
}
