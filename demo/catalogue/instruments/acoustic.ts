import type { DemoProduct } from '#demo/demo-product.ts'
import type { AcousticDrawing } from '#demo/pictures/drawing/drawing.ts'
import type { FacetValue } from '../facet-labels.ts'
import { facet, spec } from '../facet-labels.ts'
import { p, section } from '../html.ts'
import type { Box } from '../product.ts'
import { product, skuCode } from '../product.ts'

type Colour = { nome: string; finish: AcousticDrawing['finish'] }

export type AcousticModel = {
  marca: string
  modelo: string
  codigo: string
  categoria: string
  stringMaterial: 'náilon' | 'aço'
  nivel: FacetValue<'Nível'>
  origem: 0 | 1 | 2
  top: FacetValue<'Tampo'>
  backAndSides: string
  fingerboard: string
  scaleMm: number
  nutMm: number
  frets: number
  acabamento: FacetValue<'Acabamento'>
  /** Name of the preamp or pickup; null for acoustic instruments. */
  pickups: string | null
  preco: number
  colours: readonly (readonly [nome: string, kind: AcousticDrawing['finish']['kind'], colour: string])[]
  look: Omit<AcousticDrawing, 'family' | 'finish' | 'electronics' | 'scale'>
  warrantyMonths: number
  sound: string
  suits: string
  palavras: readonly string[]
}

const MANY_STRINGS = 'violoes/sete-e-doze-cordas'

/** Violões: one product per model, colours as variants. */
export function acoustics(models: readonly AcousticModel[]): DemoProduct[] {
  return models.map((model) => {
    const colours = model.colours.map(([nome, kind, colour]): Colour => ({ nome, finish: { kind, colour } }))
    const single = colours.length === 1
    return product({
      nome: `Violão ${model.modelo}`,
      marca: model.marca,
      categoria: model.categoria,
      curta: `Violão de ${model.stringMaterial} com tampo em ${model.top.toLowerCase()}, escala de ${model.scaleMm} mm${model.pickups ? ' e captação' : ''}.`,
      descricao:
        p(model.sound, model.suits) +
        section('Construção', build(model)) +
        section('Na mão', feel(model), model.pickups ? PLUGGED : UNPLUGGED) +
        section(
          'Cuidados',
          model.stringMaterial === 'aço' ? STEEL_CARE : NYLON_CARE,
          WOOD[model.top.includes('maciço') ? 'solid' : 'laminated'],
        ),
      caracteristicas: [
        facet('Instrumento', 'Violão'),
        facet('Nível', model.nivel),
        facet('Tampo', model.top),
        spec('Fundo e faixas', model.backAndSides),
        spec('Tipo de corda', model.stringMaterial),
        // The category of seven and twelve strings has both.
        ...(model.categoria === MANY_STRINGS
          ? [spec('Tipo de violão', `Violão de ${model.stringMaterial}`)]
          : []),
        facet('Acabamento', model.acabamento),
        facet('Captação', model.pickups ? 'Piezo' : 'Sem captação'),
        facet('Mão', 'Destro'),
        facet('Número de cordas', strings(model.look.strings)),
        facet('Afinação', tuningOf(model)),
        spec('Escala', model.fingerboard),
        spec('Comprimento da escala', `${model.scaleMm} mm`),
        spec('Largura da pestana', `${String(model.nutMm).replace('.', ',')} mm`),
        spec('Trastes', String(model.frets)),
        spec('Código do fabricante', model.codigo),
      ],
      itens: [
        '1 violão',
        '1 jogo de cordas instalado',
        ...(model.pickups ? ['1 bateria para o pré-amplificador'] : []),
        // Nylon strings pull half as much as steel, so these necks have no truss rod to adjust.
        ...(model.stringMaterial === 'aço' ? ['1 chave do tensor'] : []),
      ],
      garantia: `${model.warrantyMonths} meses contra defeito de fabricação`,
      ncm: '92029000',
      origem: model.origem,
      palavras: [
        'violao',
        'violões',
        model.stringMaterial === 'aço' ? 'folk' : 'violão clássico',
        `violão ${model.stringMaterial}`,
        model.codigo,
        ...model.palavras,
      ],
      drawing: drawing(model, colours[0]),
      caixa: boxOf(model),
      skus: colours.map((cor) => ({
        sku: skuCode(model.codigo, ...(single ? [] : [cor.nome])),
        preco: model.preco,
        mpn: model.codigo,
        ...(single ? {} : { unico: ['Cor', cor.nome] as const, drawing: drawing(model, cor) }),
      })),
    })
  })
}

function drawing(model: AcousticModel, cor: Colour | undefined): AcousticDrawing {
  return {
    family: 'acoustic',
    ...model.look,
    finish: cor?.finish ?? { kind: 'natural', colour: '#d9a860' },
    electronics: model.pickups !== null,
    scale: Math.min(1, model.scaleMm / 645),
  }
}

function build(model: AcousticModel): string {
  const electronics = model.pickups ? ` A captação é ${model.pickups}, com saída para caixa ou mesa.` : ''
  return `Tampo em ${model.top.toLowerCase()}, fundo e faixas em ${model.backAndSides}, escala em ${model.fingerboard.toLowerCase()} com ${model.frets} trastes, acabamento ${model.acabamento.toLowerCase()}.${electronics}`
}

function feel(model: AcousticModel): string {
  const nut = String(model.nutMm).replace('.', ',')
  const wide =
    model.nutMm >= 50
      ? 'larga, que separa bem os dedos no dedilhado'
      : 'mais estreita, confortável nos acordes fechados'
  return `A escala vibra em ${model.scaleMm} mm e a pestana tem ${nut} mm, ${wide}. ${model.look.cutaway ? 'O recorte no corpo abre caminho para as casas agudas.' : 'O corpo inteiro, sem recorte, guarda o volume todo para a sala.'}`
}

function boxOf(model: AcousticModel): Box {
  return [
    model.look.shape === 'jumbo' ? 4600 : 4100,
    160,
    model.scaleMm < 600 ? 420 : 480,
    model.scaleMm < 600 ? 950 : 1120,
  ]
}

/** Seven strings are tuned down to C in samba and choro, and to B as an electric guitar's. */
function tuningOf({ look, stringMaterial }: AcousticModel): FacetValue<'Afinação'> {
  if (look.strings !== 7) return 'E A D G B E'

  return stringMaterial === 'náilon' ? 'C E A D G B E' : 'B E A D G B E'
}

function strings(count: 6 | 7 | 12): FacetValue<'Número de cordas'> {
  if (count === 12) return '12'
  return count === 7 ? '7' : '6'
}

const PLUGGED =
  'Plugado, comece com os controles ao meio e corte um pouco de médio antes de mexer no grave; bateria fraca é a causa mais comum de som ruim.'
const UNPLUGGED =
  'Sem captação, o som é só madeira e ar; quem tocar em palco pode instalar um captador de boca ou de rastilho depois, sem furar nada à vista.'
const STEEL_CARE =
  'Mantenha o aço sempre em aço, nunca náilon no lugar dele nem o contrário, e guarde o violão longe do porta-malas quente.'
const NYLON_CARE =
  'Só cordas de náilon, sempre: o aço puxa o dobro e descola o cavalete. Entre um uso e outro, um pano macio leva o suor das cordas.'
const WOOD = {
  solid:
    'O tampo maciço se abre com os meses de uso e não gosta de ar muito seco: no inverno e no ar-condicionado, um umidificador no estojo evita rachaduras.',
  laminated:
    'O tampo laminado não pede ritual nenhum: aguenta variação de clima, mochila e mão de criança, e sempre soa igual.',
}
