import type { DemoProduct } from '#demo/demo-product.ts'
import { facet, spec } from '../facet-labels.ts'
import type { Group, Item } from '../group.ts'
import { groupProducts } from '../group.ts'
import { gadget } from './gadget.ts'

/** Pickups and machine heads. */
export function pickups(): DemoProduct[] {
  return [...groupProducts(PICKUPS, PICKUP_ITEMS), ...groupProducts(HEADS, HEAD_ITEMS)]
}

const PICKUPS: Group = {
  categoria: 'acessorios/palhetados/captadores',
  forInstrument: 'Guitarra',
  ncm: '92099400',
  caixa: [190, 60, 90, 130],
  garantia: '12 meses contra defeito de fabricação',
  partes: [
    [
      'Antes de trocar',
      'Confira o espaço entre polos, o comprimento do cabo e a cavidade: captador duplo pede moldura, e o simples, furo do escudo. A solda é simples, três pontos, mas um técnico faz em meia hora e evita ruído de terra.',
    ],
    [
      'O que esperar',
      'Trocar captador muda a saída, o grão e o jeito como a guitarra responde à mão; não conserta afinação nem traste gasto. Guarde o antigo, porque o gosto muda de ano em ano.',
    ],
    [
      'Combina com',
      'Cordas novas no mesmo dia da troca: é a única forma de ouvir o captador, e não a corda velha. Aproveite e limpe os potenciômetros.',
    ],
  ],
  palavras: ['captador', 'pickup', 'captação', 'captadores'],
}

const HUMBUCKER_WORDS = ['humbucker', 'captador duplo', 'double coil']

const PICKUP_ITEMS: readonly Item[] = [
  {
    nome: 'Captador Malagoli Custom 59 para ponte',
    marca: 'malagoli',
    codigo: 'MC59',
    preco: 369.9,
    origem: 0,
    curta: 'Humbucker de saída média, alnico 5, para rock clássico.',
    texto: [
      'Humbucker enrolado no Brasil, com saída média e um médio que canta no primeiro acorde. Responde ao volume da guitarra como deve responder um bom duplo.',
      'Transforma guitarras de entrada de modelo LP sem perder o clean.',
    ],
    specs: [
      facet('Material', 'Alnico 5'),
      facet('Captação', 'HH'),
      spec('Posição', 'Ponte'),
      spec('Resistência', 'cerca de 8,4 kΩ'),
      spec('Fios', '4 condutores'),
    ],
    itens: ['1 captador', '1 moldura preta', 'parafusos'],
    palavras: HUMBUCKER_WORDS,
    drawing: gadget('humbucker', '#1f1f24', '#d4b06a', 'nickel'),
  },
  {
    nome: 'Jogo de captadores Malagoli Vintage ST',
    marca: 'malagoli',
    codigo: 'MVST',
    preco: 690,
    origem: 0,
    curta: 'Três simples alnico 5 com polos escalonados, para modelo ST.',
    texto: [
      'Três captadores simples (single coil) enrolados para a posição de cada um: braço redondo, meio cristalino, ponte viva. A chave de cinco posições ganha sentido outra vez.',
      'Para quem gosta do limpo vítreo e não quer mexer na guitarra inteira.',
    ],
    specs: [
      facet('Material', 'Alnico 5'),
      facet('Captação', 'SSS'),
      spec('Posição', 'Braço, meio e ponte'),
      spec('Polos', 'escalonados'),
    ],
    itens: ['3 captadores', 'parafusos e molas'],
    palavras: ['single coil', 'single', 'simples', 'captador simples', 'stratocaster', 'strato'],
    drawing: gadget('singleCoil', '#f0ead9', '#1f1f24', 'nickel'),
  },
  {
    nome: 'Captador Sérgio Rosar Blues P90',
    marca: 'sergio-rosar',
    codigo: 'SR-P90',
    preco: 489.9,
    origem: 0,
    curta: 'P90 artesanal com médio áspero e bonito, em tamanho de humbucker.',
    texto: [
      'O P90 que faz a ponte parecer nova: ataque com uma areia boa e um volume que limpa na mão.',
      'Encaixa no furo de humbucker, o que evita cortes e arrependimentos.',
    ],
    specs: [
      facet('Material', 'Alnico 5'),
      facet('Captação', 'P90'),
      spec('Posição', 'Ponte ou braço'),
      spec('Formato', 'tamanho de humbucker'),
    ],
    itens: ['1 captador', 'parafusos'],
    drawing: gadget('humbucker', '#e7e0cf', '#5a4632', 'gold'),
  },
  {
    nome: 'Captador Seymour Duncan SH-4 JB para ponte',
    marca: 'seymour-duncan',
    codigo: 'SH-4',
    preco: 1090,
    curta: 'Humbucker quente de ponte, referência de rock e hard.',
    texto: [
      'Captador duplo (humbucker): médio alto na cara e agudo que corta a mixagem: é o som que se ouve em muito rock dos últimos quarenta anos.',
      'Pede amplificador com ganho, e devolve solos que não se perdem no meio da banda.',
    ],
    specs: [
      facet('Material', 'Alnico 5'),
      facet('Captação', 'HH'),
      spec('Posição', 'Ponte'),
      spec('Resistência', 'cerca de 16,4 kΩ'),
      spec('Fios', '4 condutores'),
    ],
    itens: ['1 captador', 'parafusos e molas'],
    palavras: [...HUMBUCKER_WORDS, 'seymour', 'jb'],
    drawing: gadget('humbucker', '#26262b', '#cfcfcf', 'chrome'),
  },
  {
    nome: 'Captador Fishman Neo-D para boca de violão',
    marca: 'fishman',
    codigo: 'NEO-D',
    preco: 649.9,
    forInstrument: 'Violão',
    ncm: '92099200',
    curta: 'Captador magnético de boca para violão de aço, sem furar nada.',
    texto: [
      'Encaixa na boca do violão e sai no dia seguinte, sem deixar marca. O som plugado é redondo e não apita em caixa pequena.',
      'Ideal para quem toca uma vez por semana e não quer instalar rastilho piezo.',
    ],
    specs: [
      facet('Material', 'Metal'),
      facet('Captação', 'Magnética'),
      spec('Instalação', 'na boca, sem furos'),
      spec('Saída', 'P10 de 3 m'),
    ],
    itens: ['1 captador de boca', '1 cabo com presilha'],
    drawing: gadget('acousticPickup', '#2b2b2f', '#caa85b', 'nickel'),
  },
]

