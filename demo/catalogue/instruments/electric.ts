import type { DemoProduct } from '#demo/demo-product.ts'
import type { BassDrawing, ElectricDrawing, Wood } from '#demo/pictures/drawing/drawing.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import type { Entry, FacetValue } from '../facet-labels.ts'
import { facet, spec } from '../facet-labels.ts'
import { p, section } from '../html.ts'
import type { Box, SkuDraft } from '../product.ts'
import { product, skuCode } from '../product.ts'
import type { Finish, FinishKey } from './finishes.ts'
import { FINISHES } from './finishes.ts'

type Common = {
  marca: string
  modelo: string
  codigo: string
  categoria: string
  nivel: FacetValue<'Nível'>
  origem: 0 | 1 | 2
  bodyWood: FacetValue<'Madeira do corpo'>
  fingerboard: string
  scaleMm: number
  frets: number
  bridgeName: string
  preco: number
  colours: readonly FinishKey[]
  peso: number
  warrantyMonths: number
  sound: string
  suits: string
  palavras: readonly string[]
}

export type GuitarModel = Common & {
  pickups: ElectricDrawing['pickups']
  strings: 6 | 7
  leftHanded?: boolean
  shape: ElectricDrawing['shape']
  bridge: ElectricDrawing['bridge']
  headstock: ElectricDrawing['headstock']
  pickguard: string | null
  hardware: ElectricDrawing['hardware']
}

export type BassModel = Common & {
  pickups: 'PJ' | 'JJ' | 'HH' | 'Ativa'
  strings: 4 | 5
  shape: BassDrawing['shape']
  pickguard: string | null
  hardware: BassDrawing['hardware']
}

/** Electric guitars: the colour is the attribute with pictures (`unico`), the hand is a plain one. */
export function electricGuitars(models: readonly GuitarModel[]): DemoProduct[] {
  return models.map((model) => {
    const mao = model.leftHanded ? [] : [facet('Mão', 'Destro')]
    return product({
      ...commonDraft(model, 'Guitarra'),
      descricao:
        p(model.sound, model.suits) +
        section('Construção', body(model), PICKUPS[model.pickups]) +
        section('No dia a dia', BRIDGES[model.bridge], handing(model)) +
        section('Combina com', PAIRING[model.pickups]),
      caracteristicas: [
        facet('Instrumento', 'Guitarra'),
        ...mao,
        facet('Captação', model.pickups),
        facet('Número de cordas', model.strings === 7 ? '7' : '6'),
        facet('Afinação', model.strings === 7 ? 'B E A D G B E' : 'E A D G B E'),
        ...commonSpecs(model),
      ],
      itens: ['1 guitarra', '1 jogo de cordas instalado', '1 chave do tensor'],
      palavras: ['guitarra elétrica', 'guitar', model.codigo, ...model.palavras],
      drawing: guitarDrawing(model, FINISHES[first(model.colours)], false),
      caixa: boxOf(model, [0, 120, 420, 1090]),
      skus: guitarSkus(model),
    })
  })
}

/** Electric basses: the colour is the attribute with pictures (`unico`). */
export function electricBasses(models: readonly BassModel[]): DemoProduct[] {
  return models.map((model) =>
    product({
      ...commonDraft(model, 'Baixo'),
      descricao:
        p(model.sound, model.suits) +
        section('Construção', body(model), PICKUPS[model.pickups]) +
        section('No dia a dia', model.strings === 5 ? FIVE : FOUR) +
        section(
          'Combina com',
          'Um cabo firme de cinco metros, uma correia larga para dividir o peso e um afinador que leia graves. No amplificador, comece com tudo ao meio e mexa no médio primeiro.',
        ),
      caracteristicas: [
        facet('Instrumento', 'Baixo elétrico'),
        facet('Mão', 'Destro'),
        facet('Captação', model.pickups),
        facet('Número de cordas', model.strings === 5 ? '5' : '4'),
        facet('Afinação', model.strings === 5 ? 'B E A D G' : 'E A D G'),
        ...commonSpecs(model),
      ],
      itens: ['1 baixo', '1 jogo de cordas instalado', '1 chave do tensor'],
      palavras: ['contrabaixo', 'contra baixo', 'bass', 'baixo elétrico', model.codigo, ...model.palavras],
      drawing: bassDrawing(model, FINISHES[first(model.colours)]),
      caixa: boxOf(model, [0, 120, 420, 1230]),
      skus: model.colours.map((cor) => ({
        sku: skuCode(model.codigo, FINISHES[cor].nome),
        preco: model.preco,
        mpn: model.codigo,
        unico: ['Cor', FINISHES[cor].nome] as const,
        drawing: bassDrawing(model, FINISHES[cor]),
      })),
    }),
  )
}

