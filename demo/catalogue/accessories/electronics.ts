import type { DemoProduct } from '#demo/demo-product.ts'
import type { GadgetDrawing, TunerDrawing } from '#demo/pictures/drawing.ts'
import { facet, spec } from '../facet-labels.ts'
import type { Group, Item } from '../group.ts'
import { groupProducts } from '../group.ts'

/** Tuners, metronomes, pickups and machine heads. */
export function electronics(): DemoProduct[] {
  return [
    ...groupProducts(TUNERS, TUNER_ITEMS),
    ...groupProducts(METRONOMES, METRONOME_ITEMS),
    ...groupProducts(PICKUPS, PICKUP_ITEMS),
    ...groupProducts(HEADS, HEAD_ITEMS),
  ]
}

function tuner(kind: TunerDrawing['kind'], body: string, display: string, note: string): TunerDrawing {
  return { family: 'tuner', kind, body, display, note }
}

function gadget(
  kind: GadgetDrawing['kind'],
  colour: string,
  accent: string,
  hardware: GadgetDrawing['hardware'],
): GadgetDrawing {
  return { family: 'gadget', kind, colour, accent, hardware }
}

const TUNERS: Group = {
  categoria: 'acessorios/afinadores',
  instrumento: 'Todos os instrumentos',
  ncm: '90318099',
  caixa: [70, 40, 70, 100],
  garantia: '6 meses contra defeito de fabricação',
  partes: [
    [
      'Como afinar melhor',
      'Toque a corda sozinha, com ataque médio, e suba até a nota em vez de descer: a corda que desce volta a cair depois. Afine por último as que mais mudam a tensão e confira tudo outra vez, porque uma puxa a outra. Na orquestra, o Lá é 440 ou 442 Hz; ajuste antes do ensaio.',
    ],
    [
      'Cuidados',
      'Tire a pilha se for guardar por meses e não deixe o aparelho no sol. Presilha apertada demais marca a cabeça do instrumento: o silicone basta. Visor que pisca quase sempre é pilha no fim, e não defeito.',
    ],
    [
      'Combina com',
      'Afinador e metrônomo formam a dupla do estudo em casa. Deixe os dois na estante, junto do lápis, e a aula da semana seguinte começa melhor.',
    ],
  ],
  palavras: ['afinador', 'tuner', 'cromático', 'afinador de clip'],
}

const TUNER_ITEMS: readonly Item[] = [
  {
    nome: 'Afinador de presilha Snark SN5X',
    marca: 'snark',
    codigo: 'SN5X',
    preco: 109.9,
    instrumento: 'Violão e guitarra',
    curta: 'Afinador de presilha com visor colorido que gira para qualquer lado.',
    texto: [
      'O visor gira, a cor muda do vermelho ao verde e a leitura é imediata: dá para afinar no escuro da coxia.',
      'Sente a vibração da madeira, e por isso funciona mesmo com a banda inteira tocando em volta.',
    ],
    fatos: [
      facet('Material', 'Plástico'),
      spec('Leitura', 'por vibração'),
      spec('Referência', '415 a 466 Hz'),
      spec('Pilha', 'CR2032 inclusa'),
    ],
    itens: ['1 afinador', '1 pilha CR2032'],
    drawing: tuner('clip', '#1d2026', '#7bd389', 'A'),
  },
  {
    nome: 'Afinador de presilha Cherub WST-900',
    marca: 'cherub',
    codigo: 'WST-900',
    preco: 49.9,
    curta: 'Afinador cromático de presilha, simples e econômico.',
    texto: [
      'Tela grande, três modos e um preço que permite ter um em cada estojo da casa.',
      'Ótimo para a primeira aula, para a fila da orquestra infantil e para o violão do acampamento.',
    ],
    fatos: [
      facet('Material', 'Plástico'),
      spec('Leitura', 'por vibração'),
      spec('Modos', 'cromático, violão, ukulele, violino'),
      spec('Pilha', 'CR2032 inclusa'),
    ],
    itens: ['1 afinador', '1 pilha CR2032'],
    drawing: tuner('clip', '#2c3138', '#f2c14e', 'G'),
  },
  {
    nome: 'Afinador Korg CA-2 cromático de mesa',
    marca: 'korg',
    codigo: 'CA-2',
    preco: 129.9,
    curta: 'Afinador cromático de mesa com visor de agulha, para sopros e cordas.',
    texto: [
      'Agulha que se lê de longe, microfone embutido e uma referência ajustável que serve ao naipe inteiro.',
      'Clássico de estante: fica ali dez anos, com uma troca de pilha por temporada.',
    ],
    fatos: [
      facet('Material', 'Plástico'),
      spec('Leitura', 'por microfone e entrada'),
      spec('Referência', '410 a 480 Hz'),
      spec('Pilha', '2 AAA'),
    ],
    itens: ['1 afinador'],
    drawing: tuner('chromatic', '#2f3742', '#a8d5ba', 'A'),
  },
  {
    nome: 'Afinador Korg Pitchclip 2 de presilha',
    marca: 'korg',
    codigo: 'PC-2',
    preco: 119.9,
    curta: 'Presilha discreta com leitura estável, quase invisível no palco.',
    texto: [
      'Pequeno, preto e com braço que esconde o visor atrás da cabeça: ninguém vê, você lê.',
      'Para palco, coral e violinistas que não querem um semáforo na voluta.',
    ],
    fatos: [
      facet('Material', 'Plástico'),
      spec('Leitura', 'por vibração'),
      spec('Referência', '436 a 445 Hz'),
      spec('Pilha', 'CR2032 inclusa'),
    ],
    itens: ['1 afinador', '1 pilha CR2032'],
    drawing: tuner('clip', '#15161a', '#8ecae6', 'E'),
  },
  {
    nome: 'Pedal afinador Boss TU-3',
    marca: 'boss',
    codigo: 'TU-3',
    preco: 949,
    instrumento: 'Guitarra e baixo',
    caixa: [420, 60, 90, 150],
    garantia: '12 meses contra defeito de fabricação',
    curta: 'Pedal afinador de palco, com luz forte e saída silenciosa.',
    texto: [
      'Pise, o som some, a luz diz a nota, pise de novo e volte ao show: é o pedal que menos falha num palco.',
      'A iluminação se lê de pé ao ar livre, e a caixa aguenta chuva leve e ônibus lotado.',
    ],
    fatos: [
      facet('Material', 'Metal'),
      spec('Leitura', 'por cabo'),
      spec('Referência', '436 a 445 Hz'),
      spec('Alimentação', 'fonte 9 V ou bateria'),
    ],
    itens: ['1 pedal'],
    palavras: ['pedal afinador', 'tu3'],
    drawing: tuner('pedal', '#dfe3e6', '#e63946', 'E'),
  },
]

