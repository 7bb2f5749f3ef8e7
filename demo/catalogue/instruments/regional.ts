import type { DemoProduct } from '#demo/demo-product.ts'
import type { SmallPluckedDrawing } from '#demo/pictures/drawing/drawing.ts'
import { facet, spec } from '../facet-labels.ts'
import type { Group, Item } from '../group.ts'
import { groupProducts } from '../group.ts'

/** Cavaquinhos, violas caipiras, bandolins and a banjo. */
export function regionalInstruments(): DemoProduct[] {
  return [
    ...groupProducts(CAVACO, CAVACO_ITEMS),
    ...groupProducts(VIOLA, VIOLA_ITEMS),
    ...groupProducts(BANDOLIM, BANDOLIM_ITEMS),
  ]
}

function small(
  instrument: SmallPluckedDrawing['instrument'],
  body: SmallPluckedDrawing['body'],
  top: SmallPluckedDrawing['top'],
  back: SmallPluckedDrawing['back'],
  colour: string,
  electronics = false,
): SmallPluckedDrawing {
  return {
    family: 'smallPlucked',
    instrument,
    size: 'soprano',
    body,
    top,
    back,
    finish: { kind: 'natural', colour },
    electronics,
  }
}

const COMMON = { ncm: '92029000', garantia: '12 meses contra defeito de fabricação' } as const

const CAVACO: Group = {
  ...COMMON,
  categoria: 'regionais/cavaquinhos',
  forInstrument: 'Cavaquinho',
  caixa: [1500, 120, 300, 720],
  partes: [
    [
      'Na roda',
      'Afinado em ré, sol, si, ré, o cavaquinho faz a cama rítmica do samba e, nas mãos certas, a melodia do choro. A palheta corta perto do cavalete para o centro e mais perto da boca para um som redondo.',
    ],
    [
      'Cuidados',
      'As cordas de aço pedem tampo e cavalete em dia: se a ação sobe, procure o luthier antes que o tampo afunde. Guarde longe do sol e troque a prima antes que ela arrebente no melhor refrão.',
    ],
    [
      'Combina com',
      'Um jogo de tensão leve para começar, capa acolchoada e palheta média. Quem toca em palco pensa depois em captação.',
    ],
  ],
  palavras: ['cavaco', 'samba', 'pagode', 'choro'],
}