function commonDraft(model: Common, nome: string) {
  return {
    nome: `${nome} ${model.modelo}`,
    marca: model.marca,
    categoria: model.categoria,
    curta: `${nome} com corpo em ${model.bodyWood.toLowerCase()}, escala de ${model.scaleMm} mm em ${model.fingerboard.toLowerCase()} e ${model.frets} trastes.`,
    garantia: `${model.warrantyMonths} meses contra defeito de fabricação`,
    ncm: '92079010',
    origem: model.origem,
  } as const
}

function commonSpecs(model: Common): Entry[] {
  return [
    facet('Madeira do corpo', model.bodyWood),
    facet('Nível', model.nivel),
    spec('Braço', 'Maple'),
    spec('Escala', model.fingerboard),
    spec('Comprimento da escala', `${model.scaleMm} mm`),
    spec('Trastes', String(model.frets)),
    spec('Ponte', model.bridgeName),
    spec('Cores', model.colours.map((cor) => FINISHES[cor].nome).join(', ')),
    spec('Peso do instrumento', `${formatNumber(Math.round(model.peso / 100) / 10)} kg`),
    spec('Código do fabricante', model.codigo),
  ]
}

function guitarSkus(model: GuitarModel): SkuDraft[] {
  return model.colours.flatMap((cor) => {
    const hands = model.leftHanded ? (['Destro', 'Canhoto'] as const) : (['Destro'] as const)
    return hands.map((mao) => ({
      sku: skuCode(model.codigo, FINISHES[cor].nome, ...(mao === 'Canhoto' ? ['LH'] : [])),
      preco: mao === 'Canhoto' ? model.preco + 100 : model.preco,
      mpn: model.codigo,
      unico: ['Cor', FINISHES[cor].nome] as const,
      ...(model.leftHanded ? { simples: [['Mão', mao] as const] } : {}),
      drawing: guitarDrawing(model, FINISHES[cor], mao === 'Canhoto'),
    }))
  })
}

function guitarDrawing(model: GuitarModel, finish: Finish, leftHanded: boolean): ElectricDrawing {
  return {
    family: 'electric',
    shape: model.shape,
    wood: WOODS[model.bodyWood],
    finish: paint(finish),
    pickguard: model.pickguard,
    pickups: model.pickups,
    fingerboard: fingerboard(model.fingerboard),
    bridge: model.bridge,
    headstock: model.headstock,
    strings: model.strings,
    hardware: model.hardware,
    leftHanded,
  }
}

function bassDrawing(model: BassModel, finish: Finish): BassDrawing {
  return {
    family: 'bass',
    shape: model.shape,
    wood: WOODS[model.bodyWood],
    finish: paint(finish),
    pickguard: model.pickguard,
    fingerboard: fingerboard(model.fingerboard),
    strings: model.strings,
    hardware: model.hardware,
  }
}

function paint({ kind, colour, edge }: Finish): BassDrawing['finish'] {
  return edge ? { kind, colour, edge } : { kind, colour }
}

function body(model: Common): string {
  return `Corpo em ${model.bodyWood.toLowerCase()}, braço em maple e escala em ${model.fingerboard.toLowerCase()} com ${model.frets} trastes e ${model.scaleMm} mm de comprimento. A ponte é ${model.bridgeName}, e o conjunto pesa perto de ${(model.peso / 1000).toFixed(1).replace('.', ',')} kg no ombro.`
}

function boxOf(model: Common, [, altura, largura, comprimento]: Box): Box {
  return [model.peso + 1900, altura, largura, comprimento]
}

function first(colours: readonly FinishKey[]): FinishKey {
  return colours[0] ?? 'preto'
}

function fingerboard(fingerboard: string): Wood {
  if (fingerboard === 'Maple') return 'maple'
  if (fingerboard === 'Pau-ferro') return 'pauFerro'
  return 'rosewood'
}

