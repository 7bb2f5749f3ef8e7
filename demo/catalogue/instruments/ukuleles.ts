import type { DemoProduct } from '#demo/demo-product.ts'
import type { SmallPluckedDrawing } from '#demo/pictures/drawing/drawing.ts'
import type { FacetValue } from '../facet-labels.ts'
import { facet, spec } from '../facet-labels.ts'
import { p, section, table } from '../html.ts'
import type { Box } from '../product.ts'
import { product, skuCode } from '../product.ts'

type Size = SmallPluckedDrawing['size']

type Ukulele = {
  marca: string
  modelo: string
  codigo: string
  size: Size
  nivel: FacetValue<'Nível'>
  origem: 0 | 1 | 2
  top: FacetValue<'Tampo'>
  backAndSides: string
  acabamento: FacetValue<'Acabamento'>
  preco: number
  pickups: boolean
  body?: SmallPluckedDrawing['body']
  colours: readonly (readonly [nome: string, kind: 'natural' | 'sunburst' | 'solid', colour: string])[]
  sound: string
  suits: string
}

/** Ukuleles in the four sizes. */
export function ukuleles(): DemoProduct[] {
  return MODELS.map(ukulele)
}

function ukulele(model: Ukulele): DemoProduct {
  const size = SIZES[model.size]
  const single = model.colours.length === 1
  return product({
    nome: `Ukulele ${size.nome.toLowerCase()} ${model.modelo}`,
    marca: model.marca,
    categoria: size.categoria,
    curta: `Ukulele ${size.nome.toLowerCase()} com tampo em ${model.top.toLowerCase()}, escala de ${size.scaleText} e afinação ${size.tuningText}.`,
    descricao:
      p(model.sound, model.suits) +
      section(`O tamanho ${size.nome.toLowerCase()}`, size.texto) +
      section(
        'Construção',
        `Tampo em ${model.top.toLowerCase()}, fundo e faixas em ${model.backAndSides}, acabamento ${model.acabamento.toLowerCase()} e escala de ${size.scaleText}. ${model.pickups ? 'A captação vai para a caixa ou para a mesa, com volume e equalizador na lateral.' : 'Sem captação: é ukulele de sala, praia e roda.'}`,
      ) +
      section('Primeiros dias', FIRST_DAYS, model.top.includes('maciç') ? SOLID : LAMINATED),
    tabela: SIZE_TABLE,
    caracteristicas: [
      facet('Instrumento', 'Ukulele'),
      facet('Tamanho', size.nome),
      facet('Nível', model.nivel),
      facet('Tampo', model.top),
      spec('Fundo e faixas', model.backAndSides),
      facet('Acabamento', model.acabamento),
      facet('Captação', model.pickups ? 'Piezo' : 'Sem captação'),
      facet('Número de cordas', '4'),
      facet('Afinação', model.size === 'baritone' ? 'D G B E' : 'G C E A'),
      spec('Comprimento da escala', size.scaleText),
      spec('Comprimento total', size.total),
      spec('Código do fabricante', model.codigo),
    ],
    itens: [
      '1 ukulele',
      '1 jogo de cordas instalado',
      ...(model.nivel === 'Iniciante' ? ['1 capa simples'] : []),
    ],
    garantia: '6 meses contra defeito de fabricação',
    ncm: '92029000',
    origem: model.origem,
    palavras: ['uquelele', 'ukelele', 'uke', 'ukelelê', model.codigo],
    drawing: draw(model, model.colours[0]),
    caixa: size.caixa,
    skus: model.colours.map((cor) => ({
      sku: skuCode(model.codigo, ...(single ? [] : [cor[0]])),
      preco: model.preco,
      mpn: model.codigo,
      ...(single ? {} : { unico: ['Cor', cor[0]] as const, drawing: draw(model, cor) }),
    })),
  })
}

function draw(model: Ukulele, cor: Ukulele['colours'][number] | undefined): SmallPluckedDrawing {
  const wood = model.top === 'Mogno' || model.top === 'Sapele' ? 'mahogany' : 'spruce'
  return {
    family: 'smallPlucked',
    instrument: 'ukulele',
    size: model.size,
    body: model.body ?? 'figureEight',
    top: wood,
    back: wood,
    finish: { kind: cor?.[1] ?? 'natural', colour: cor?.[2] ?? '#a96a3a' },
    electronics: model.pickups,
  }
}

type SizeDetails = {
  nome: Extract<FacetValue<'Tamanho'>, 'Soprano' | 'Concert' | 'Tenor' | 'Barítono'>
  scaleText: string
  total: string
  categoria: string
  tuningText: string
  caixa: Box
  texto: string
}

