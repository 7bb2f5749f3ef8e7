import type { FacetValue } from '../facet-labels.ts'
import type { Box } from '../product.ts'

/** One string of a family: its note, and text that holds for any brand. `altura` is the pitch (`E5`). */
export type BowedNote = {
  nome: string
  letra: string
  rotulo: FacetValue<'Nota'>
  ordem: string
  altura: string
  seda: string
  papel: string
  cuidado: string
  palavras: readonly string[]
}

/** The strings of an instrument of the violin family. */
export type BowedFamily = {
  nome: string
  instrumento: FacetValue<'Instrumento'>
  tamanho: FacetValue<'Tamanho'>
  categoria: string
  avulsas: string
  afinacao: FacetValue<'Afinação'>
  /** Nominal vibrating length in millimetres, at which tensions are stated. */
  comprimentoMm: number
  caixa: Box
  conjunto: string
  troca: string
  mistura: string
  palavras: readonly string[]
  /** Whether the single strings are one product with the note as a variant. */
  avulsasJuntas: boolean
  notas: readonly BowedNote[]
}

export const VIOLIN: BowedFamily = {
  nome: 'violino',
  instrumento: 'Violino',
  tamanho: '4/4',
  categoria: 'cordas/instrumentos/violinos',
  avulsas: 'cordas/avulsas/violino',
  afinacao: 'G D A E',
  comprimentoMm: 328,
  caixa: [40, 12, 150, 150],
  conjunto:
    'Se o violino anda áspero, apagado ou difícil de afinar, um jogo novo costuma resolver antes de qualquer visita ao luthier.',
  troca:
    'Troque uma corda por vez, para que o cavalete não tombe nem a alma saia do lugar, e passe grafite nas ranhuras da pestana.',
  mistura:
    'Pode conviver com as outras três de marcas diferentes, desde que a força das quatro seja parecida.',
  palavras: ['violin', 'cordas de violino'],
  avulsasJuntas: false,
  notas: [
    {
      nome: 'Mi (E)',
      letra: 'E',
      rotulo: 'Mi (E)',
      ordem: '1ª corda',
      altura: 'E5',
      seda: '#2f6f4f',
      papel:
        'A Mi é a corda que mais se troca: leva a maior tensão do violino, oxida cedo e responde pelos agudos que atravessam a sala.',
      cuidado:
        'Confira se o seu microafinador pede bola ou laço antes de instalar, e proteja o cavalete com o tubinho plástico para o fio fino não cortar a madeira.',
      palavras: ['E', 'mi', 'primeira corda', 'mizinha'],
    },
    {
      nome: 'Lá (A)',
      letra: 'A',
      rotulo: 'Lá (A)',
      ordem: '2ª corda',
      altura: 'A4',
      seda: '#27408b',
      papel:
        'A Lá é a corda do diapasão e do primeiro dedo de todo mundo; por ela se afinam as outras e nela se percebe primeiro o desgaste.',
      cuidado:
        'Quando o enrolamento abre sob o dedo indicador, a afinação das quintas vai embora: é o sinal de trocar, mesmo que a corda ainda soe.',
      palavras: ['A', 'lá', 'la', 'segunda corda'],
    },
    {
      nome: 'Ré (D)',
      letra: 'D',
      rotulo: 'Ré (D)',
      ordem: '3ª corda',
      altura: 'D4',
      seda: '#8b1e3f',
      papel:
        'A Ré faz a ponte entre o brilho de cima e o peito do violino, e uma boa Ré deixa a mudança de corda quase imperceptível.',
      cuidado:
        'Ao esticar, confira de lado se o cavalete continua a prumo: a Ré nova costuma puxá-lo na direção do espelho.',
      palavras: ['D', 'ré', 're', 'terceira corda'],
    },
    {
      nome: 'Sol (G)',
      letra: 'G',
      rotulo: 'Sol (G)',
      ordem: '4ª corda',
      altura: 'G3',
      seda: '#b8860b',
      papel:
        'A Sol dá ao violino a voz grave e escura, e sustenta acordes e cordas duplas; é também a que mais tempo dura.',
      cuidado:
        'Enrole a Sol na cravelha sem deixar voltas soltas; se ela demora a falar com o arco leve, vale conferir a altura do cavalete.',
      palavras: ['G', 'sol', 'quarta corda'],
    },
  ],
}

