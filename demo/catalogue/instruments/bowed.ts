import type { DemoProduct } from '#demo/demo-product.ts'
import type { BowedDrawing, Wood } from '#demo/pictures/drawing/drawing.ts'
import type { FacetValue } from '../facet-labels.ts'
import { facet, spec } from '../facet-labels.ts'
import { p, section } from '../html.ts'
import type { Box } from '../product.ts'
import { product, skuCode } from '../product.ts'
import { SIZE_TABLES } from './bowed-sizes.ts'

export type BowedModel = {
  instrument: BowedDrawing['instrument']
  marca: string
  /** Name without brand, size and included accessories. */
  modelo: string
  codigo: string
  categoria: string
  nivel: FacetValue<'Nível'>
  origem: 0 | 1 | 2
  top: FacetValue<'Tampo'>
  backAndSides: string
  fittings: 'Ébano' | 'Jacarandá' | 'Buxo'
  acabamento: FacetValue<'Acabamento'>
  varnish: string
  back: Wood
  /** Which end its first string has to have, where the shop knows how the fine tuner holds it. */
  firstStringEnd?: 'Bola' | 'Laço'
  outfit: boolean
  sizes: readonly (readonly [tamanho: FacetValue<'Tamanho'>, preco: number])[]
  /** Body colour of an electric violin, in hex. */
  electricColour?: string
  sobConsulta?: boolean
  warrantyMonths: number
  sound: string
  suits: string
  palavras: readonly string[]
}

/** Violins, violas, cellos and double basses; sizes are variants of one product. */
export function bowedInstruments(models: readonly BowedModel[]): DemoProduct[] {
  return models.map(instrument)
}

function instrument(model: BowedModel): DemoProduct {
  const kind = KINDS[model.instrument]
  const [first] = model.sizes
  const size = model.sizes.length === 1 && first ? first[0] : undefined
  const com = model.outfit ? ` com ${kind.caseName} e arco` : ''
  return product({
    nome: `${kind.nome} ${model.modelo}${size ? ` ${size}` : ''}${com}`,
    marca: model.marca,
    categoria: model.categoria,
    curta: summary(model, kind),
    descricao:
      p(model.sound, model.suits) +
      section('Construção', construction(model, kind)) +
      section('Tamanho certo', size ? kind.singleSizeAdvice : kind.sizeAdvice) +
      section('Antes de tocar', model.outfit ? kind.withOutfit : kind.withoutOutfit, SETUP[model.nivel]),
    tabela: model.electricColour ? null : SIZE_TABLES[model.instrument],
    caracteristicas: [
      facet('Instrumento', kind.forInstrument),
      ...(size
        ? [facet('Tamanho', size)]
        : [spec('Tamanhos disponíveis', model.sizes.map(([nome]) => nome).join(', '))]),
      facet('Nível', model.nivel),
      ...(model.electricColour
        ? [facet('Madeira do corpo', 'Maple')]
        : [facet('Tampo', model.top), spec('Fundo e faixas', model.backAndSides)]),
      spec('Espelho', fingerboard(model)),
      spec('Montagem', model.fittings),
      facet('Acabamento', model.acabamento),
      facet('Captação', model.electricColour ? 'Piezo' : 'Sem captação'),
      facet('Número de cordas', '4'),
      facet('Afinação', kind.tuning),
      ...(model.firstStringEnd ? [spec('Ponta da corda Mi', model.firstStringEnd)] : []),
      spec('Inclui', model.outfit ? `${kind.caseName}, arco e breu` : 'somente o instrumento'),
      spec('Código do fabricante', model.codigo),
    ],
    itens: model.outfit
      ? [
          `1 ${kind.nome.toLowerCase()}`,
          `1 ${kind.caseName}`,
          '1 arco com crina natural',
          '1 breu',
          '1 jogo de cordas instalado',
        ]
      : [`1 ${kind.nome.toLowerCase()}`, '1 jogo de cordas instalado'],
    garantia: `${model.warrantyMonths} meses contra defeito de fabricação`,
    ncm: model.electricColour ? '92079090' : '92021000',
    origem: model.origem,
    palavras: [model.codigo, ...kind.palavras, ...model.palavras],
    ...(model.sobConsulta ? { sobConsulta: true } : {}),
    drawing: drawing(model, first?.[0] ?? '4/4'),
    caixa: kind.caixa,
    skus: model.sizes.map(([tamanho, preco]) => ({
      sku: skuCode(model.codigo, tamanho.replace('/', '').replace('"', '').replace(',', '')),
      preco,
      mpn: model.codigo,
      caixa: scaled(kind.caixa, SCALE[tamanho] ?? 1),
      ...(size ? {} : { simples: [['Tamanho', tamanho] as const] }),
    })),
  })
}

