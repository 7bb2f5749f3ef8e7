import type { DemoProduct } from '#demo/demo-product.ts'
import type { GadgetDrawing } from '#demo/pictures/drawing/drawing.ts'
import { facet, spec } from '../facet-labels.ts'
import type { Group, Item } from '../group.ts'
import { groupProducts } from '../group.ts'

/** Shoulder rests and chin rests. */
export function shoulderRests(): DemoProduct[] {
  return [...groupProducts(RESTS, REST_ITEMS), ...groupProducts(CHINS, CHIN_ITEMS)]
}

const RESTS: Group = {
  categoria: 'acessorios/arco/espaleiras-e-queixeiras',
  forInstrument: 'Violino',
  ncm: '92099200',
  caixa: [220, 60, 100, 260],
  garantia: '3 meses contra defeito de fabricação',
  partes: [
    [
      'Ajuste',
      'Comece pelo meio: largura do instrumento, altura média e inclinação leve para dentro. Toque dez minutos, depois mude uma coisa só. Se o ombro sobe, baixe um ponto; se o queixo procura o instrumento, levante. Ombro relaxado vale mais que ficha técnica.',
    ],
    [
      'Cuidados',
      'Os pés de borracha se gastam e escorregam: troque-os quando perderem a agarra e lave-os com água e sabão. Tire a espaleira antes de fechar o estojo, porque ela encosta no tampo e marca o verniz.',
    ],
    [
      'Combina com',
      'Espaleira e queixeira resolvem juntas: se nenhuma altura serve, o problema pode estar do lado do queixo. Um pano fino sob o maxilar também ajuda nos dias quentes.',
    ],
  ],
  palavras: ['espaleira', 'shoulder rest', 'apoio de ombro', 'avela'],
}

function rest(colour: string, accent: string): GadgetDrawing {
  return { family: 'gadget', kind: 'shoulderRest', colour, accent, hardware: 'black' }
}

const REST_ITEMS: readonly Item[] = [
  {
    nome: 'Espaleira Everest EZ para violino',
    marca: 'everest',
    codigo: 'EZ',
    preco: 89.9,
    curta: 'Espaleira leve com espuma firme, em cores, para 4/4 e 3/4.',
    texto: [
      'A mais vista em escolas: espuma colorida, base leve e dois parafusos que qualquer família regula antes da aula.',
      'Bom começo para crianças e jovens, com tamanhos para quem cresce depressa.',
    ],
    specs: [
      facet('Material', 'Plástico'),
      facet('Nível', 'Iniciante'),
      spec('Regulagem', 'Altura e largura'),
    ],
    itens: ['1 espaleira'],
    drawing: rest('#1c1c1e', '#b13838'),
    variantes: [
      ['4/4 preta', '#1c1c1e'],
      ['4/4 vermelha', '#a62b35'],
      ['3/4 azul', '#2b5b91'],
    ].map(([valor, cor]) => ({ label: 'Modelo', valor: valor ?? '', drawing: rest(cor ?? '#222', '#111') })),
  },
  {
    nome: 'Espaleira Paganini de madeira para violino 4/4',
    marca: 'paganini',
    codigo: 'PES-M',
    preco: 119.9,
    origem: 1,
    curta: 'Espaleira de madeira curvada com espuma macia, ajustável.',
    texto: [
      'Base de madeira fina que cede um pouco e deixa o violino vibrar, com apoio de espuma que não escorrega na camisa.',
      'Para quem saiu da espuma no elástico e quer algo mais firme sem pesar no bolso.',
    ],
    specs: [
      facet('Material', 'Madeira'),
      facet('Tamanho', '4/4'),
      facet('Nível', 'Iniciante'),
      spec('Regulagem', 'Altura, largura e ângulo'),
    ],
    itens: ['1 espaleira', '1 parafuso reserva'],
    drawing: rest('#8a5a32', '#2b2b2b'),
  },
  {
    nome: 'Espaleira Kun Original para violino 4/4',
    marca: 'kun',
    codigo: 'KUN-ORI',
    preco: 279.9,
    curta: 'A espaleira regulável que virou padrão, para violino 4/4.',
    texto: [
      'Curva pensada para o ombro, pés que giram e travam, peças vendidas avulsas: é compra para dez anos.',
      'Serve à maioria dos ombros e, por isso, é o que o professor pede quando não quer discutir.',
    ],
    specs: [
      facet('Material', 'Plástico'),
      facet('Tamanho', '4/4'),
      facet('Nível', 'Intermediário'),
      spec('Regulagem', 'Altura, largura e inclinação'),
    ],
    itens: ['1 espaleira'],
    drawing: rest('#262626', '#5b5b5b'),
  },
  {
    nome: 'Espaleira Kun Bravo de madeira para viola',
    marca: 'kun',
    codigo: 'KUN-BR-VA',
    preco: 690,
    forInstrument: 'Viola de arco',
    curta: 'Espaleira dobrável de madeira para viola, som quente e base firme.',
    texto: [
      'Madeira que aquece a mão e não ressoa de plástico, com pés dobráveis que cabem no estojo apertado da viola.',
      'Para violistas que passam o dia com o instrumento no ombro e sentem cada grama.',
    ],
    specs: [
      facet('Material', 'Madeira'),
      facet('Tamanho', '16"'),
      facet('Nível', 'Profissional'),
      spec('Regulagem', 'Altura, largura e inclinação'),
    ],
    itens: ['1 espaleira dobrável', '1 saco de tecido'],
    drawing: rest('#7a4b2a', '#3a2415'),
  },
  {
    nome: 'Espaleira Wolf Forte Secondo para violino',
    marca: 'wolf',
    codigo: 'WFS',
    preco: 249.9,
    curta: 'Espaleira alta e moldável à mão, para pescoços compridos.',
    texto: [
      'Sobe mais que as outras e a base se dobra à mão até acompanhar o ombro; os dois lados giram em alturas diferentes.',
      'Para quem tem pescoço longo, maxilar curto ou dor no ombro depois de quarenta minutos.',
    ],
    specs: [
      facet('Material', 'Metal'),
      facet('Tamanho', '4/4'),
      facet('Nível', 'Profissional'),
      spec('Regulagem', 'Altura até 55 mm, curvatura e giro'),
    ],
    itens: ['1 espaleira', '1 chave Allen'],
    drawing: rest('#303036', '#8a8a8a'),
  },
]