const HEADS: Group = {
  categoria: 'acessorios/palhetados/tarraxas-e-pecas',
  forInstrument: 'Violão e guitarra',
  ncm: '92099400',
  caixa: [280, 50, 90, 150],
  garantia: '3 meses contra defeito de fabricação',
  partes: [
    [
      'Medidas',
      'Confira o lado (três mais três ou seis em linha), o diâmetro do furo e a distância entre parafusos. Um furo de 8 mm recebe bucha de 10 mm com adaptador, e o contrário, não.',
    ],
    [
      'Instalação',
      'Solte as cordas, troque uma de cada vez para não perder a posição e aperte só até a bucha encostar. Depois de uma semana, aperte de novo meio giro: madeira cede um pouco e a tarraxa firme é a que segura a afinação.',
    ],
    [
      'Combina com',
      'Um jogo de cordas novo, um enrolador e grafite na pestana. Metade das desafinações mora na ranhura, e não na tarraxa.',
    ],
  ],
  palavras: ['tarraxa', 'tarracha', 'machine heads', 'tuners', 'tarraxas'],
}

const HEAD_ITEMS: readonly Item[] = [
  {
    nome: 'Tarraxas Gotoh SD91 vintage para guitarra',
    marca: 'gotoh',
    codigo: 'SD91',
    preco: 489.9,
    forInstrument: 'Guitarra',
    curta: 'Seis tarraxas vintage em linha, relação 15:1, botões ovais.',
    texto: [
      'Giro sedoso, caixa fechada e a aparência certa para guitarras de cabeça em linha. O ajuste fino sai com meio giro de dedo.',
      'Para guitarras que afinam bem de manhã e não chegam afinadas ao fim do ensaio.',
    ],
    specs: [
      facet('Material', 'Metal'),
      facet('Acabamento', 'Brilhante'),
      spec('Relação', '15:1'),
      spec('Configuração', '6 em linha'),
      spec('Mão', 'Destro'),
      spec('Furo', '10 mm'),
    ],
    itens: ['6 tarraxas', '12 parafusos', '6 buchas'],
    drawing: gadget('machineHeads', '#c8ccd1', '#9aa0a6', 'nickel'),
  },
  {
    nome: 'Tarraxas Grover Rotomatic 102 3 mais 3',
    marca: 'grover',
    codigo: 'ROTO-102',
    preco: 549.9,
    curta: 'Seis tarraxas blindadas 14:1 para cabeça de três por lado.',
    texto: [
      'Blindadas, autolubrificadas e com giro firme que não recua. O peso na cabeça ajuda o sustain de algumas guitarras.',
      'Para violões de aço e guitarras LP que já trocaram de corda dez vezes e agora pedem precisão.',
    ],
    specs: [
      facet('Material', 'Metal'),
      facet('Acabamento', 'Brilhante'),
      spec('Relação', '14:1'),
      spec('Configuração', '3 mais 3'),
      spec('Furo', '10 mm'),
    ],
    itens: ['6 tarraxas', 'parafusos', '6 buchas'],
    drawing: gadget('machineHeads', '#c9b06a', '#8a7a4a', 'gold'),
  },
  {
    nome: 'Tarraxas Deval para violão de náilon',
    marca: 'deval',
    codigo: 'DV-NYL',
    preco: 69.9,
    origem: 0,
    forInstrument: 'Violão',
    ncm: '92099200',
    curta: 'Duas placas de tarraxas para violão clássico, engrenagem niquelada.',
    texto: [
      'Placa de três por lado, botões brancos e uma engrenagem que não agarra. Serve à maioria dos violões nacionais de náilon.',
      'Reposição barata para o violão herdado do tio, cujas tarraxas já giram em falso.',
    ],
    specs: [
      facet('Material', 'Metal'),
      facet('Acabamento', 'Brilhante'),
      spec('Configuração', '2 placas de 3'),
      spec('Distância entre furos', '35 mm'),
    ],
    itens: ['2 placas de tarraxas', 'parafusos'],
    drawing: gadget('machineHeads', '#d6d8da', '#f3efe6', 'nickel'),
  },
]
