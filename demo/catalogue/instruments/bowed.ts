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
  tampo: FacetValue<'Tampo'>
  fundo: string
  montagem: 'Ébano' | 'Jacarandá' | 'Buxo'
  acabamento: FacetValue<'Acabamento'>
  verniz: string
  back: Wood
  conjunto: boolean
  tamanhos: readonly (readonly [tamanho: FacetValue<'Tamanho'>, preco: number])[]
  /** Body colour of an electric violin, in hex. */
  eletrico?: string
  sobConsulta?: boolean
  garantiaMeses: number
  som: string
  para: string
  palavras: readonly string[]
}

/** Violins, violas, cellos and double basses; sizes are variants of one product. */
export function bowedInstruments(models: readonly BowedModel[]): DemoProduct[] {
  return models.map(instrument)
}

function instrument(model: BowedModel): DemoProduct {
  const kind = KINDS[model.instrument]
  const [first] = model.tamanhos
  const size = model.tamanhos.length === 1 && first ? first[0] : undefined
  const com = model.conjunto ? ` com ${kind.estojo} e arco` : ''
  return product({
    nome: `${kind.nome} ${model.modelo}${size ? ` ${size}` : ''}${com}`,
    marca: model.marca,
    categoria: model.categoria,
    curta: summary(model, kind),
    descricao:
      p(model.som, model.para) +
      section('Construção', construction(model, kind)) +
      section('Tamanho certo', size ? kind.tamanhoUnico : kind.escolha) +
      section('Antes de tocar', model.conjunto ? kind.comConjunto : kind.semConjunto, SETUP[model.nivel]),
    tabela: model.eletrico ? null : SIZE_TABLES[model.instrument],
    caracteristicas: [
      facet('Instrumento', kind.instrumento),
      ...(size
        ? [facet('Tamanho', size)]
        : [spec('Tamanhos disponíveis', model.tamanhos.map(([nome]) => nome).join(', '))]),
      facet('Nível', model.nivel),
      ...(model.eletrico
        ? [facet('Madeira do corpo', 'Maple')]
        : [facet('Tampo', model.tampo), spec('Fundo e faixas', model.fundo)]),
      spec('Espelho', fingerboard(model)),
      spec('Montagem', model.montagem),
      facet('Acabamento', model.acabamento),
      facet('Captação', model.eletrico ? 'Piezo' : 'Sem captação'),
      facet('Número de cordas', '4'),
      facet('Afinação', kind.afinacao),
      spec('Inclui', model.conjunto ? `${kind.estojo}, arco e breu` : 'somente o instrumento'),
      spec('Código do fabricante', model.codigo),
    ],
    itens: model.conjunto
      ? [
          `1 ${kind.nome.toLowerCase()}`,
          `1 ${kind.estojo}`,
          '1 arco com crina natural',
          '1 breu',
          '1 jogo de cordas instalado',
        ]
      : [`1 ${kind.nome.toLowerCase()}`, '1 jogo de cordas instalado'],
    garantia: `${model.garantiaMeses} meses contra defeito de fabricação`,
    ncm: model.eletrico ? '92079090' : '92021000',
    origem: model.origem,
    palavras: [model.codigo, ...kind.palavras, ...model.palavras],
    ...(model.sobConsulta ? { sobConsulta: true } : {}),
    drawing: drawing(model, first?.[0] ?? '4/4'),
    caixa: kind.caixa,
    skus: model.tamanhos.map(([tamanho, preco]) => ({
      sku: skuCode(model.codigo, tamanho.replace('/', '').replace('"', '').replace(',', '')),
      preco,
      mpn: model.codigo,
      caixa: scaled(kind.caixa, SCALE[tamanho] ?? 1),
      ...(size ? {} : { simples: [['Tamanho', tamanho] as const] }),
    })),
  })
}

function summary(model: BowedModel, kind: Kind): string {
  const corpo = model.eletrico
    ? `elétrico de corpo em ${model.fundo}`
    : `com tampo em ${model.tampo.toLowerCase()}, fundo em ${model.fundo}`
  return `${kind.nome} ${corpo} e montagem em ${model.montagem.toLowerCase()}, ${LEVEL[model.nivel]}.`
}

function construction(model: BowedModel, kind: Kind): string {
  const finish =
    model.acabamento === 'Verniz antigo' ? 'verniz de tom antigo' : `verniz ${model.acabamento.toLowerCase()}`
  const fittings = `Espelho em ${fingerboard(model).toLowerCase()}, cravelhas e estandarte em ${model.montagem.toLowerCase()}, braço em maple.`
  if (model.eletrico) return `Corpo em ${model.fundo}, com ${finish}. ${fittings} ${kind.eletrico}`
  return `Tampo em ${model.tampo.toLowerCase()}, fundo e faixas em ${model.fundo}, com ${finish}. ${fittings} ${kind.madeira}`
}

function fingerboard({ montagem }: BowedModel): string {
  return montagem === 'Buxo' ? 'Ébano' : montagem
}