const CHINS: Group = {
  categoria: 'acessorios/arco/espaleiras-e-queixeiras',
  forInstrument: 'Violino',
  ncm: '92099200',
  caixa: [90, 40, 90, 120],
  garantia: '3 meses contra defeito de fabricação',
  partes: [
    [
      'Instalação',
      'A queixeira é presa por um grampo de metal que nunca deve encostar no tampo: aperte só o bastante para não girar. A chave entra pela lateral, uma volta de cada vez, sempre alternando os dois lados.',
    ],
    [
      'Conforto',
      'Altura e formato resolvem o que a espaleira não resolve: se o queixo aperta, experimente um modelo central; se escapa, um lateral mais fundo. A madeira deve ser lisa e seca; barba e suor pedem um paninho por cima.',
    ],
    [
      'Combina com',
      'Trocar a queixeira costuma pedir um novo ajuste da espaleira, para cima ou para baixo. Leve as duas à próxima aula e peça ao professor que olhe de lado.',
    ],
  ],
  palavras: ['queixeira', 'chin rest'],
}

function chin(colour: string): GadgetDrawing {
  return { family: 'gadget', kind: 'chinRest', colour, accent: '#c9cdd1', hardware: 'chrome' }
}

const CHIN_ITEMS: readonly Item[] = [
  {
    nome: 'Queixeira Paganini Guarneri de ébano 4/4',
    marca: 'paganini',
    codigo: 'QX-GUA',
    preco: 59.9,
    origem: 1,
    curta: 'Queixeira modelo Guarneri em ébano, com garras cromadas.',
    texto: [
      'Borda fina e larga que reparte o peso do violino entre queixo e ombro. O modelo Guarneri serve à maioria dos maxilares.',
      'Troca simples que muda a postura de quem vive torcendo o pescoço.',
    ],
    specs: [
      facet('Material', 'Ébano'),
      facet('Tamanho', '4/4'),
      spec('Modelo', 'Guarneri'),
      spec('Garras', 'Cromadas'),
    ],
    itens: ['1 queixeira com garras'],
    drawing: chin('#241a15'),
  },
  {
    nome: 'Queixeira Wittner antialérgica 4/4',
    marca: 'wittner',
    codigo: 'WQX',
    preco: 189.9,
    curta: 'Queixeira de resina hipoalergênica, com regulagem de altura e giro.',
    texto: [
      'Resina lisa que não irrita a pele e um pé que gira e sobe, para ajustar sem trocar de peça. Some a marca vermelha no pescoço.',
      'Para quem estuda muitas horas e já experimentou três modelos de madeira sem achar o seu.',
    ],
    specs: [
      facet('Material', 'Plástico'),
      facet('Tamanho', '4/4'),
      spec('Modelo', 'Central ajustável'),
      spec('Garras', 'Metal tratado'),
    ],
    itens: ['1 queixeira', '1 chave de ajuste'],
    drawing: chin('#3b4048'),
  },
  {
    nome: 'Queixeira Paganini de jacarandá infantil',
    marca: 'paganini',
    codigo: 'QX-INF',
    preco: 44.9,
    origem: 1,
    curta: 'Queixeira pequena de jacarandá, para violinos de 3/4 a 1/4.',
    texto: [
      'Proporções certas para violinos pequenos: a garra de um 4/4 amassa o tampo de um 1/2, e esta não.',
      'Para a criança que reclama do queixo, antes que ela reclame da aula.',
    ],
    specs: [facet('Material', 'Jacarandá'), spec('Modelo', 'Dresden'), spec('Garras', 'Cromadas')],
    itens: ['1 queixeira com garras'],
    drawing: chin('#5a2a20'),
    variantes: ['3/4', '1/2', '1/4'].map((valor) => ({ label: 'Tamanho', valor })),
  },
]