const SIZES: Record<Size, SizeDetails> = {
  soprano: {
    nome: 'Soprano',
    scaleText: '346 mm',
    total: '53 cm (21")',
    categoria: 'ukuleles/soprano',
    tuningText: 'gCEA',
    caixa: [620, 90, 220, 600],
    texto:
      'Vinte e uma polegadas, o menor e o mais brilhante: o som clássico do ukulele, agudo e percussivo. Os trastes são próximos, ótimos para mãos pequenas e um pouco apertados para dedos largos.',
  },
  concert: {
    nome: 'Concert',
    scaleText: '381 mm',
    total: '58 cm (23")',
    categoria: 'ukuleles/concert',
    tuningText: 'gCEA',
    caixa: [720, 100, 240, 650],
    texto:
      'Com 23 polegadas, ganha volume e espaço entre trastes sem perder a graça do soprano. É o tamanho que mais agrada a adultos que estão começando.',
  },
  tenor: {
    nome: 'Tenor',
    scaleText: '432 mm',
    total: '66 cm (26")',
    categoria: 'ukuleles/tenor-e-baritono',
    tuningText: 'gCEA',
    caixa: [880, 110, 270, 740],
    texto:
      'O tenor, de 26 polegadas, tem corpo para solo, dedilhado e palco. Aceita Sol grave no lugar do agudo, o que abre um registro inteiro abaixo do Dó.',
  },
  baritone: {
    nome: 'Barítono',
    scaleText: '505 mm',
    total: '76 cm (30")',
    categoria: 'ukuleles/tenor-e-baritono',
    tuningText: 'DGBE',
    caixa: [1050, 120, 300, 840],
    texto:
      'O barítono tem 30 polegadas e a afinação das quatro primeiras do violão, ré, sol, si e mi. Para quem já toca violão, a mão chega pronta.',
  },
}

const SIZE_TABLE =
  table(
    ['Tamanho', 'Comprimento', 'Escala', 'Trastes', 'Afinação'],
    [
      ['Soprano', '53 cm (21")', '346 mm', '12 a 15', 'sol-dó-mi-lá (gCEA)'],
      ['Concert', '58 cm (23")', '381 mm', '14 a 18', 'sol-dó-mi-lá (gCEA)'],
      ['Tenor', '66 cm (26")', '432 mm', '17 a 20', 'sol-dó-mi-lá, Sol agudo ou grave'],
      ['Barítono', '76 cm (30")', '505 mm', '18 ou mais', 'ré-sol-si-mi (DGBE)'],
    ],
  ) + p('Medidas arredondadas; variam alguns milímetros de fábrica para fábrica.')

const FIRST_DAYS =
  'Cordas novas de ukulele esticam muito: afine a cada quinze minutos no primeiro dia e todo dia na primeira semana. Depois elas firmam e ficam meses no lugar.'
const SOLID =
  'A madeira maciça ganha volume com o uso e pede estojo com umidade estável; ar-condicionado forte e sol de carro são os inimigos.'
const LAMINATED =
  'A madeira laminada aguenta praia, sala de aula e mochila, e continua afinada quando o resto do mundo muda de temperatura.'