export const VIOLA: BowedFamily = {
  nome: 'viola de arco',
  instrumento: 'Viola de arco',
  tamanho: '16"',
  categoria: 'cordas/instrumentos/violas',
  avulsas: 'cordas/avulsas/viola',
  afinacao: 'C G D A',
  comprimentoMm: 370,
  caixa: [50, 12, 150, 150],
  conjunto:
    'Na viola o comprimento muda de um instrumento para outro: este jogo serve às de 15 a 16,5 polegadas, e nas menores fica um pouco mais solto.',
  troca: 'Comece pela Dó e vá subindo, uma por vez, com o cavalete sempre a prumo.',
  mistura: 'Muitos violistas misturam: uma Lá de aço mais doce em cima e sintéticas embaixo.',
  palavras: ['viola clássica', 'viola erudita', 'viola de orquestra'],
  avulsasJuntas: true,
  notas: [
    {
      nome: 'Lá (A)',
      letra: 'A',
      rotulo: 'Lá (A)',
      ordem: '1ª corda',
      altura: 'A4',
      seda: '#27408b',
      papel: 'A Lá da viola precisa cantar sem imitar o violino.',
      cuidado: 'Se a Lá apertar demais o som das outras, experimente a tensão leve.',
      palavras: ['A', 'lá'],
    },
    {
      nome: 'Ré (D)',
      letra: 'D',
      rotulo: 'Ré (D)',
      ordem: '2ª corda',
      altura: 'D4',
      seda: '#8b1e3f',
      papel: 'A Ré é o centro da viola, onde mora a maior parte da parte escrita.',
      cuidado: 'Afine devagar e devolva o cavalete à vertical.',
      palavras: ['D', 'ré'],
    },
    {
      nome: 'Sol (G)',
      letra: 'G',
      rotulo: 'Sol (G)',
      ordem: '3ª corda',
      altura: 'G3',
      seda: '#b8860b',
      papel: 'A Sol liga o canto ao grave.',
      cuidado: 'Grafite na pestana evita que o enrolamento prenda.',
      palavras: ['G', 'sol'],
    },
    {
      nome: 'Dó (C)',
      letra: 'C',
      rotulo: 'Dó (C)',
      ordem: '4ª corda',
      altura: 'C3',
      seda: '#3b3b3b',
      papel: 'A Dó é a razão de ser da viola.',
      cuidado: 'Dê a ela mais peso de arco e menos pressa.',
      palavras: ['C', 'dó'],
    },
  ],
}