function drawing(model: BowedModel, tamanho: string): BowedDrawing {
  return {
    family: 'bowed',
    instrument: model.instrument,
    top: 'spruce',
    back: model.back,
    varnish: model.verniz,
    fittings: FITTINGS[model.montagem],
    size: SCALE[tamanho] ?? 1,
    outfit: model.conjunto,
    ...(model.eletrico ? { electric: { body: model.eletrico } } : {}),
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
  instrumento: FacetValue<'Instrumento'>
  afinacao: FacetValue<'Afinação'>
  estojo: string
  caixa: Box
  madeira: string
  eletrico: string
  escolha: string
  tamanhoUnico: string
  comConjunto: string
  semConjunto: string
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
    instrumento: 'Violino',
    afinacao: 'G D A E',
    estojo: 'estojo',
    caixa: [2900, 160, 270, 830],
    madeira:
      'No 4/4 o corpo mede perto de 35,5 cm e a corda vibra em 325 a 328 mm, a medida que as cordas comuns esperam.',
    eletrico:
      'Não há caixa de ressonância: um captador sob o cavalete leva o som aos fones e ao amplificador, e com fones só você se ouve.',
    escolha:
      'Estique o braço da criança e meça do pescoço ao meio da palma: 58 cm ou mais pedem um 4/4, de 54 a 57 um 3/4, de 50 a 54 um 1/2. Entre dois, fique com o menor, porque braço esticado cansa e entorta a postura.',
    tamanhoUnico:
      'O 4/4 é o tamanho inteiro, para adultos e adolescentes com braço de 58 cm ou mais, do pescoço ao meio da palma. Para crianças, veja os modelos com tamanhos menores.',
    comConjunto:
      'O conjunto chega com estojo leve, arco de crina natural e breu; falta só a espaleira, que depende do seu ombro.',
    semConjunto:
      'Vem sem arco e sem estojo, porque quem chega a ele costuma já ter os seus; podemos montar um conjunto a pedido.',
    palavras: ['violin', 'violinos', 'violinista'],
  },
  viola: {
    nome: 'Viola de arco',
    instrumento: 'Viola de arco',
    afinacao: 'C G D A',
    estojo: 'estojo',
    caixa: [3400, 180, 300, 900],
    madeira:
      'Na de 16 polegadas o corpo mede perto de 40 cm e a corda vibra em cerca de 37 cm; as menores pedem cordas um pouco mais tensas.',
    eletrico: 'Não há caixa de ressonância: o som vem de um captador sob o cavalete.',
    escolha:
      'Na viola o tamanho é conforto: 15 polegadas para braços menores, 15,5 para quem vem do violino, 16 para a maioria dos adultos. Meça do pescoço ao meio da palma e, na dúvida, prefira a menor que ainda tenha um grave de que goste.',
    tamanhoUnico:
      'Dezesseis polegadas é o padrão adulto; braços menores podem pedir 15 ou 15,5. A tabela de medidas ajuda, e uma fita métrica também.',
    comConjunto:
      'Acompanham estojo retangular, arco de perto de 70 gramas e breu; a espaleira fica por conta do seu ombro.',
    semConjunto: 'Vem sem arco e sem estojo, para quem já tem os seus.',
    palavras: ['viola clássica', 'viola erudita', 'violas'],
  },
  cello: {
    nome: 'Violoncelo',
    instrumento: 'Violoncelo',
    afinacao: 'C G D A',
    estojo: 'capa',
    caixa: [9800, 330, 520, 1350],
    madeira:
      'No 4/4 o corpo tem perto de 75 cm e a corda vibra em 69 a 70 cm, com espigão regulável na base.',
    eletrico: 'Não há caixa de ressonância: o som vem de um captador sob o cavalete.',
    escolha:
      'Sentado, com o espigão aberto, a cravelha da Dó fica perto da orelha esquerda e o joelho encaixa na curva. Em geral, 4/4 a partir de 1,55 m de altura, 3/4 de 1,40 a 1,55 m e 1/2 abaixo disso.',
    tamanhoUnico:
      'O 4/4 serve a adultos e adolescentes a partir de 1,55 m. Sentado, a cravelha da Dó deve ficar perto da orelha esquerda.',
    comConjunto:
      'Vem com capa acolchoada de alças, arco de crina natural e breu; faltam um banco na altura certa e um apoio de espigão para o piso liso.',
    semConjunto: 'Vem sem arco e sem estojo; combinamos um conjunto de acordo com o que você já tem.',
    palavras: ['cello', 'celo', 'violoncelos'],
  },
  doubleBass: {
    nome: 'Contrabaixo acústico',
    instrumento: 'Contrabaixo acústico',
    afinacao: 'E A D G',
    estojo: 'capa',
    caixa: [21000, 480, 720, 1900],
    madeira:
      'A corda vibra em cerca de 106 cm, a medida 3/4 que se vê em orquestra e em trio, e o espigão regula a altura.',
    eletrico: 'Não há caixa de ressonância: o som vem de um captador sob o cavalete.',
    escolha: 'O 3/4 serve à maioria dos adultos.',
    tamanhoUnico:
      'O 3/4 serve a quase todo adulto, apesar do nome; o 4/4 é raro fora das grandes orquestras. Com o espigão aberto, a pestana deve ficar na altura da testa.',
    comConjunto:
      'Acompanham capa com alças, arco francês e breu; a entrega é agendada, porque a caixa não passa em qualquer elevador.',
    semConjunto:
      'Vem sem arco, para você escolher entre francês e alemão; a entrega é agendada, porque a caixa não passa em qualquer elevador.',
    palavras: ['rabecão', 'double bass', 'baixo acústico', 'contra baixo'],
  },
}