const METRONOMES: Group = {
  categoria: 'acessorios/metronomos',
  instrumento: 'Todos os instrumentos',
  ncm: '92099900',
  caixa: [640, 90, 120, 230],
  garantia: '6 meses contra defeito de fabricação',
  partes: [
    [
      'Como estudar com ele',
      'Ponha numa velocidade em que você não erra nenhuma nota, toque três vezes seguidas e suba quatro pontos. Se tropeçar, volte dois. Estudar devagar com o pulso certo é mais rápido do que repetir correndo a semana inteira.',
    ],
    [
      'Bom saber',
      'No mecânico, a superfície precisa estar reta, ou o tique-taque manca. No digital, o fone resolve o apartamento. Nos dois casos, o ouvido continua valendo mais que a máquina.',
    ],
    [
      'Combina com',
      'Um caderno para anotar as velocidades da semana e um bom suporte de partitura. Quem marca o progresso no papel estuda com mais vontade.',
    ],
  ],
  palavras: ['metrônomo', 'metronomo'],
}

const METRONOME_ITEMS: readonly Item[] = [
  {
    nome: 'Metrônomo Wittner mecânico de madeira',
    marca: 'wittner',
    codigo: '811M',
    preco: 690,
    curta: 'Metrônomo de pêndulo em madeira, com acentuação e campainha.',
    texto: [
      'O triângulo que bate na memória de todo mundo: corda de relógio, pêndulo de latão e campainha no primeiro tempo.',
      'Bonito na estante, calmante no estudo e sem pilha para acabar na hora da escala.',
    ],
    fatos: [
      facet('Material', 'Madeira'),
      spec('Faixa', '40 a 208 bpm'),
      spec('Acentos', 'campainha no primeiro tempo'),
    ],
    itens: ['1 metrônomo'],
    drawing: tuner('mechanicalMetronome', '#7b4b28', '#e6d6bb', ''),
  },
  {
    nome: 'Metrônomo Korg MA-2 digital',
    marca: 'korg',
    codigo: 'MA-2',
    preco: 169.9,
    caixa: [180, 40, 80, 130],
    curta: 'Metrônomo de bolso com muitos padrões de ritmo e saída de fone.',
    texto: [
      'Cabe no estojo do violino, bate em 39 padrões e deixa o Lá 440 soando para você afinar de ouvido.',
      'Para professor que anda entre escolas e para o estudo no quarto, com fone.',
    ],
    fatos: [facet('Material', 'Plástico'), spec('Faixa', '30 a 252 bpm'), spec('Padrões', '39 batidas')],
    itens: ['1 metrônomo', '2 pilhas AAA'],
    drawing: tuner('metronome', '#30343c', '#9ad1d4', '120'),
  },
  {
    nome: 'Metrônomo Cherub WSM-288 com afinador',
    marca: 'cherub',
    codigo: 'WSM-288',
    preco: 89.9,
    caixa: [160, 40, 80, 120],
    curta: 'Metrônomo e afinador no mesmo aparelho, com luz de tempo.',
    texto: [
      'Uma luz marca o primeiro tempo e outra os demais, e o afinador resolve a corda no meio da aula.',
      'Barato o bastante para comprar dois e deixar um na casa dos avós.',
    ],
    fatos: [facet('Material', 'Plástico'), spec('Faixa', '30 a 250 bpm'), spec('Padrões', '10 batidas')],
    itens: ['1 metrônomo afinador', '2 pilhas AAA'],
    drawing: tuner('metronome', '#243b53', '#f7d488', '96'),
  },
]