export const CELLO: BowedFamily = {
  nome: 'violoncelo',
  instrumento: 'Violoncelo',
  tamanho: '4/4',
  categoria: 'cordas/instrumentos/violoncelos',
  avulsas: 'cordas/avulsas/violoncelo',
  afinacao: 'C G D A',
  comprimentoMm: 690,
  caixa: [110, 20, 170, 170],
  conjunto:
    'O violoncelo trabalha com muita tensão, e cordas cansadas pesam na mão esquerda; um jogo novo devolve resposta e, muitas vezes, o ânimo de estudar.',
  troca:
    'Troque uma por vez, com o instrumento deitado ou bem apoiado, e marque a posição do cavalete a lápis antes de começar.',
  mistura: 'É comum usar Lá e Ré de uma casa e Sol e Dó de outra: a de cima canta, a de baixo sustenta.',
  palavras: ['cello', 'celo', 'violoncello'],
  avulsasJuntas: false,
  notas: [
    {
      nome: 'Lá (A)',
      letra: 'A',
      rotulo: 'Lá (A)',
      ordem: '1ª corda',
      altura: 'A3',
      seda: '#27408b',
      papel:
        'A Lá do violoncelo leva a melodia e costuma ser a mais crítica: brilho demais arranha, de menos some no naipe.',
      cuidado:
        'Suba a afinação em etapas e deixe a corda descansar alguns minutos, porque ela concentra a maior tensão do instrumento.',
      palavras: ['A', 'lá', 'la'],
    },
    {
      nome: 'Ré (D)',
      letra: 'D',
      rotulo: 'Ré (D)',
      ordem: '2ª corda',
      altura: 'D3',
      seda: '#8b1e3f',
      papel: 'A Ré do violoncelo precisa da mesma cor da Lá, para que a frase não mude de voz no meio.',
      cuidado:
        'Troque-a na mesma semana que a Lá, se puder: as duas envelhecem juntas e o par novo soa inteiro.',
      palavras: ['D', 'ré', 're'],
    },
    {
      nome: 'Sol (G)',
      letra: 'G',
      rotulo: 'Sol (G)',
      ordem: '3ª corda',
      altura: 'G2',
      seda: '#b8860b',
      papel:
        'A Sol sustenta o acompanhamento e é onde o nó do lobo costuma aparecer; uma corda bem escolhida ajuda a domá-lo.',
      cuidado:
        'Se um uivo surgir perto do Fá, um supressor de lobo preso abaixo do cavalete costuma resolver.',
      palavras: ['G', 'sol'],
    },
    {
      nome: 'Dó (C)',
      letra: 'C',
      rotulo: 'Dó (C)',
      ordem: '4ª corda',
      altura: 'C2',
      seda: '#3b3b3b',
      papel:
        'A Dó é o chão do quarteto e da orquestra: ela precisa falar logo no começo do arco e não embolar nas notas rápidas.',
      cuidado:
        'Verifique se a ranhura do cavalete acolhe a espessura da corda; ranhura apertada corta o enrolamento.',
      palavras: ['C', 'dó', 'do'],
    },
  ],
}

export const DOUBLE_BASS: BowedFamily = {
  nome: 'contrabaixo acústico',
  instrumento: 'Contrabaixo acústico',
  tamanho: '3/4',
  categoria: 'cordas/instrumentos/contrabaixos',
  avulsas: 'cordas/avulsas/contrabaixo',
  afinacao: 'E A D G',
  comprimentoMm: 1060,
  caixa: [320, 40, 230, 230],
  conjunto:
    'A medida 3/4 é a do contrabaixo adulto comum, o que se vê em orquestras e trios de jazz por todo o país.',
  troca:
    'Com quase cento e vinte quilos sobre o tampo, troque uma corda por vez e peça ajuda a um luthier se o cavalete ceder.',
  mistura:
    'Quem toca com arco e dedos costuma escolher a Sol e a Ré pensando no canto e o par grave pensando no ataque.',
  palavras: ['rabecão', 'double bass', 'baixo acústico', 'contra baixo'],
  avulsasJuntas: true,
  notas: [
    {
      nome: 'Sol (G)',
      letra: 'G',
      rotulo: 'Sol (G)',
      ordem: '1ª corda',
      altura: 'G2',
      seda: '#b8860b',
      papel: 'A Sol é a voz cantante do contrabaixo.',
      cuidado: 'Suba a tensão aos poucos.',
      palavras: ['G', 'sol'],
    },
    {
      nome: 'Ré (D)',
      letra: 'D',
      rotulo: 'Ré (D)',
      ordem: '2ª corda',
      altura: 'D2',
      seda: '#8b1e3f',
      papel: 'A Ré equilibra o par agudo.',
      cuidado: 'Confira a ranhura do cavalete.',
      palavras: ['D', 'ré'],
    },
    {
      nome: 'Lá (A)',
      letra: 'A',
      rotulo: 'Lá (A)',
      ordem: '3ª corda',
      altura: 'A1',
      seda: '#27408b',
      papel: 'A Lá conduz o andamento.',
      cuidado: 'Grafite na pestana ajuda.',
      palavras: ['A', 'lá'],
    },
    {
      nome: 'Mi (E)',
      letra: 'E',
      rotulo: 'Mi (E)',
      ordem: '4ª corda',
      altura: 'E1',
      seda: '#2f6f4f',
      papel: 'A Mi é o alicerce da orquestra.',
      cuidado: 'Dê a ela tempo de assentar.',
      palavras: ['E', 'mi'],
    },
  ],
}
