import type { DemoProduct } from '#demo/demo-product.ts'
import type { CaseDrawing } from '#demo/pictures/drawing/drawing.ts'
import { facet, spec } from '../facet-labels.ts'
import type { Group, Item, Part } from '../group.ts'
import { groupProducts } from '../group.ts'

/** Cases and bags for all instruments. */
export function cases(): DemoProduct[] {
  return groupProducts(GROUP, [...VIOLIN, ...CELLO, ...GUITAR, ...UKULELE])
}

const PARTS: readonly Part[] = [
  [
    'Antes de comprar',
    'Meça o corpo do instrumento na parte mais larga e compare com a ficha: dois dedos de folga é bom, uma mão é demais, e apertado demais força tarraxas e cavalete. O bolso grande serve a partituras, e não a amplificador.',
  ],
  [
    'Cuidados',
    'Não deixe no carro fechado, onde o calor passa de sessenta graus e amolece verniz e cola. Tire a espaleira, o capotraste e o afinador antes de fechar, e o zíper agradece um pouco de cera uma vez por ano.',
  ],
  [
    'Combina com',
    'Um umidificador pequeno, uma flanela e uma etiqueta com o seu telefone: as três coisas que mais fazem falta longe de casa.',
  ],
]

const GROUP: Group = {
  categoria: 'acessorios/estojos/violino',
  forInstrument: 'Violino',
  ncm: '42029200',
  caixa: [2400, 160, 280, 840],
  garantia: '6 meses contra defeito de fabricação',
  partes: PARTS,
  palavras: ['estojo', 'capa', 'bag', 'case', 'maleta'],
}

function box(
  shape: CaseDrawing['shape'],
  shell: string,
  lining: string,
  texture: CaseDrawing['texture'],
): CaseDrawing {
  return { family: 'case', shape, shell, lining, texture }
}

function colours(items: readonly (readonly [string, CaseDrawing])[]): NonNullable<Item['variantes']> {
  return items.map(([valor, drawing]) => ({ label: 'Cor', valor, drawing }))
}