const CAVACO_ITEMS: readonly Item[] = [
  {
    nome: 'Cavaquinho Giannini CS-14 Start',
    marca: 'giannini',
    codigo: 'CS14',
    preco: 429,
    origem: 1,
    curta: 'Cavaquinho de estudo, tampo de linden e som claro, escala de 340 mm.',
    texto: [
      'O primeiro cavaco de muita gente: leve, fácil de afinar e com o brilho que o samba pede. As tarraxas são simples e cumprem.',
      'Para quem acompanha os vídeos na sala e quer chegar à roda com as batidas na mão.',
    ],
    specs: [
      facet('Tampo', 'Linden'),
      facet('Nível', 'Iniciante'),
      facet('Acabamento', 'Brilhante'),
      facet('Captação', 'Sem captação'),
      facet('Número de cordas', '4'),
      facet('Afinação', 'D G B D'),
      spec('Comprimento da escala', '340 mm'),
      spec('Fundo e faixas', 'linden'),
    ],
    itens: ['1 cavaquinho', '1 jogo de cordas instalado'],
    palavras: ['gianini'],
    drawing: small('cavaquinho', 'figureEight', 'spruce', 'sapele', '#cf9d5c'),
  },
  {
    nome: 'Cavaquinho Rozini RC10 Estudante',
    marca: 'rozini',
    codigo: 'RC10',
    preco: 790,
    origem: 0,
    curta: 'Cavaquinho nacional com fundo de imbuia, para estudo e roda.',
    texto: [
      'Feito em São Paulo, com imbuia no fundo e uma regulagem de quem toca: ação baixa, afinação certa até a décima casa.',
      'O preço de um instrumento bom, e não de brinquedo, para quem já decidiu que fica.',
    ],
    specs: [
      facet('Tampo', 'Abeto laminado'),
      facet('Nível', 'Intermediário'),
      facet('Acabamento', 'Acetinado'),
      facet('Captação', 'Sem captação'),
      facet('Número de cordas', '4'),
      facet('Afinação', 'D G B D'),
      spec('Comprimento da escala', '345 mm'),
      spec('Fundo e faixas', 'imbuia'),
    ],
    itens: ['1 cavaquinho', '1 jogo de cordas instalado'],
    palavras: ['rozini'],
    drawing: small('cavaquinho', 'figureEight', 'spruce', 'imbuia', '#c98f4a'),
  },
  {
    nome: 'Cavaquinho Carlinhos Luthier profissional elétrico',
    marca: 'carlinhos-luthier',
    codigo: 'CL-PRO',
    preco: 2690,
    origem: 0,
    curta: 'Cavaquinho de luthier com tampo maciço e captação ativa.',
    texto: [
      'Tampo de abeto maciço, faixas de jacarandá e uma projeção que fura a bateria sem microfone. A captação sai limpa na mesa.',
      'Feito por quem conhece a roda por dentro, para quem vive dela.',
    ],
    specs: [
      facet('Tampo', 'Abeto maciço'),
      facet('Nível', 'Profissional'),
      facet('Acabamento', 'Brilhante'),
      facet('Captação', 'Piezo'),
      facet('Número de cordas', '4'),
      facet('Afinação', 'D G B D'),
      spec('Comprimento da escala', '345 mm'),
      spec('Fundo e faixas', 'jacarandá'),
    ],
    itens: ['1 cavaquinho', '1 jogo de cordas instalado', '1 estojo'],
    palavras: ['luthier', 'cavaco elétrico'],
    drawing: small('cavaquinho', 'figureEight', 'spruce', 'rosewood', '#d8a55c', true),
  },
  {
    nome: 'Cavaquinho Del Vecchio dinâmico',
    marca: 'del-vecchio',
    codigo: 'DV-DIN',
    preco: 1890,
    origem: 0,
    curta: 'Cavaquinho dinâmico com ressonador de metal e som nasal.',
    texto: [
      'O ressonador de metal dá uma nota curta, antiga e cheia de personalidade, que nenhum captador imita.',
      'Para gravações, rodas tradicionais e para quem coleciona timbres brasileiros.',
    ],
    specs: [
      facet('Tampo', 'Imbuia'),
      facet('Nível', 'Profissional'),
      facet('Acabamento', 'Brilhante'),
      facet('Captação', 'Sem captação'),
      facet('Número de cordas', '4'),
      facet('Afinação', 'D G B D'),
      spec('Comprimento da escala', '345 mm'),
      spec('Ressonador', 'alumínio'),
    ],
    itens: ['1 cavaquinho', '1 jogo de cordas instalado'],
    palavras: ['dinâmico', 'ressonador', 'delvecchio'],
    drawing: small('cavaquinho', 'figureEight', 'imbuia', 'imbuia', '#9a6a35'),
  },
]

const VIOLA: Group = {
  ...COMMON,
  categoria: 'regionais/violas-caipiras',
  forInstrument: 'Viola caipira',
  caixa: [3900, 150, 430, 1080],
  partes: [
    [
      'Dez cordas, cinco pares',
      'A viola caipira tem dois pares em uníssono e três em oitava, afinados em Cebolão, Rio Abaixo ou como o dono quiser. O ponteio corre nos pares finos e a batida acende todos de uma vez; o timbre é brilho puro.',
    ],
    [
      'Cuidados',
      'Trocar de afinação mexe com a tensão do tampo: mude aos poucos e confira a ação depois. Cordas novas a cada três meses devolvem o brilho que o violeiro procura e não sabe que perdeu.',
    ],
    [
      'Combina com',
      'Dedeira de osso, capotraste reto e um jogo leve para o Cebolão em Mi. O resto é estrada e paciência.',
    ],
  ],
  palavras: ['viola sertaneja', 'viola de 10 cordas', 'violeiro'],
}