const WOODS: Record<FacetValue<'Madeira do corpo'>, Wood> = {
  Basswood: 'basswood',
  Poplar: 'basswood',
  Alder: 'maple',
  Mogno: 'mahogany',
  Cedro: 'cedar',
  Maple: 'flamedMaple',
  Nato: 'mahogany',
  Meranti: 'mahogany',
}

const PICKUPS: Record<ElectricDrawing['pickups'] | BassModel['pickups'], string> = {
  SSS: 'Três captadores simples e chave de cinco posições: do estalo da ponte ao veludo do braço, com os meios-tons vítreos das posições dois e quatro. Captador simples capta algum ruído perto de lâmpadas e monitores, como todo simples.',
  HSS: 'Dois simples e um duplo na ponte: a limpa brilha e a distorção não chia. É a configuração mais versátil para quem toca de tudo na mesma noite.',
  HSH: 'Duplo, simples, duplo: peso nas pontas e cristal no meio. A chave de cinco posições divide os captadores e abre uma paleta larga.',
  HH: 'Dois captadores duplos, quentes e silenciosos, com saída de sobra para encorpar o amplificador. O do braço canta, o da ponte ataca.',
  SS: 'Dois captadores simples, um de cada caráter: o da ponte morde, o do braço arredonda. Juntos, no meio da chave, fazem o som de base que não briga com a voz.',
  P90: 'Dois P90: mais gordos que um simples, mais ásperos que um duplo. Conversam com o volume da guitarra e premiam a mão direita.',
  PJ: 'Um captador dividido no meio e um simples na ponte: o ronco clássico e a definição do dedo, misturados por dois volumes.',
  JJ: 'Dois captadores simples: sozinhos têm personalidade, juntos ficam silenciosos e com médios que respiram. Slap e fingerstyle agradecem.',
  Ativa:
    'Pré-amplificador ativo com grave, médio e agudo na mão, alimentado por bateria de 9 V. Bateria nova antes do show, e a anterior na capa.',
}

const PAIRING: Record<ElectricDrawing['pickups'], string> = {
  SSS: 'Amplificador de som limpo, um drive suave e cordas 9-42 ou 10-46. Um bom cabo deixa passar o brilho, que é a graça dela.',
  HSS: 'Um amplificador de dois canais e cordas 10-46 já contam a história inteira. Palheta média para base, fina para batida.',
  HSH: 'Um amplificador com ganho e um delay discreto. Cordas 9-42 para correr ou 9-46 para firmar os graves.',
  HH: 'Amplificador com médios bons e cordas 10-46 ou 10-52. Uma correia larga ajuda a carregar o som.',
  SS: 'Som limpo com um compressor leve e cordas 10-46. No estúdio, vai direto na mesa sem vergonha.',
  P90: 'Amplificador valvulado no limite da saturação e cordas 10-46 de níquel puro. Mexa no volume da guitarra antes de mexer no pedal.',
}

const BRIDGES: Record<ElectricDrawing['bridge'], string> = {
  tremolo:
    'A ponte de alavanca aceita vibrato leve sem drama; para mergulhos grandes, um pouco de grafite na pestana segura a afinação. Confira as molas se mudar de calibre.',
  hardtail:
    'Ponte fixa, cordas atravessando o corpo ou presas na própria peça: troca de corda em minutos e afinação que não sai do lugar.',
  stopbar:
    'Ponte fixa com cordal: sustain longo, troca de corda simples e oitavas reguladas com uma chave de fenda.',
  locking:
    'A ponte travada segura mergulhos e harmônicos sem desafinar; a troca de corda, em compensação, pede paciência e chave Allen.',
}

function handing(model: GuitarModel): string {
  return model.leftHanded
    ? 'Existe também para canhotos, com a mesma madeira e os mesmos captadores: escolha a mão antes da cor.'
    : 'Sai da nossa bancada regulada e afinada; se quiser outra ação, um técnico a muda em meia hora.'
}

const FOUR =
  'Quatro cordas e escala longa de sempre: sai da nossa bancada regulado, e o resto é groove. Para slap, ação um pouco mais alta; para dedos, mais baixa.'

const FIVE =
  'A quinta corda desce até o Si, e o braço é naturalmente mais largo: o polegar apoiado no captador ajuda a abafar as graves. Comece pelo 45-130 e ajuste a altura da quinta com calma.'
