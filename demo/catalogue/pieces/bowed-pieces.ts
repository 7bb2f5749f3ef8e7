import type { DemoPiece } from './demo-piece.ts'

const MAPLE = 'Tampo de abeto maciço, fundo e faixas de maple flamejado, montagem de ébano'

/** Violins, a viola and cellos. */
export const BOWED_PIECES: readonly DemoPiece[] = [
  {
    sku: 'VK544-44',
    numeroSerie: 'VK544-24-0318',
    condicao: 'vitrine',
    precoPor: 189_000,
    madeira: MAPLE,
    peso: 462,
    descricao:
      'É o que fica na parede da loja para quem quer experimentar o modelo. Tem um risco fino no verniz do tampo, do lado da corda Mi, que só aparece contra a luz. Sai regulado e com cordas novas; estojo e arco nunca foram usados.',
    marks: { front: [{ kind: 'scratch', at: [72, 262], size: 22, turn: 38 }] },
    fotos: [
      { view: 'inteiro', alt: 'Violino Eagle VK544 de vitrine, de frente' },
      {
        view: 'inteiro',
        close: 0,
        alt: 'Risco fino de dois centímetros no verniz do tampo, perto da borda, do lado da corda Mi',
      },
    ],
  },
  {
    sku: 'VK544-44',
    numeroSerie: 'VK544-22-1107',
    condicao: 'usadoA',
    precoPor: 159_000,
    madeira: MAPLE,
    peso: 458,
    descricao:
      'Foi de uma aluna que passou um ano e meio com ele e trocou por um instrumento de autor. Verniz inteiro, espelho sem sulcos, alma e cavalete originais. Cordas trocadas na nossa oficina; o arco teve a crina renovada.',
    marks: { front: [] },
    fotos: [
      { view: 'inteiro', alt: 'Violino Eagle VK544 usado, de frente' },
      { view: 'costas', alt: 'Fundo de maple flamejado, sem marcas' },
    ],
  },
  {
    sku: 'RL-ORQ-44',
    numeroSerie: 'R-263/2024',
    condicao: 'vitrine',
    precoPor: 630_000,
    madeira: 'Tampo de abeto dos Cárpatos, fundo em duas peças de bordo bósnio, cravelhas de jacarandá',
    peso: 438,
    descricao:
      'Número 263 do ateliê, de 2024. Viajou a duas feiras e foi tocado por muita gente, o que fez bem ao som. Há uma leve perda de brilho junto à queixeira.',
    marks: { front: [{ kind: 'worn', at: [-62, 318], size: 26, turn: 40 }] },
    fotos: [
      { view: 'inteiro', alt: 'Violino Rolim Ateliê número 263, de frente' },
      { view: 'costas', alt: 'Fundo em duas peças de bordo, inteiro' },
    ],
  },
  {
    sku: 'RL-ORQ-44',
    numeroSerie: 'R-214/2019',
    condicao: 'usadoB',
    precoPor: 520_000,
    madeira: 'Tampo de abeto dos Cárpatos, fundo em duas peças de bordo bósnio, cravelhas de buxo',
    peso: 446,
    descricao:
      'Número 214 do ateliê, cinco anos de estante de orquestra com um só dono. O verniz está gasto onde a mão sobe para as posições altas, e há dois riscos finos de arco entre o cavalete e o espelho. Cavalete novo, alma ajustada; o som é mais aberto que o de um novo.',
    marks: {
      front: [
        { kind: 'worn', at: [66, 36], size: 46, turn: 58 },
        { kind: 'scratch', at: [24, 150], size: 13, turn: -8 },
        { kind: 'scratch', at: [26, 156], size: 10, turn: -14 },
      ],
    },
    fotos: [
      { view: 'inteiro', alt: 'Violino Rolim Ateliê número 214, de frente' },
      {
        view: 'inteiro',
        close: 0,
        alt: 'Verniz gasto no ombro do tampo, onde a mão apoia nas posições altas',
      },
      { view: 'costas', alt: 'Fundo em duas peças de bordo, sem marcas' },
    ],
  },
  {
    sku: 'NH-SCA-44',
    numeroSerie: 'NHU 8842',
    condicao: 'usadoC',
    precoPor: 98_000,
    madeira: 'Tampo de abeto, fundo e faixas de maple, espelho de ébano',
    peso: 471,
    descricao:
      'Caiu da estante e abriu uma trinca de seis centímetros no tampo, abaixo do efe esquerdo. Foi colada com cola animal e reforçada por dentro com três tacos; está fechada há dois anos e não mexe com a mudança do tempo. Uma batida na borda de baixo. O som não sofreu.',
    marks: {
      front: [
        { kind: 'crack', at: [-58, 254], size: 60, turn: 4 },
        { kind: 'dent', at: [-40, 340], size: 9 },
        { kind: 'scratch', at: [58, 300], size: 18, turn: 60 },
      ],
    },
    fotos: [
      {
        view: 'inteiro',
        alt: 'Violino Nhureson Scarlett usado, de frente, com a trinca colada abaixo do efe',
      },
      { view: 'inteiro', close: 0, alt: 'Trinca de seis centímetros, colada, abaixo do efe esquerdo' },
    ],
  },
  {
    sku: 'NH-SCA-34',
    numeroSerie: 'NHU 7310',
    condicao: 'usadoB',
    precoPor: 109_000,
    madeira: 'Tampo de abeto, fundo e faixas de maple, espelho de ébano',
    peso: 405,
    descricao:
      'Voltou para a loja quando o dono cresceu para o 4/4. Riscos finos no tampo e uma marca rasa no fundo, do fecho do estojo. Regulado, com cordas novas e estandarte com quatro microafinadores.',
    marks: {
      front: [
        { kind: 'scratch', at: [66, 280], size: 26, turn: 24 },
        { kind: 'scratch', at: [-70, 70], size: 18, turn: -40 },
      ],
      back: [{ kind: 'dent', at: [42, 248], size: 12 }],
    },
    fotos: [
      { view: 'inteiro', alt: 'Violino Nhureson Scarlett 3/4 usado, de frente' },
      { view: 'costas', close: 0, alt: 'Marca rasa no fundo, do fecho do estojo' },
    ],
  },
  {
    sku: 'V3SKA-44',
    numeroSerie: 'YV3-04417',
    condicao: 'usadoB',
    precoPor: 169_000,
    madeira: 'Tampo de abeto maciço, fundo e faixas de maple, montagem de ébano',
    peso: 455,
    descricao:
      'Aprendeu o básico com ele quem hoje toca em conjunto. Riscos finos no tampo e uma lasca pequena na borda, do lado da corda Sol; nada fundo. Trocamos cordas, cavalete e a crina do arco. O estojo tem um zíper novo.',
    marks: {
      front: [
        { kind: 'scratch', at: [50, 246], size: 30, turn: 12 },
        { kind: 'scratch', at: [74, 296], size: 20, turn: -30 },
        { kind: 'chip', at: [-84, 210], size: 7 },
      ],
    },
    fotos: [
      { view: 'inteiro', alt: 'Violino Yamaha V3 usado, de frente' },
      { view: 'inteiro', close: 0, alt: 'Risco fino no tampo, ao lado do estandarte' },
      { view: 'inteiro', close: 2, alt: 'Lasca pequena na borda do tampo, do lado da corda Sol' },
    ],
  },
  {
    sku: 'NH-VAC-16',
    numeroSerie: 'NHV 1602',
    condicao: 'usadoA',
    precoPor: 229_000,
    madeira: 'Tampo de abeto, fundo e faixas de maple flamejado, montagem de ébano',
    peso: 640,
    descricao:
      'Usada em um semestre de faculdade e devolvida quase nova: não achamos marca que valha uma foto. Fica com o estojo original; o arco não a acompanha.',
    marks: { front: [] },
    fotos: [
      { view: 'inteiro', alt: 'Viola de arco Nhureson Concerto usada, de frente' },
      { view: 'costas', alt: 'Fundo da viola, sem marcas' },
    ],
  },
  {
    sku: 'HCE200-44',
    numeroSerie: 'HC200-2410',
    condicao: 'vitrine',
    precoPor: 579_000,
    madeira: 'Tampo de abeto maciço, fundo e faixas de maple flamejado, espelho de ébano',
    peso: 3_420,
    descricao:
      'Serve às aulas de experimentação da loja desde março. O tampo tem um pequeno amassado perto da borda, do tamanho de uma lentilha. Capa nova, ainda na embalagem.',
    marks: { front: [{ kind: 'dent', at: [88, 268], size: 7 }] },
    fotos: [
      { view: 'inteiro', alt: 'Violoncelo Hofma HCE200 de vitrine, de frente' },
      { view: 'inteiro', close: 0, alt: 'Pequeno amassado no tampo, perto da borda direita' },
    ],
  },
  {
    sku: 'HCE200-44',
    numeroSerie: 'HC200-1934',
    condicao: 'usadoB',
    precoPor: 469_000,
    madeira: 'Tampo de abeto maciço, fundo e faixas de maple flamejado, espelho de ébano',
    peso: 3_510,
    descricao:
      'Quatro anos de orquestra jovem. Verniz gasto no fundo, onde encosta no peito, e riscos nas bordas de quem entra em ônibus com violoncelo. Espelho retificado e espigão novo.',
    marks: {
      front: [
        { kind: 'scratch', at: [92, 240], size: 24, turn: 70 },
        { kind: 'chip', at: [-98, 262], size: 8 },
      ],
      back: [{ kind: 'worn', at: [-16, 60], size: 62, turn: 8 }],
    },
    fotos: [
      { view: 'inteiro', alt: 'Violoncelo Hofma HCE200 usado, de frente' },
      { view: 'costas', close: 0, alt: 'Verniz gasto no alto do fundo, onde o instrumento encosta no peito' },
      { view: 'inteiro', close: 1, alt: 'Lasca na borda esquerda do tampo' },
    ],
  },
]