const PICKUPS: Group = {
  categoria: 'acessorios/palhetados/captadores',
  instrumento: 'Guitarra',
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

const PICKUP_ITEMS: readonly Item[] = [
  {
    nome: 'Captador Malagoli Custom 59 para ponte',
    marca: 'malagoli',
    codigo: 'MC59',
    preco: 369.9,
    origem: 0,
    curta: 'Humbucker de saída média, alnico 5, para rock clássico.',
    texto: [
      'Enrolado no Brasil, com saída média e um médio que canta no primeiro acorde. Responde ao volume da guitarra como deve responder um bom duplo.',
      'Transforma guitarras de entrada de modelo LP sem perder o clean.',
    ],
    fatos: [
      facet('Material', 'Alnico 5'),
      facet('Captação', 'HH'),
      spec('Posição', 'Ponte'),
      spec('Resistência', 'cerca de 8,4 kΩ'),
      spec('Fios', '4 condutores'),
    ],
    itens: ['1 captador', '1 moldura preta', 'parafusos'],
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
      'Três captadores enrolados para a posição de cada um: braço redondo, meio cristalino, ponte viva. A chave de cinco posições ganha sentido outra vez.',
      'Para quem gosta do limpo vítreo e não quer mexer na guitarra inteira.',
    ],
    fatos: [
      facet('Material', 'Alnico 5'),
      facet('Captação', 'SSS'),
      spec('Posição', 'Braço, meio e ponte'),
      spec('Polos', 'escalonados'),
    ],
    itens: ['3 captadores', 'parafusos e molas'],
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
    fatos: [
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
      'Médio alto na cara e agudo que corta a mixagem: é o som que se ouve em muito rock dos últimos quarenta anos.',
      'Pede amplificador com ganho, e devolve solos que não se perdem no meio da banda.',
    ],
    fatos: [
      facet('Material', 'Alnico 5'),
      facet('Captação', 'HH'),
      spec('Posição', 'Ponte'),
      spec('Resistência', 'cerca de 16,4 kΩ'),
      spec('Fios', '4 condutores'),
    ],
    itens: ['1 captador', 'parafusos e molas'],
    palavras: ['seymour', 'jb'],
    drawing: gadget('humbucker', '#26262b', '#cfcfcf', 'chrome'),
  },
  {
    nome: 'Captador Fishman Neo-D para boca de violão',
    marca: 'fishman',
    codigo: 'NEO-D',
    preco: 649.9,
    instrumento: 'Violão',
    ncm: '92099200',
    curta: 'Captador magnético de boca para violão de aço, sem furar nada.',
    texto: [
      'Encaixa na boca do violão e sai no dia seguinte, sem deixar marca. O som plugado é redondo e não apita em caixa pequena.',
      'Ideal para quem toca uma vez por semana e não quer instalar rastilho piezo.',
    ],
    fatos: [
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
  instrumento: 'Violão e guitarra',
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
    instrumento: 'Guitarra',
    curta: 'Seis tarraxas vintage em linha, relação 15:1, botões ovais.',
    texto: [
      'Giro sedoso, caixa fechada e a aparência certa para guitarras de cabeça em linha. O ajuste fino sai com meio giro de dedo.',
      'Para guitarras que afinam bem de manhã e não chegam afinadas ao fim do ensaio.',
    ],
    fatos: [
      facet('Material', 'Metal'),
      facet('Acabamento', 'Brilhante'),
      spec('Relação', '15:1'),
      spec('Configuração', '6 em linha'),
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
    fatos: [
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
    instrumento: 'Violão',
    ncm: '92099200',
    curta: 'Duas placas de tarraxas para violão clássico, engrenagem niquelada.',
    texto: [
      'Placa de três por lado, botões brancos e uma engrenagem que não agarra. Serve à maioria dos violões nacionais de náilon.',
      'Reposição barata para o violão herdado do tio, cujas tarraxas já giram em falso.',
    ],
    fatos: [
      facet('Material', 'Metal'),
      facet('Acabamento', 'Brilhante'),
      spec('Configuração', '2 placas de 3'),
      spec('Distância entre furos', '35 mm'),
    ],
    itens: ['2 placas de tarraxas', 'parafusos'],
    drawing: gadget('machineHeads', '#d6d8da', '#f3efe6', 'nickel'),
  },
]
