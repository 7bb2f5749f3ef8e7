import type { DemoProduct } from '#demo/demo-product.ts'
import type { TunerDrawing } from '#demo/pictures/drawing/drawing.ts'
import { facet, spec } from '../facet-labels.ts'
import type { Group, Item } from '../group.ts'
import { groupProducts } from '../group.ts'

/** Tuners and metronomes. */
export function tuners(): DemoProduct[] {
  return [...groupProducts(TUNERS, TUNER_ITEMS), ...groupProducts(METRONOMES, METRONOME_ITEMS)]
}

function tuner(kind: TunerDrawing['kind'], body: string, display: string, note: string): TunerDrawing {
  return { family: 'tuner', kind, body, display, note }
}

const TUNERS: Group = {
  categoria: 'acessorios/afinadores',
  forInstrument: 'Todos os instrumentos',
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
    forInstrument: 'Violão e guitarra',
    curta: 'Afinador de presilha com visor colorido que gira para qualquer lado.',
    texto: [
      'O visor gira, a cor muda do vermelho ao verde e a leitura é imediata: dá para afinar no escuro da coxia.',
      'Sente a vibração da madeira, e por isso funciona mesmo com a banda inteira tocando em volta.',
    ],
    specs: [
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
    specs: [
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
    specs: [
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
    specs: [
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
    forInstrument: 'Guitarra e baixo',
    caixa: [420, 60, 90, 150],
    garantia: '12 meses contra defeito de fabricação',
    curta: 'Pedal afinador de palco, com luz forte e saída silenciosa.',
    texto: [
      'Pise, o som some, a luz diz a nota, pise de novo e volte ao show: é o pedal que menos falha num palco.',
      'A iluminação se lê de pé ao ar livre, e a caixa aguenta chuva leve e ônibus lotado.',
    ],
    specs: [
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
  forInstrument: 'Todos os instrumentos',
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
    specs: [
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
    specs: [facet('Material', 'Plástico'), spec('Faixa', '30 a 252 bpm'), spec('Padrões', '39 batidas')],
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
    specs: [facet('Material', 'Plástico'), spec('Faixa', '30 a 250 bpm'), spec('Padrões', '10 batidas')],
    itens: ['1 metrônomo afinador', '2 pilhas AAA'],
    drawing: tuner('metronome', '#243b53', '#f7d488', '96'),
  },
]
