import type { DemoPiece } from './demo-piece.ts'

/** Guitars, violões and a bass. */
export const FRETTED_PIECES: readonly DemoPiece[] = [
  {
    sku: 'PLAYER-ST-SUNBURST',
    numeroSerie: 'MX21-184473',
    condicao: 'usadoB',
    precoPor: 639_000,
    madeira: 'Corpo de amieiro, braço e escala de maple',
    peso: 3_640,
    descricao:
      'De um só dono, tocada em casa. Uma lasca no verniz da borda inferior e riscos de palheta no escudo. Trastes com mais de oitenta por cento da altura, eletrônica original. Acompanha bag, que não é o de fábrica.',
    marks: {
      front: [
        { kind: 'chip', at: [44, 118], size: 15, turn: 20 },
        { kind: 'scratch', at: [58, -96], size: 34, turn: 34 },
        { kind: 'scratch', at: [66, -84], size: 26, turn: 40 },
      ],
    },
    fotos: [
      { view: 'inteiro', alt: 'Guitarra Fender Player sunburst usada, de frente' },
      { view: 'inteiro', close: 0, alt: 'Lasca no verniz da borda inferior do corpo' },
    ],
  },
  {
    sku: 'PLAYER-ST-PRETO',
    numeroSerie: 'MX18-096215',
    condicao: 'usadoC',
    precoPor: 529_000,
    madeira: 'Corpo de amieiro, braço de maple e escala de pau-ferro',
    peso: 3_710,
    descricao:
      'Guitarra de estrada: várias lascas na pintura e o verniz gasto onde o antebraço apoia. Os trastes foram nivelados e coroados na nossa oficina, o potenciômetro de volume é novo, e a chave não faz ruído. Feia de perto, ótima de tocar.',
    marks: {
      front: [
        { kind: 'worn', at: [-122, 20], size: 64, turn: 68 },
        { kind: 'chip', at: [60, 112], size: 16 },
        { kind: 'chip', at: [-60, 100], size: 11, turn: 50 },
        { kind: 'scratch', at: [30, 92], size: 44, turn: -12 },
      ],
    },
    fotos: [
      { view: 'inteiro', alt: 'Guitarra Fender Player preta usada, de frente, com a pintura marcada' },
      { view: 'inteiro', close: 0, alt: 'Pintura gasta onde o antebraço apoia' },
      { view: 'inteiro', close: 1, alt: 'Lasca na borda do corpo, embaixo' },
    ],
  },
  {
    sku: 'EPI-LPS-SUNBURST',
    numeroSerie: '21061-52488',
    condicao: 'usadoD',
    precoPor: 249_000,
    madeira: 'Corpo e braço de mogno, tampo de maple',
    peso: 4_080,
    descricao:
      'A mão quebrou e foi colada por outra oficina; a cola segura, mas a linha se vê e não damos garantia sobre ela. Precisa de regulagem, cordas e de um potenciômetro de tom, que falha. Os captadores funcionam bem. É para quem sabe o que procura, ou para o luthier.',
    marks: {
      front: [
        { kind: 'crack', at: [2, -644], size: 44, turn: 78 },
        { kind: 'chip', at: [-98, 60], size: 12 },
        { kind: 'scratch', at: [64, 40], size: 36, turn: 20 },
      ],
    },
    fotos: [
      { view: 'inteiro', alt: 'Guitarra Epiphone Les Paul Standard usada, de frente' },
      { view: 'inteiro', close: 0, alt: 'Linha da colagem na mão da guitarra, logo acima da pestana' },
    ],
  },
  {
    sku: 'MILL5-MEL',
    numeroSerie: 'TAG-M5-0733',
    condicao: 'usadoB',
    precoPor: 229_000,
    madeira: 'Corpo de cedro com tampo de maple, braço de marfim',
    peso: 4_150,
    descricao:
      'Baixo de igreja, bem cuidado. Riscos de botão de camisa no fundo e verniz um pouco gasto sobre os captadores. Cordas novas, oitavas ajustadas, pré-amplificador com pilha trocada.',
    marks: {
      front: [{ kind: 'worn', at: [26, -70], size: 40, turn: 82 }],
      back: [
        { kind: 'scratch', at: [-30, -40], size: 42, turn: 16 },
        { kind: 'scratch', at: [-18, -20], size: 30, turn: -8 },
      ],
    },
    fotos: [
      { view: 'inteiro', alt: 'Baixo Tagima Millenium 5 usado, de frente' },
      { view: 'costas', close: 0, alt: 'Riscos finos no fundo do corpo' },
    ],
  },
  {
    sku: 'RX310',
    numeroSerie: 'RZ-310-4471',
    condicao: 'usadoA',
    precoPor: 259_000,
    madeira: 'Tampo de cedro maciço, fundo e faixas de jacarandá indiano, escala de ébano',
    peso: 1_580,
    descricao:
      'Comprado, tocado três meses e guardado. O tampo não tem marca de unha. Cordas novas, tensor sem uso, rastilho original.',
    marks: { front: [] },
    fotos: [
      { view: 'inteiro', alt: 'Violão Rozini Presença Brasil usado, de frente' },
      { view: 'costas', alt: 'Fundo de jacarandá, sem marcas' },
    ],
  },
  {
    sku: 'DG-BOSSA',
    numeroSerie: 'DG 92-1186',
    condicao: 'usadoC',
    precoPor: 99_000,
    madeira: 'Tampo de cedro, fundo e faixas de sapele, escala de jacarandá',
    peso: 1_640,
    descricao:
      'Trinca de secagem no tampo, abaixo do cavalete, fechada com cola e dois tacos por dentro. Marcas de unha perto da boca e um amassado na lateral. Ação baixa, trastes bons, som doce de madeira velha.',
    marks: {
      front: [
        { kind: 'crack', at: [52, 420], size: 92, turn: 2 },
        { kind: 'scratch', at: [38, 224], size: 30, turn: 52 },
        { kind: 'scratch', at: [46, 230], size: 24, turn: 60 },
        { kind: 'worn', at: [44, 216], size: 34, turn: 40 },
        { kind: 'dent', at: [-150, 330], size: 14 },
      ],
    },
    fotos: [
      { view: 'inteiro', alt: 'Violão Di Giorgio Bossa usado, de frente, com a trinca abaixo do cavalete' },
      { view: 'inteiro', close: 0, alt: 'Trinca colada no tampo, abaixo do cavalete' },
      { view: 'inteiro', close: 1, alt: 'Marcas de unha no tampo, perto da boca' },
    ],
  },
  {
    sku: 'GD20',
    numeroSerie: 'TC23-05518',
    condicao: 'vitrine',
    precoPor: 219_000,
    madeira: 'Tampo de cedro maciço, fundo e faixas de mogno, escala de jacarandá',
    peso: 1_960,
    descricao:
      'O exemplar do balcão: cordas trocadas todo mês, mãos lavadas nem sempre. Um risco curto no tampo, perto da borda. Tensor e ação conferidos na saída.',
    marks: { front: [{ kind: 'scratch', at: [138, 372], size: 34, turn: 62 }] },
    fotos: [
      { view: 'inteiro', alt: 'Violão Takamine GD20 de vitrine, de frente' },
      { view: 'inteiro', close: 0, alt: 'Risco curto no tampo, perto da borda' },
    ],
  },
]