const VIOLA_ITEMS: readonly Item[] = [
  {
    nome: 'Viola caipira Rozini RV151 Ponteio',
    marca: 'rozini',
    codigo: 'RV151',
    preco: 1690,
    origem: 0,
    curta: 'Viola cinturada com tampo de abeto e captação, dez cordas.',
    texto: [
      'A viola da casa mais procurada: pares que brilham, braço na medida do polegar e captação simples para a festa do padroeiro.',
      'Serve ao estudante que quer ficar e ao violeiro que precisa de uma segunda para viajar.',
    ],
    specs: [
      facet('Tampo', 'Abeto laminado'),
      facet('Nível', 'Intermediário'),
      facet('Acabamento', 'Brilhante'),
      facet('Captação', 'Piezo'),
      facet('Número de cordas', '10'),
      facet('Afinação', 'Cebolão em Ré'),
      spec('Comprimento da escala', '580 mm'),
      spec('Fundo e faixas', 'sapele'),
    ],
    itens: ['1 viola', '1 jogo de cordas instalado'],
    palavras: ['rozini', 'ponteio'],
    drawing: small('violaCaipira', 'figureEight', 'spruce', 'sapele', '#cf9a55', true),
  },
  {
    nome: 'Viola caipira Rozini RV215 Profissional',
    marca: 'rozini',
    codigo: 'RV215',
    preco: 3290,
    origem: 0,
    curta: 'Viola de tampo maciço com jacarandá, som aberto e sustentação.',
    texto: [
      'Tampo maciço, jacarandá nas faixas e um som que se abre a cada mês. O ponteio canta e a batida não empasta.',
      'Para gravação, palco e modas que precisam de silêncio ao redor.',
    ],
    specs: [
      facet('Tampo', 'Abeto maciço'),
      facet('Nível', 'Profissional'),
      facet('Acabamento', 'Brilhante'),
      facet('Captação', 'Piezo'),
      facet('Número de cordas', '10'),
      facet('Afinação', 'Cebolão em Ré'),
      spec('Comprimento da escala', '580 mm'),
      spec('Fundo e faixas', 'jacarandá'),
    ],
    itens: ['1 viola', '1 jogo de cordas instalado', '1 capa'],
    palavras: ['rozini'],
    drawing: small('violaCaipira', 'figureEight', 'spruce', 'rosewood', '#d3a05a', true),
  },
  {
    nome: 'Viola caipira Giannini VS-14',
    marca: 'giannini',
    codigo: 'VS14',
    preco: 890,
    origem: 1,
    curta: 'Viola de estudo acessível, dez cordas, acabamento natural.',
    texto: [
      'A porta de entrada na viola: leve, regulada e com tarraxas que aguentam trocar de afinação.',
      'Para quem gosta de moda de viola há anos e comprou a primeira depois dos quarenta.',
    ],
    specs: [
      facet('Tampo', 'Linden'),
      facet('Nível', 'Iniciante'),
      facet('Acabamento', 'Fosco'),
      facet('Captação', 'Sem captação'),
      facet('Número de cordas', '10'),
      facet('Afinação', 'Cebolão em Mi'),
      spec('Comprimento da escala', '570 mm'),
      spec('Fundo e faixas', 'linden'),
    ],
    itens: ['1 viola', '1 jogo de cordas instalado'],
    palavras: ['gianini'],
    drawing: small('violaCaipira', 'figureEight', 'spruce', 'sapele', '#d9a860'),
  },
]

