import type { DemoProduct } from '#demo/demo-product.ts'
import type { GadgetDrawing } from '#demo/pictures/drawing/drawing.ts'
import { facet, spec } from '../facet-labels.ts'
import type { Group, Item } from '../group.ts'
import { groupProducts } from '../group.ts'

/** Pegs, tailpieces, fine tuners and endpin rests. */
export function bowedParts(): DemoProduct[] {
  return groupProducts(GROUP, ITEMS)
}

const GROUP: Group = {
  categoria: 'acessorios/arco/pecas',
  forInstrument: 'Violino',
  ncm: '92099200',
  caixa: [60, 30, 70, 130],
  garantia: '90 dias contra defeito de fabricação',
  partes: [
    [
      'Quem instala',
      'Microafinador e apoio de espigão você mesmo instala. Cravelhas e botões pedem ajuste cônico de luthier, porque um milímetro de folga faz a corda voltar sozinha; estandarte muda o comprimento atrás do cavalete e pede conferência da alma.',
    ],
    [
      'Como escolher',
      'Meça a peça antiga com paquímetro, ou fotografe ao lado de uma régua, e confira o tamanho do instrumento. Madeira combina com madeira: se as cravelhas são de ébano, o estandarte costuma ser também.',
    ],
    [
      'Combina com',
      'Aproveite a visita ao luthier para trocar as cordas e conferir a pestana: o trabalho de desmontar é o mesmo, e o instrumento volta inteiro para casa.',
    ],
  ],
  palavras: ['peças de violino', 'montagem'],
}

function gadget(
  kind: GadgetDrawing['kind'],
  colour: string,
  accent = '#c9a24a',
  hardware: GadgetDrawing['hardware'] = 'nickel',
): GadgetDrawing {
  return { family: 'gadget', kind, colour, accent, hardware }
}

const SIZES = ['4/4', '3/4', '1/2'].map((valor) => ({ label: 'Tamanho', valor }))