function summary(model: BowedModel, kind: Kind): string {
  const bodyWood = model.electricColour
    ? `elétrico de corpo em ${model.backAndSides}`
    : `com tampo em ${model.top.toLowerCase()}, fundo em ${model.backAndSides}`
  return `${kind.nome} ${bodyWood} e montagem em ${model.fittings.toLowerCase()}, ${LEVEL[model.nivel]}.`
}

function construction(model: BowedModel, kind: Kind): string {
  const finish =
    model.acabamento === 'Verniz antigo' ? 'verniz de tom antigo' : `verniz ${model.acabamento.toLowerCase()}`
  const fittings = `Espelho em ${fingerboard(model).toLowerCase()}, cravelhas e estandarte em ${model.fittings.toLowerCase()}, braço em maple.`
  if (model.electricColour)
    return `Corpo em ${model.backAndSides}, com ${finish}. ${fittings} ${kind.electricText}`
  return `Tampo em ${model.top.toLowerCase()}, fundo e faixas em ${model.backAndSides}, com ${finish}. ${fittings} ${kind.woodText}`
}

function fingerboard({ fittings }: BowedModel): string {
  return fittings === 'Buxo' ? 'Ébano' : fittings
}

function drawing(model: BowedModel, tamanho: string): BowedDrawing {
  return {
    family: 'bowed',
    instrument: model.instrument,
    top: 'spruce',
    back: model.back,
    varnish: model.varnish,
    fittings: FITTINGS[model.fittings],
    size: SCALE[tamanho] ?? 1,
    outfit: model.outfit,
    ...(model.electricColour ? { electric: { body: model.electricColour } } : {}),
  }
}

function scaled([peso, altura, largura, comprimento]: Box, factor: number): Box {
  return [
    Math.round(peso * factor),
    Math.round(altura * factor),
    Math.round(largura * factor),
    Math.round(comprimento * factor),
  ]
}

const FITTINGS = { Ébano: 'ebony', Buxo: 'boxwood', Jacarandá: 'rosewood' } as const

type Kind = {
  nome: string
  forInstrument: FacetValue<'Instrumento'>
  tuning: FacetValue<'Afinação'>
  caseName: string
  caixa: Box
  woodText: string
  electricText: string
  sizeAdvice: string
  singleSizeAdvice: string
  withOutfit: string
  withoutOutfit: string
  palavras: readonly string[]
}

const LEVEL: Record<FacetValue<'Nível'>, string> = {
  Iniciante: 'para começar bem',
  Intermediário: 'para quem já avança',
  Profissional: 'para palco e concurso',
}

const SETUP: Record<FacetValue<'Nível'>, string> = {
  Iniciante:
    'Sai da nossa bancada montado, regulado e afinado: cavalete em pé, alma no lugar, cravelhas firmes e cordas em altura de estudo. Na chegada, suba a afinação aos poucos; já dá para tocar na primeira aula.',
  Intermediário:
    'Sai da nossa bancada regulado e afinado; depois de um mês na sua cidade, uma revisão de alma e cavalete acompanha a madeira que se acomodou ao clima.',
  Profissional:
    'Na nossa bancada, regulamos alma, cavalete e entonação, afinamos e mandamos fotos a quem pedir; o que resta é gosto, e esse se acerta com o seu luthier e as cordas de que você gosta.',
}

const SCALE: Record<string, number> = {
  '4/4': 1,
  '7/8': 0.97,
  '3/4': 0.92,
  '1/2': 0.86,
  '1/4': 0.79,
  '1/8': 0.73,
  '1/10': 0.68,
  '1/16': 0.64,
  '16"': 1,
  '15,5"': 0.98,
  '15"': 0.96,
  '14"': 0.9,
  '16,5"': 1.03,
}