const BANDOLIM: Group = {
  ...COMMON,
  categoria: 'regionais/bandolins-e-banjos',
  forInstrument: 'Bandolim',
  caixa: [1900, 130, 330, 780],
  partes: [
    [
      'Como se toca',
      'Quatro pares afinados em quintas, como o violino: sol, ré, lá, mi. A palheta é curta e firme, o trêmulo nasce do pulso e o choro aceita e pede respiração entre as frases.',
    ],
    [
      'Cuidados',
      'O cavalete é solto e fica no lugar pela pressão das cordas: troque uma por vez e marque a posição a lápis. Regule a altura com os parafusos dele, e não lixando a pestana.',
    ],
    [
      'Combina com',
      'Jogo de calibre médio, palheta grossa e uma capa que não aperte o cordal. Um bom afinador poupa discussões na roda.',
    ],
  ],
  palavras: ['bandolim', 'mandolim', 'mandolin', 'choro'],
}

const BANDOLIM_ITEMS: readonly Item[] = [
  {
    nome: 'Bandolim Rozini RB21 de choro',
    marca: 'rozini',
    codigo: 'RB21',
    preco: 1590,
    origem: 0,
    curta: 'Bandolim brasileiro de tampo plano, escala de 350 mm.',
    texto: [
      'Tampo plano, som doce e o balanço do choro paulista. A ação baixa e o braço confortável convidam ao trêmulo.',
      'Para violonistas e violinistas que descobriram que já sabem metade das digitações.',
    ],
    specs: [
      facet('Tampo', 'Abeto laminado'),
      facet('Nível', 'Intermediário'),
      facet('Acabamento', 'Brilhante'),
      facet('Captação', 'Sem captação'),
      facet('Número de cordas', '8'),
      facet('Afinação', 'G D A E'),
      spec('Comprimento da escala', '350 mm'),
      spec('Fundo e faixas', 'imbuia'),
    ],
    itens: ['1 bandolim', '1 jogo de cordas instalado'],
    palavras: ['rozini'],
    drawing: small('bandolim', 'teardrop', 'spruce', 'imbuia', '#cf9a55'),
  },
  {
    nome: 'Banjo Rozini RJ11 elétrico para pagode',
    marca: 'rozini',
    codigo: 'RJ11',
    preco: 1490,
    origem: 0,
    curta: 'Banjo de quatro cordas com captação, afinação de cavaquinho.',
    forInstrument: 'Banjo',
    texto: [
      'Pele de náilon, quatro cordas afinadas como as do cavaquinho e um volume que não pede desculpas.',
      'Para pagode de laje, desfile e qualquer lugar em que o surdo é alto demais.',
    ],
    specs: [
      facet('Tampo', 'Mogno'),
      facet('Nível', 'Intermediário'),
      facet('Acabamento', 'Brilhante'),
      facet('Captação', 'Piezo'),
      facet('Número de cordas', '4'),
      facet('Afinação', 'D G B D'),
      spec('Comprimento da escala', '345 mm'),
      spec('Pele', 'náilon de 10 polegadas'),
    ],
    itens: ['1 banjo', '1 jogo de cordas instalado', '1 chave de pele'],
    partes: [
      [
        'Como se toca',
        'A pele dá um ataque seco e curto, que abre o caminho do samba no meio de dez percussões. Toque perto do aro para mais corte, mais ao centro para encorpar.',
      ],
      [
        'Cuidados',
        'Aperte os parafusos do aro em cruz, um quarto de volta por vez: pele torta desafina e rasga. Em dias úmidos ela solta, e é só apertar de novo.',
      ],
      [
        'Combina com',
        'Cordas de cavaquinho de tensão média, correia curta e um cabo reto se o palco for grande. Leve a chave do aro no bolso, sempre.',
      ],
    ],
    palavras: ['banjo', 'pagode', 'samba'],
    drawing: small('banjo', 'round', 'maple', 'mahogany', '#e8dcc4', true),
  },
]