const ITEMS: readonly Item[] = [
  {
    nome: 'Jogo de cravelhas Paganini de ébano para violino',
    marca: 'paganini',
    codigo: 'CRV-EB',
    preco: 49.9,
    origem: 1,
    curta: 'Quatro cravelhas de ébano em bruto, formato suíço, com olho.',
    texto: [
      'Ébano denso, com o cabo torneado e bastante madeira para o luthier acertar o cone. Não giram sozinhas e não travam, se forem bem ajustadas.',
      'Compre o jogo completo: cravelhas de idades diferentes sempre brigam entre si.',
    ],
    specs: [
      facet('Material', 'Ébano'),
      facet('Tamanho', '4/4'),
      spec('Quantidade', '4 peças'),
      spec('Modelo', 'Suíço com olho'),
    ],
    itens: ['4 cravelhas em bruto'],
    palavras: ['cravelha', 'tarraxa de violino', 'peg'],
    drawing: gadget('pegs', '#201713'),
  },
  {
    nome: 'Jogo de cravelhas Paganini de buxo para violino',
    marca: 'paganini',
    codigo: 'CRV-BX',
    preco: 69.9,
    origem: 1,
    curta: 'Cravelhas de buxo claro com olho escuro, para montagem fina.',
    texto: [
      'O buxo é claro, leve e elegante, muito visto em violinos de verniz antigo. Amacia com os anos e segura a afinação sem atrito demais.',
      'Combina com estandarte e queixeira de buxo, que também temos.',
    ],
    specs: [
      facet('Material', 'Buxo'),
      facet('Tamanho', '4/4'),
      spec('Quantidade', '4 peças'),
      spec('Modelo', 'Com olho de ébano'),
    ],
    itens: ['4 cravelhas em bruto'],
    palavras: ['cravelha', 'peg'],
    drawing: gadget('pegs', '#c99a55'),
  },
  {
    nome: 'Cravelhas mecânicas Wittner Finetune para violino',
    marca: 'wittner',
    codigo: 'FINETUNE',
    preco: 449.9,
    curta: 'Cravelhas com engrenagem escondida que afinam sem travar.',
    texto: [
      'Parecem cravelhas comuns e afinam como tarraxas: uma engrenagem de 8,5 para 1 escondida na madeira mantém tudo no lugar.',
      'Para crianças pequenas, mãos com artrite e qualquer um que tenha arrebentado uma Mi afinando antes do concerto.',
    ],
    specs: [
      facet('Material', 'Plástico'),
      facet('Tamanho', '4/4'),
      spec('Quantidade', '4 peças'),
      spec('Relação', '8,5:1'),
    ],
    itens: ['4 cravelhas', '1 gabarito de furação'],
    palavras: ['cravelha mecânica', 'peg', 'wittner'],
    drawing: gadget('pegs', '#2b2b2b', '#8a8a8a', 'black'),
  },
  {
    nome: 'Estandarte Wittner Ultra para violino',
    marca: 'wittner',
    codigo: 'ULTRA',
    preco: 129.9,
    curta: 'Estandarte leve com quatro microafinadores embutidos.',
    texto: [
      'Leve, resistente e com quatro microafinadores moldados na própria peça: sem garras soltas, sem chiado, sem peso no lugar errado.',
      'Ótimo para violinos de estudo, em que o peso de quatro microafinadores de metal atrapalha o som.',
    ],
    specs: [facet('Material', 'Plástico'), spec('Microafinadores', '4 embutidos'), spec('Cor', 'Preta')],
    itens: ['1 estandarte', '1 rabicho'],
    palavras: ['estandarte', 'tailpiece', 'cordal'],
    drawing: gadget('tailpiece', '#222226'),
    variantes: SIZES,
  },
  {
    nome: 'Estandarte Paganini de ébano para violino',
    marca: 'paganini',
    codigo: 'EST-EB',
    preco: 89.9,
    origem: 1,
    curta: 'Estandarte de ébano em modelo tradicional, com rabicho de náilon.',
    texto: [
      'Ébano torneado, com rebaixo para um microafinador na Mi e o peso certo para não sufocar a vibração.',
      'Troca comum quando a peça de fábrica é de madeira tingida e começa a rachar.',
    ],
    specs: [facet('Material', 'Ébano'), spec('Microafinadores', 'não inclusos'), spec('Rabicho', 'Náilon')],
    itens: ['1 estandarte', '1 rabicho'],
    palavras: ['estandarte', 'tailpiece', 'cordal'],
    drawing: gadget('tailpiece', '#1e1613'),
    variantes: SIZES,
  },
  {
    nome: 'Microafinador Wittner Uni para violino',
    marca: 'wittner',
    codigo: 'UNI',
    preco: 32.9,
    curta: 'Microafinador de corpo curto, para corda com bola ou laço.',
    texto: [
      'Curto e firme, encaixa no estandarte sem encostar no tampo e afina sem pular. Serve a corda com bola ou com laço, com um giro.',
      'Compre pelo menos dois: um para a Mi de aço, outro para a Lá de estudo.',
    ],
    specs: [facet('Material', 'Metal'), spec('Encaixe', 'bola ou laço'), spec('Acabamento', 'Niquelado')],
    itens: ['1 microafinador'],
    palavras: ['micro afinador', 'fixador', 'microafinador'],
    drawing: gadget('fineTuner', '#c7ccd2', '#8f959b', 'nickel'),
  },
  {
    nome: 'Apoio de espigão Paganini para violoncelo',
    marca: 'paganini',
    codigo: 'APE-VC',
    preco: 79.9,
    origem: 1,
    forInstrument: 'Violoncelo',
    caixa: [240, 40, 120, 140],
    curta: 'Suporte com correia que prende o espigão no pé da cadeira.',
    texto: [
      'Correia de náilon com base de borracha: o espigão para de escorregar no piso liso e você volta a olhar a partitura.',
      'Serve também em estrados e tapetes, e cabe no bolso da capa do violoncelo.',
    ],
    specs: [
      facet('Material', 'Borracha'),
      spec('Fixação', 'correia no pé da cadeira'),
      spec('Comprimento', 'ajustável até 110 cm'),
    ],
    itens: ['1 apoio de espigão'],
    palavras: ['espigão', 'endpin', 'rock stop'],
    drawing: gadget('endpinRest', '#2b2b2b'),
  },
]