const KINDS: Record<BowedDrawing['instrument'], Kind> = {
  violin: {
    nome: 'Violino',
    forInstrument: 'Violino',
    tuning: 'G D A E',
    caseName: 'estojo',
    caixa: [2900, 160, 270, 830],
    woodText:
      'No 4/4 o corpo mede perto de 35,5 cm e a corda vibra em 325 a 328 mm, a medida que as cordas comuns esperam.',
    electricText:
      'Não há caixa de ressonância: um captador sob o cavalete leva o som aos fones e ao amplificador, e com fones só você se ouve.',
    sizeAdvice:
      'Estique o braço da criança e meça do pescoço ao meio da palma: 60 cm ou mais pedem um 4/4, de 56,5 a 60 um 3/4, de 52 a 56,5 um 1/2. Entre dois, fique com o menor, porque braço esticado cansa e entorta a postura.',
    singleSizeAdvice:
      'O 4/4 é o tamanho inteiro, para adultos e adolescentes com braço de 60 cm ou mais, do pescoço ao meio da palma. Para crianças, veja os modelos com tamanhos menores.',
    withOutfit:
      'O conjunto chega com estojo leve, arco de crina natural e breu; falta só a espaleira, que depende do seu ombro.',
    withoutOutfit:
      'Vem sem arco e sem estojo, porque quem chega a ele costuma já ter os seus; podemos montar um conjunto a pedido.',
    palavras: ['violin', 'violinos', 'violinista'],
  },
  viola: {
    nome: 'Viola de arco',
    forInstrument: 'Viola de arco',
    tuning: 'C G D A',
    caseName: 'estojo',
    caixa: [3400, 180, 300, 900],
    woodText:
      'Na de 16 polegadas o corpo mede perto de 40 cm e a corda vibra em cerca de 37 cm; as menores pedem cordas um pouco mais tensas.',
    electricText: 'Não há caixa de ressonância: o som vem de um captador sob o cavalete.',
    sizeAdvice:
      'Na viola o tamanho é conforto: 15 polegadas para braços menores, 15,5 para quem vem do violino, 16 para a maioria dos adultos. Meça do pescoço ao meio da palma e, na dúvida, prefira a menor que ainda tenha um grave de que goste.',
    singleSizeAdvice:
      'Dezesseis polegadas é o padrão adulto; braços menores podem pedir 15 ou 15,5. A tabela de medidas ajuda, e uma fita métrica também.',
    withOutfit:
      'Acompanham estojo retangular, arco de perto de 70 gramas e breu; a espaleira fica por conta do seu ombro.',
    withoutOutfit: 'Vem sem arco e sem estojo, para quem já tem os seus.',
    palavras: ['viola clássica', 'viola erudita', 'violas'],
  },
  cello: {
    nome: 'Violoncelo',
    forInstrument: 'Violoncelo',
    tuning: 'C G D A',
    caseName: 'capa',
    caixa: [9800, 330, 520, 1350],
    woodText:
      'No 4/4 o corpo tem perto de 75 cm e a corda vibra em 69 a 70 cm, com espigão regulável na base.',
    electricText: 'Não há caixa de ressonância: o som vem de um captador sob o cavalete.',
    sizeAdvice:
      'Sentado, com o espigão aberto, a cravelha da Dó fica perto da orelha esquerda e o joelho encaixa na curva. Em geral, 4/4 a partir de 1,55 m de altura, 3/4 de 1,40 a 1,55 m e 1/2 abaixo disso.',
    singleSizeAdvice:
      'O 4/4 serve a adultos e adolescentes a partir de 1,55 m. Sentado, a cravelha da Dó deve ficar perto da orelha esquerda.',
    withOutfit:
      'Vem com capa acolchoada de alças, arco de crina natural e breu; faltam um banco na altura certa e um apoio de espigão para o piso liso.',
    withoutOutfit: 'Vem sem arco e sem estojo; combinamos um conjunto de acordo com o que você já tem.',
    palavras: ['cello', 'celo', 'violoncelos'],
  },
  doubleBass: {
    nome: 'Contrabaixo acústico',
    forInstrument: 'Contrabaixo acústico',
    tuning: 'E A D G',
    caseName: 'capa',
    caixa: [21000, 480, 720, 1900],
    woodText:
      'A corda vibra em cerca de 106 cm, a medida 3/4 que se vê em orquestra e em trio, e o espigão regula a altura.',
    electricText: 'Não há caixa de ressonância: o som vem de um captador sob o cavalete.',
    sizeAdvice: 'O 3/4 serve à maioria dos adultos.',
    singleSizeAdvice:
      'O 3/4 serve a quase todo adulto, apesar do nome; o 4/4 é raro fora das grandes orquestras. Com o espigão aberto, a pestana deve ficar na altura da testa.',
    withOutfit:
      'Acompanham capa com alças, arco francês e breu; a entrega é agendada, porque a caixa não passa em qualquer elevador.',
    withoutOutfit:
      'Vem sem arco, para você escolher entre francês e alemão; a entrega é agendada, porque a caixa não passa em qualquer elevador.',
    palavras: ['rabecão', 'double bass', 'baixo acústico', 'contra baixo'],
  },
}