const MODELS: readonly Ukulele[] = [
  {
    marca: 'kala',
    modelo: 'Kala KA-15S',
    codigo: 'KA-15S',
    size: 'soprano',
    nivel: 'Iniciante',
    origem: 2,
    top: 'Mogno',
    backAndSides: 'mogno',
    acabamento: 'Acetinado',
    preco: 549,
    pickups: false,
    colours: [['Natural', 'natural', '#8a5a34']],
    sound: 'Mogno acetinado, entonação de gente grande e um som doce, que não estala como os de brinquedo.',
    suits: 'O primeiro ukulele de verdade: custa um pouco mais e dura a infância inteira.',
  },
  {
    marca: 'kala',
    modelo: 'Kala Makala MK-S',
    codigo: 'MK-S',
    size: 'soprano',
    nivel: 'Iniciante',
    origem: 2,
    top: 'Linden',
    backAndSides: 'linden',
    acabamento: 'Fosco',
    preco: 329,
    pickups: false,
    body: 'pineapple',
    colours: [
      ['Natural', 'natural', '#c79a5f'],
      ['Azul', 'solid', '#3a7fb0'],
      ['Vermelho', 'solid', '#c03a3a'],
    ],
    sound: 'Leve, alegre e afinado: o soprano que sobrevive à mochila da escola.',
    suits: 'Para crianças, professores de musicalização e para quem viaja.',
  },
  {
    marca: 'shelby',
    modelo: 'Shelby SU-21',
    codigo: 'SU-21',
    size: 'soprano',
    nivel: 'Iniciante',
    origem: 1,
    top: 'Linden',
    backAndSides: 'linden',
    acabamento: 'Fosco',
    preco: 199,
    pickups: false,
    colours: [
      ['Natural', 'natural', '#cfa066'],
      ['Preto', 'solid', '#22222a'],
      ['Verde', 'solid', '#4f9c7a'],
    ],
    sound: 'Barato, colorido e surpreendentemente afinado depois do terceiro dia.',
    suits: 'Para presentear, testar o gosto e encher a sala de música da escola.',
  },
  {
    marca: 'giannini',
    modelo: 'Giannini UKS-21',
    codigo: 'UKS-21',
    size: 'soprano',
    nivel: 'Iniciante',
    origem: 1,
    top: 'Linden',
    backAndSides: 'linden',
    acabamento: 'Fosco',
    preco: 229,
    pickups: false,
    colours: [
      ['Natural', 'natural', '#cda165'],
      ['Azul', 'solid', '#4a86b8'],
    ],
    sound: 'Som claro, cordas macias e o peso de um caderno.',
    suits: 'Para a criança que ouviu um ukulele na internet e não fala de outra coisa.',
  },
  {
    marca: 'tagima',
    modelo: 'Tagima 21K',
    codigo: '21K',
    size: 'soprano',
    nivel: 'Iniciante',
    origem: 1,
    top: 'Sapele',
    backAndSides: 'sapele',
    acabamento: 'Acetinado',
    preco: 289,
    pickups: false,
    colours: [['Natural', 'natural', '#8a5632']],
    sound: 'Sapele de médio bonito e braço confortável, com boa entonação até a décima casa.',
    suits: 'Para começar com o mesmo fabricante que o resto da sala.',
  },
  {
    marca: 'kala',
    modelo: 'Kala KA-C',
    codigo: 'KA-C',
    size: 'concert',
    nivel: 'Intermediário',
    origem: 2,
    top: 'Mogno',
    backAndSides: 'mogno',
    acabamento: 'Acetinado',
    preco: 749,
    pickups: false,
    colours: [['Natural', 'natural', '#85552f']],
    sound: 'O concert do equilíbrio: som quente, volume de sala e afinação que não se discute.',
    suits: 'Para adultos que querem tocar acordes sem cruzar os dedos.',
  },
  {
    marca: 'shelby',
    modelo: 'Shelby SU-23',
    codigo: 'SU-23',
    size: 'concert',
    nivel: 'Iniciante',
    origem: 1,
    top: 'Linden',
    backAndSides: 'linden',
    acabamento: 'Fosco',
    preco: 279,
    pickups: false,
    colours: [
      ['Natural', 'natural', '#cfa066'],
      ['Roxo', 'solid', '#6a4a8a'],
    ],
    sound: 'Espaço extra entre trastes e som cheio para o preço.',
    suits: 'Para adolescentes e para quem achou o soprano pequeno demais.',
  },
  {
    marca: 'tagima',
    modelo: 'Tagima 23K com captação',
    codigo: '23K-E',
    size: 'concert',
    nivel: 'Intermediário',
    origem: 1,
    top: 'Sapele',
    backAndSides: 'sapele',
    acabamento: 'Acetinado',
    preco: 499,
    pickups: true,
    colours: [['Natural', 'natural', '#8d5a35']],
    sound: 'Concert com captação e afinador na lateral: entra na caixa e não desafina no meio da missa.',
    suits: 'Para louvor, escola e vídeo em casa.',
  },
  {
    marca: 'kala',
    modelo: 'Kala KA-T',
    codigo: 'KA-T',
    size: 'tenor',
    nivel: 'Intermediário',
    origem: 2,
    top: 'Mogno',
    backAndSides: 'mogno',
    acabamento: 'Acetinado',
    preco: 899,
    pickups: false,
    colours: [['Natural', 'natural', '#7f4f2c']],
    sound: 'Corpo grande, mogno e nota longa: o dedilhado aparece sem esforço.',
    suits: 'Para quem quer solar e gravar, sem virar violão.',
  },
  {
    marca: 'kala',
    modelo: 'Kala KA-ATP-CTG com captação',
    codigo: 'KA-ATP',
    size: 'tenor',
    nivel: 'Profissional',
    origem: 2,
    top: 'Abeto maciço',
    backAndSides: 'mogno',
    acabamento: 'Brilhante',
    preco: 1690,
    pickups: true,
    colours: [['Natural', 'natural', '#d8ac6a']],
    sound: 'Abeto maciço dá ao tenor um ataque que outros não têm, e o captador leva esse ataque ao palco.',
    suits: 'Para shows pequenos, composição e solos de verdade.',
  },
  {
    marca: 'shelby',
    modelo: 'Shelby SU-26 com captação',
    codigo: 'SU-26',
    size: 'tenor',
    nivel: 'Intermediário',
    origem: 1,
    top: 'Abeto laminado',
    backAndSides: 'sapele',
    acabamento: 'Fosco',
    preco: 549,
    pickups: true,
    colours: [['Natural', 'natural', '#d5ab6d']],
    sound: 'Tenor plugado a bom preço, com afinador e um volume que não apita.',
    suits: 'Para cantores que precisam de um acompanhamento leve.',
  },
  {
    marca: 'kala',
    modelo: 'Kala KA-B',
    codigo: 'KA-B',
    size: 'baritone',
    nivel: 'Intermediário',
    origem: 2,
    top: 'Mogno',
    backAndSides: 'mogno',
    acabamento: 'Acetinado',
    preco: 1190,
    pickups: false,
    colours: [['Natural', 'natural', '#7a4b2a']],
    sound: 'Grave, largo e confortável: o barítono conversa com o violão sem deixar de ser ukulele.',
    suits: 'Para violonistas que querem um instrumento menor com a mesma afinação das quatro primeiras.',
  },
]