const VIOLIN: readonly Item[] = [
  {
    nome: 'Estojo Solid Sound formato violino 4/4',
    marca: 'solid-sound',
    codigo: 'SS-V44',
    preco: 229.9,
    origem: 0,
    curta: 'Estojo leve em formato de violino, espuma rígida, alças de mochila.',
    texto: [
      'Leve, na medida do violino e com espuma que segura a batida da lotação. As alças de mochila deixam as mãos livres para o transporte.',
      'Um estojo que a criança de dez anos carrega sozinha até a sala de aula.',
    ],
    specs: [
      facet('Material', 'Espuma rígida'),
      facet('Tamanho', '4/4'),
      spec('Formato', 'violino'),
      spec('Medidas internas', '60 x 24 x 12 cm'),
      spec('Peso do estojo', '1,4 kg'),
    ],
    itens: ['1 estojo', '2 alças', '1 bolso para breu'],
    drawing: box('violinShaped', '#1f3a5f', '#6b2230', 'canvas'),
    variantes: colours([
      ['Azul', box('violinShaped', '#1f3a5f', '#6b2230', 'canvas')],
      ['Preto', box('violinShaped', '#1a1b1f', '#2f3b4a', 'canvas')],
      ['Vinho', box('violinShaped', '#5a1c28', '#d6c3a0', 'canvas')],
    ]),
  },
  {
    nome: 'Estojo Eagle retangular para violino 4/4',
    marca: 'eagle',
    codigo: 'ES-VR44',
    preco: 390,
    curta: 'Estojo retangular com suporte para arco, bolso de partitura e higrômetro.',
    texto: [
      'Espaço para dois arcos, partituras em A4 e um higrômetro que avisa quando o ar-condicionado passou da conta.',
      'Para estudantes sérios, que levam o violino inteiro e mais metade da casa.',
    ],
    specs: [
      facet('Material', 'Espuma rígida'),
      facet('Tamanho', '4/4'),
      spec('Formato', 'retangular'),
      spec('Medidas internas', '80 x 26 x 14 cm'),
      spec('Arcos', '2'),
    ],
    itens: ['1 estojo', '1 higrômetro', '1 bolso de partitura'],
    drawing: box('violinOblong', '#2c2f36', '#7b2d3c', 'canvas'),
  },
  {
    nome: 'Estojo Paganini de policarbonato para violino',
    marca: 'paganini',
    codigo: 'ES-PC',
    preco: 690,
    origem: 1,
    curta: 'Estojo rígido leve em policarbonato, formato violino, com amortecimento.',
    texto: [
      'Casca que flexiona e volta, por dentro veludo com suspensão: o violino não toca a parede nem se o estojo virar.',
      'Para quem voa, sobe metrô e prefere não pensar no que tem nas costas.',
    ],
    specs: [
      facet('Material', 'Policarbonato'),
      facet('Tamanho', '4/4'),
      spec('Formato', 'violino'),
      spec('Peso do estojo', '2,1 kg'),
      spec('Arcos', '2'),
    ],
    itens: ['1 estojo', '2 alças acolchoadas', '2 chaves'],
    drawing: box('violinShaped', '#8a9299', '#22303c', 'gloss'),
    variantes: colours([
      ['Prata', box('violinShaped', '#a9b0b6', '#20303c', 'gloss')],
      ['Azul', box('violinShaped', '#27507a', '#1b2430', 'gloss')],
    ]),
  },
  {
    nome: 'Estojo Stagg de espuma para viola 16 polegadas',
    marca: 'stagg',
    codigo: 'HVA',
    preco: 349.9,
    forInstrument: 'Viola de arco',
    caixa: [2900, 180, 300, 900],
    curta: 'Estojo de espuma rígida para viola de 15 a 16,5 polegadas.',
    texto: [
      'Regulável por dentro com calços de espuma, serve da viola de quinze à de dezesseis e meia.',
      'Para violistas que trocaram de instrumento e ainda não sabem com qual vão ficar.',
    ],
    specs: [
      facet('Material', 'Espuma rígida'),
      facet('Tamanho', '16"'),
      spec('Formato', 'retangular'),
      spec('Arcos', '2'),
      spec('Peso do estojo', '2,4 kg'),
    ],
    itens: ['1 estojo', '2 calços de espuma'],
    drawing: box('violinOblong', '#39444d', '#705a3a', 'canvas'),
  },
  {
    nome: 'Estojo infantil Solid Sound para violino pequeno',
    marca: 'solid-sound',
    codigo: 'SS-VK',
    preco: 189.9,
    origem: 0,
    curta: 'Estojo leve e colorido para violinos 1/2 e 1/4.',
    texto: [
      'Na medida do pequeno, com duas alças e um bolso para a partitura dobrada da professora.',
      'Cores vivas, para que ele se ache no meio dos vinte estojos pretos da sala.',
    ],
    specs: [
      facet('Material', 'Espuma rígida'),
      spec('Formato', 'violino'),
      spec('Tamanhos', '1/2 e 1/4'),
      spec('Peso do estojo', '1,1 kg'),
    ],
    itens: ['1 estojo infantil', '2 alças'],
    drawing: box('violinShaped', '#d97b2a', '#2f4858', 'canvas'),
    variantes: [
      { label: 'Tamanho', valor: '1/2' },
      { label: 'Tamanho', valor: '1/4' },
    ],
  },
]

