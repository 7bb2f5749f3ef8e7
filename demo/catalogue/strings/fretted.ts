import type { DemoProduct } from '#demo/demo-product.ts'
import type { StringSetDrawing } from '#demo/pictures/drawing/drawing.ts'
import type { Entry, FacetValue } from '../facet-labels.ts'
import { facet, spec } from '../facet-labels.ts'
import { p, section, table } from '../html.ts'
import type { Box } from '../product.ts'
import { product, skuCode } from '../product.ts'
import { formatKg, hertzOf, plainSteel, tensionKg } from '../tension.ts'

/** What all sets for one fretted instrument have in common. */
export type FrettedFamily = {
  nome: string
  instrumento: FacetValue<'Instrumento'>
  categoria: string
  escalaMm: number
  enroladas: Record<number, number>
  caixa: Box
  pack: StringSetDrawing['pack']
  terminacao: FacetValue<'Terminação'>
  palavras: readonly string[]
  /** How to change the strings: one or two sentences. */
  troca: string
  /** What goes with them: one or two sentences. */
  combina: string
}

/** A gauge: diameters in thousandths of an inch from the highest string down; `lisas` of them are plain. */
export type Gauge = {
  rotulo: FacetValue<'Calibre'>
  calibres: readonly number[]
  lisas: number
  notas: readonly string[]
  afinacao: FacetValue<'Afinação'>
  /** How this gauge feels: two sentences. */
  toque: string
}

export type FrettedLine = {
  marca: string
  linha: string
  enrolamento: FacetValue<'Enrolamento'>
  revestida?: boolean
  nucleo?: FacetValue<'Núcleo'>
  nivel: FacetValue<'Nível'>
  origem?: 0 | 2
  som: string
  para: string
  winding: StringSetDrawing['winding']
  cores: readonly [background: string, accent: string]
  palavras: readonly string[]
  jogos: readonly { codigo: string; calibre: string; preco: number }[]
}

/** Returns one product per line and gauge. Throws for an unknown gauge. */
export function frettedStrings(
  family: FrettedFamily,
  gauges: Readonly<Record<string, Gauge>>,
  lines: readonly FrettedLine[],
): DemoProduct[] {
  return lines.flatMap((line) =>
    line.jogos.map(({ codigo, calibre, preco }) => {
      const gauge = gauges[calibre]
      if (!gauge) throw new Error(`Unknown gauge: ${calibre}`)
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
  const tensions = tensionsOf(family, gauge)
  const total = formatKg(tensions.reduce((sum, kg) => sum + kg, 0))
  const count = gauge.calibres.length
  return product({
    nome: nameOf(family, line, gauge, codigo),
    marca: line.marca,
    categoria: family.categoria,
    ...(line.revestida ? { categorias: ['cordas/revestidas'] } : {}),
    curta: `Jogo de ${count} cordas ${inches(gauge.calibres[0])}–${inches(gauge.calibres.at(-1))} em ${line.enrolamento.toLowerCase()} para ${family.nome}.`,
    descricao:
      p(line.som, line.para) +
      section(`O calibre ${gauge.rotulo}`, gauge.toque, physics(family, line, gauge, total)) +
      section('Combina com', family.combina) +
      section('Na hora de trocar', line.revestida ? COATED : UNCOATED, family.troca),
    tabela: gaugeTable(gauge, tensions),
    caracteristicas: [
      facet('Instrumento', family.instrumento),
      facet('Calibre', gauge.rotulo),
      facet('Número de cordas', countFacet(count)),
      facet('Enrolamento', line.enrolamento),
      facet('Revestimento', line.revestida ? 'Com revestimento' : 'Sem revestimento'),
      ...(line.nucleo ? [facet('Núcleo', line.nucleo)] : []),
      facet('Terminação', family.terminacao),
      facet('Afinação', gauge.afinacao),
      facet('Nível', line.nivel),
      spec('Linha', line.linha),
      spec('Código do fabricante', codigo),
      ...gauge.calibres.map(
        (calibre, i): Entry =>
          spec(
            `${i + 1}ª corda`,
            `${gauge.notas[i] ?? ''} · ${inches(calibre)} · ${formatKg(tensions[i] ?? 0)}`,
          ),
      ),
      spec('Tensão total', `${total} na escala de ${family.escalaMm} mm`),
    ],
    itens: [`${count} cordas (${gauge.calibres.map(inches).join(', ')})`],
    garantia: '90 dias contra defeito de fabricação',
    ncm: '92093000',
    origem: line.origem ?? 2,
    palavras: [
      'encordoamento',
      'jogo de cordas',
      'encordamento',
      'cordas',
      codigo,
      inches(gauge.calibres[0]),
      `0.${String(gauge.calibres[0]).padStart(3, '0').slice(1)}`,
      ...family.palavras,
      ...line.palavras,
    ],
    drawing: {
      family: 'stringSet',
      pack: family.pack,
      title: line.linha,
      subtitle: `${gauge.rotulo} · ${family.nome}`,
      background: line.cores[0],
      accent: line.cores[1],
      coils: gauge.calibres.map((_, i) => COILS[i % COILS.length] ?? line.cores[1]),
      winding: line.winding,
    },
    caixa: family.caixa,
    skus: [{ sku: skuCode(line.marca, codigo), preco, mpn: codigo }],
  })
}

function nameOf(family: FrettedFamily, line: FrettedLine, gauge: Gauge, codigo: string): string {
  const code = line.linha.includes(codigo) ? '' : ` ${codigo}`
  return `Encordoamento ${NAMES[line.marca] ?? line.marca}${code} ${line.linha} ${gauge.rotulo} para ${family.nome}`
}

function tensionsOf(family: FrettedFamily, gauge: Gauge): number[] {
  return gauge.calibres.map((calibre, i) => {
    const weight = i < gauge.lisas ? plainSteel(calibre) : family.enroladas[calibre]
    if (weight === undefined) throw new Error(`No unit weight for ${calibre}`)
    return tensionKg(weight, family.escalaMm, hertzOf(gauge.notas[i] ?? 'A4'))
  })
}

function physics(family: FrettedFamily, line: FrettedLine, gauge: Gauge, total: string): string {
  const wound = gauge.calibres.length - gauge.lisas
  const plain =
    gauge.lisas === 0
      ? 'Todas as cordas são enroladas'
      : `${gauge.lisas} cordas são lisas e ${wound} enroladas`
  return `${plain} em ${line.enrolamento.toLowerCase()}. Na afinação ${gauge.afinacao}, em escala de ${family.escalaMm} mm, o jogo soma cerca de ${total}; a tabela de medidas mostra o valor de cada corda, para comparar com as que você usa hoje.`
}

function gaugeTable(gauge: Gauge, tensions: readonly number[]): string {
  return table(
    ['Corda', 'Nota', 'Calibre (pol.)', 'Calibre (mm)', 'Tensão'],
    gauge.calibres.map((calibre, i) => [
      `${i + 1}ª`,
      gauge.notas[i] ?? '',
      inches(calibre),
      (calibre * 0.0254).toFixed(2).replace('.', ','),
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