const CELLO: readonly Item[] = [
  {
    nome: 'Capa Solid Sound para violoncelo',
    marca: 'solid-sound',
    codigo: 'SS-VC',
    preco: 549.9,
    origem: 0,
    categoria: 'acessorios/estojos/violoncelo',
    forInstrument: 'Violoncelo',
    caixa: [2600, 200, 500, 1350],
    curta: 'Capa com 20 mm de espuma, alças de mochila e bolso de arco.',
    texto: [
      'Vinte milímetros de espuma, zíper duplo e alças que ajustam a altura: o violoncelo anda, em vez de ser carregado.',
      'Protege da chuva fina e do empurrão do metrô; para avião e mudança, o estojo rígido é o certo.',
    ],
    specs: [
      facet('Material', 'Poliéster'),
      facet('Tamanho', '4/4'),
      spec('Espuma', '20 mm'),
      spec('Bolsos', 'arco, espigão e partituras'),
    ],
    itens: ['1 capa', '2 alças', '1 tubo de arco'],
    drawing: box('cello', '#2b3440', '#7c6a45', 'canvas'),
  },
  {
    nome: 'Estojo rígido Paganini para violoncelo',
    marca: 'paganini',
    codigo: 'ES-VC',
    preco: 2890,
    origem: 1,
    categoria: 'acessorios/estojos/violoncelo',
    forInstrument: 'Violoncelo',
    caixa: [9800, 320, 560, 1420],
    curta: 'Estojo rígido de fibra com rodas, veludo e fechos duplos.',
    texto: [
      'Casca de fibra, rodas de verdade e veludo com suspensão: o violoncelo viaja, sobe escada e chega inteiro ao concurso.',
      'Um investimento que se paga na primeira mala que não cai sobre o instrumento.',
    ],
    specs: [
      facet('Material', 'Policarbonato'),
      facet('Tamanho', '4/4'),
      spec('Rodas', '2, com eixo de metal'),
      spec('Peso do estojo', '4,9 kg'),
    ],
    itens: ['1 estojo rígido', '2 chaves', '2 alças'],
    drawing: box('cello', '#20252b', '#6d1f2f', 'carbon'),
  },
  {
    nome: 'Tubo de arco Paganini para violino e violoncelo',
    marca: 'paganini',
    codigo: 'TB-AR',
    preco: 119.9,
    origem: 1,
    categoria: 'acessorios/estojos/violoncelo',
    forInstrument: 'Instrumentos de arco',
    caixa: [420, 80, 90, 820],
    curta: 'Tubo rígido forrado para um arco, com regulagem de comprimento.',
    texto: [
      'Tubo firme com espuma por dentro e um ajuste que serve do arco de violino ao de violoncelo.',
      'Leve o arco bom separado do instrumento quando o estojo dele já está apertado.',
    ],
    specs: [
      facet('Material', 'Policarbonato'),
      spec('Comprimento', 'ajustável de 68 a 80 cm'),
      spec('Arcos', '1'),
    ],
    itens: ['1 tubo com alça'],
    drawing: box('bowTube', '#24303a', '#8a6a34', 'gloss'),
  },
]

const GUITAR: readonly Item[] = [
  {
    nome: 'Capa Solid Sound para violão com 20 mm',
    marca: 'solid-sound',
    codigo: 'SS-VI',
    preco: 249.9,
    origem: 0,
    categoria: 'acessorios/estojos/violao-e-guitarra',
    forInstrument: 'Violão',
    caixa: [1900, 160, 420, 1120],
    curta: 'Capa para violão clássico ou folk com espuma de 20 mm.',
    texto: [
      'Espuma de 20 mm, costura dupla e um bolso que cabe cordas, capotraste e a marmita do ensaio.',
      'Leve na mão, larga na alça, na medida do ônibus de linha.',
    ],
    specs: [
      facet('Material', 'Poliéster'),
      spec('Espuma', '20 mm'),
      spec('Medidas internas', '105 x 40 x 12 cm'),
    ],
    itens: ['1 capa', '2 alças'],
    drawing: box('guitarBag', '#2a2f38', '#c29a52', 'canvas'),
    variantes: colours([
      ['Preto', box('guitarBag', '#24272d', '#b08a4a', 'canvas')],
      ['Cinza', box('guitarBag', '#6d747c', '#30363d', 'canvas')],
    ]),
  },
  {
    nome: 'Case Eagle de madeira para guitarra',
    marca: 'eagle',
    codigo: 'EC-GUI',
    preco: 690,
    categoria: 'acessorios/estojos/violao-e-guitarra',
    forInstrument: 'Guitarra',
    caixa: [4200, 150, 420, 1090],
    curta: 'Case rígido com forração de pelúcia e fechos de metal.',
    texto: [
      'Madeira revestida, fechos de metal e pelúcia por dentro: a guitarra volta da estrada com o mesmo verniz com que saiu.',
      'Serve ao modelo ST e ao TL; para LP o corpo mais grosso pede a versão própria.',
    ],
    specs: [
      facet('Material', 'Madeira'),
      spec('Medidas internas', '100 x 34 x 11 cm'),
      spec('Fechos', '4, com chave'),
    ],
    itens: ['1 case', '2 chaves'],
    drawing: box('guitarHard', '#1d1f24', '#6a1f2a', 'leather'),
  },
  {
    nome: 'Bag CR Bag acolchoado para baixo',
    marca: 'cr-bag',
    codigo: 'CR-BX',
    preco: 279.9,
    origem: 0,
    categoria: 'acessorios/estojos/violao-e-guitarra',
    forInstrument: 'Baixo elétrico',
    caixa: [2100, 150, 420, 1250],
    curta: 'Bag de baixo com espuma de 15 mm, alças e reforço na base.',
    texto: [
      'Comprido como tem de ser, com reforço na base do corpo, onde o baixo sempre encosta no chão.',
      'Alças largas e dois bolsos: um para cabo e cordas, outro para o que ninguém admite que leva.',
    ],
    specs: [
      facet('Material', 'Poliéster'),
      spec('Espuma', '15 mm'),
      spec('Medidas internas', '118 x 36 x 10 cm'),
    ],
    itens: ['1 bag', '2 alças'],
    drawing: box('bassBag', '#23262d', '#4d5866', 'canvas'),
  },
  {
    nome: 'Bag AVS Executive para guitarra',
    marca: 'avs',
    codigo: 'AVS-EXG',
    preco: 219.9,
    origem: 0,
    categoria: 'acessorios/estojos/violao-e-guitarra',
    forInstrument: 'Guitarra',
    caixa: [1800, 130, 400, 1080],
    curta: 'Bag de guitarra com 15 mm de espuma e bolso para pedais.',
    texto: [
      'Bolso frontal que engole três pedais pequenos e uma partitura, com um apoio por dentro que segura o braço.',
      'Para quem ensaia de moto e quer as mãos livres.',
    ],
    specs: [
      facet('Material', 'Poliéster'),
      spec('Espuma', '15 mm'),
      spec('Medidas internas', '103 x 36 x 8 cm'),
    ],
    itens: ['1 bag', '2 alças'],
    drawing: box('guitarBag', '#1f2937', '#92400e', 'canvas'),
  },
]

const UKULELE: readonly Item[] = [
  {
    nome: 'Capa CR Bag para ukulele',
    marca: 'cr-bag',
    codigo: 'CR-UK',
    preco: 89.9,
    origem: 0,
    categoria: 'acessorios/estojos/ukulele',
    forInstrument: 'Ukulele',
    caixa: [420, 90, 260, 640],
    curta: 'Capa acolchoada de 10 mm para ukulele, em três tamanhos.',
    texto: [
      'Dez milímetros de espuma, alça de ombro e um bolso para o afinador e o segundo jogo de cordas.',
      'Vai na mochila, no bagageiro e na praia, com a areia toda do lado de fora.',
    ],
    specs: [
      facet('Material', 'Poliéster'),
      spec('Espuma', '10 mm'),
      spec('Tamanhos', 'soprano, concert e tenor'),
    ],
    itens: ['1 capa'],
    drawing: box('ukuleleBag', '#2f6f6b', '#d8b25a', 'canvas'),
    variantes: [
      { label: 'Tamanho', valor: 'Soprano', preco: 89.9 },
      { label: 'Tamanho', valor: 'Concert', preco: 94.9 },
      { label: 'Tamanho', valor: 'Tenor', preco: 99.9 },
    ],
  },
  {
    nome: 'Capa AVS estampada para cavaquinho',
    marca: 'avs',
    codigo: 'AVS-CV',
    preco: 79.9,
    origem: 0,
    categoria: 'acessorios/estojos/ukulele',
    forInstrument: 'Cavaquinho',
    caixa: [450, 100, 280, 660],
    curta: 'Capa colorida com espuma de 8 mm para cavaquinho e bandolim.',
    texto: [
      'Estampa que denuncia a roda de samba de longe, com espuma suficiente para o banco de trás do carro.',
      'Serve também ao bandolim e ao ukulele concert, com uma cinta por dentro.',
    ],
    specs: [facet('Material', 'Algodão'), spec('Espuma', '8 mm'), spec('Medidas internas', '66 x 26 x 9 cm')],
    itens: ['1 capa'],
    drawing: box('ukuleleBag', '#7a2e43', '#e1b04c', 'leather'),
    variantes: colours([
      ['Vinho', box('ukuleleBag', '#7a2e43', '#e1b04c', 'canvas')],
      ['Verde', box('ukuleleBag', '#2f5f4a', '#e1b04c', 'canvas')],
    ]),
  },
]
