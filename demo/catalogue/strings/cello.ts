import type { DemoProduct } from '#demo/demo-product.ts'
import type { BowedLine } from './bowed.ts'
import { bowedStrings } from './bowed.ts'
import { CELLO } from './bowed-families.ts'

/** Strings for cello, sets and singles. */
export function celloStrings(): DemoProduct[] {
  return bowedStrings(CELLO, LINES)
}

const LINES: readonly BowedLine[] = [
  {
    marca: 'daddario',
    sku: 'J1010',
    lineName: 'Prelude',
    codigo: 'J1010',
    core: 'Aço sólido',
    strings: [
      { codigo: 'J1011', windingMetal: 'Níquel', kg: 17.6, preco: 64.9 },
      { codigo: 'J1012', windingMetal: 'Níquel', kg: 13.8, preco: 79.9 },
      { codigo: 'J1013', windingMetal: 'Níquel', kg: 13.6, preco: 89.9 },
      { codigo: 'J1014', windingMetal: 'Níquel', kg: 13.5, preco: 109.9 },
    ],
    endType: 'Bola',
    nivel: 'Iniciante',
    setPrice: 329.9,
    sizes: ['4/4', '3/4', '1/2', '1/4'],
    sound:
      'Som claro, afinação firme e resposta sem drama, mesmo com arco de estudante. Os graves são mais contidos do que numa corda cara, e tudo fala na hora.',
    suits: 'Para os primeiros anos, para violoncelos de escola e para crianças em instrumentos menores.',
    colours: ['#1d4e89', '#f2c14e'],
    palavras: ['dadario', 'prelude'],
  },
  {
    marca: 'daddario',
    sku: 'H510',
    lineName: 'Helicore',
    codigo: 'H510',
    core: 'Aço trançado',
    strings: [
      { windingMetal: 'Níquel', kg: 16.9 },
      { windingMetal: 'Níquel', kg: 13.5 },
      { windingMetal: 'Prata', kg: 13.4 },
      { windingMetal: 'Tungstênio', kg: 13.3 },
    ],
    endType: 'Bola',
    nivel: 'Intermediário',
    setPrice: 849.9,
    tensions: ['Leve', 'Média', 'Alta'],
    sound:
      'Corda fina e flexível, com calor de sobra e uma Dó que não precisa ser empurrada. O pizzicato tem corpo.',
    suits: 'Para estudantes adiantados e para quem toca música popular com captador.',
    colours: ['#7a1f2b', '#f4e3c1'],
    palavras: ['dadario', 'helicore'],
  },
  {
    marca: 'jargar',
    sku: 'JCE',
    lineName: 'Classic',
    core: 'Aço sólido',
    strings: [
      { windingMetal: 'Cromo', kg: 17.2, preco: 189.9 },
      { windingMetal: 'Cromo', kg: 13.7, preco: 199.9 },
      { windingMetal: 'Cromo', kg: 13.3, preco: 229.9 },
      { windingMetal: 'Cromo', kg: 13.1, preco: 259.9 },
    ],
    endType: 'Bola',
    nivel: 'Profissional',
    setPrice: 899.9,
    tensions: ['Leve', 'Média', 'Alta'],
    sound:
      'Focada e cantante, com um agudo que se mantém doce quando o arco aperta. A cor da seda conta a tensão: verde para leve, azul para média, vermelha para alta.',
    suits:
      'O par Lá e Ré da Jargar mora em incontáveis violoncelos de orquestra; o jogo inteiro agrada a quem gosta de som enxuto.',
    colours: ['#12355b', '#e5e5e5'],
    palavras: ['jargar', 'dolce', 'forte'],
  },
  {
    marca: 'larsen',
    sku: 'LOC',
    lineName: 'Original',
    core: 'Aço sólido',
    strings: [
      { windingMetal: 'Aço inox', kg: 17.3, preco: 289.9 },
      { windingMetal: 'Aço inox', kg: 13.6, preco: 319.9 },
      { windingMetal: 'Tungstênio', kg: 13.2, preco: 389.9 },
      { windingMetal: 'Tungstênio', kg: 13.2, preco: 429.9 },
    ],
    endType: 'Bola',
    nivel: 'Profissional',
    setPrice: 1390,
    sound:
      'Brilho com maciez: a Lá Larsen resolveu o velho problema da primeira corda que arranha. O conjunto projeta sem perder a conversa de câmara.',
    suits:
      'Para violoncelistas que estudam a sério e para instrumentos que precisam de luz em cima e firmeza embaixo.',
    colours: ['#16425b', '#d9dcd6'],
    palavras: ['larsen'],
  },
  {
    marca: 'thomastik-infeld',
    sku: 'S25',
    lineName: 'Spirocore',
    core: 'Aço trançado',
    strings: [
      { windingMetal: 'Cromo', kg: 17.4, preco: 239.9 },
      { windingMetal: 'Cromo', kg: 13.8, preco: 269.9 },
      { windingMetal: 'Cromo', kg: 13.6, preco: 349.9 },
      { windingMetal: 'Tungstênio', kg: 13.4, preco: 449.9 },
    ],
    endType: 'Bola',
    nivel: 'Profissional',
    setPrice: 1290,
    sound:
      'Graves de pedra e metal, com um ataque que se ouve na última fila e vida longuíssima. Nova, tem um chiado que some na segunda semana.',
    suits:
      'A Sol e a Dó em tungstênio são a base de muitos jogos mistos; quem gosta de definição pode montar as quatro.',
    colours: ['#b08d57', '#2b2b2b'],
    palavras: ['thomastic', 'spirocore'],
  },
  {
    marca: 'pirastro',
    sku: '332020',
    lineName: 'Evah Pirazzi',
    codigo: '332020',
    core: 'Aço trançado',
    strings: [
      { windingMetal: 'Aço inox', kg: 17.9 },
      { windingMetal: 'Aço inox', kg: 14 },
      { windingMetal: 'Tungstênio', kg: 13.9 },
      { windingMetal: 'Tungstênio', kg: 13.8 },
    ],
    endType: 'Bola',
    nivel: 'Profissional',
    setPrice: 2190,
    sound:
      'Som de solista, largo e vibrante, com graves que empurram o ar da sala. Pede um arco seguro e recompensa quem sabe dosar.',
    suits: 'Para concertos, concursos e violoncelos que aguentam mais tensão sem fechar.',
    colours: ['#1b5e20', '#ffd54f'],
    palavras: ['pirastro', 'evah', 'pirazzi'],
  },
  {
    marca: 'mauro-calixto',
    sku: 'MC-VC',
    lineName: 'Escola',
    core: 'Aço sólido',
    strings: [
      { windingMetal: 'Alumínio', kg: 16.8 },
      { windingMetal: 'Níquel', kg: 13.4 },
      { windingMetal: 'Níquel', kg: 13.2 },
      { windingMetal: 'Níquel', kg: 13.1 },
    ],
    endType: 'Bola',
    nivel: 'Iniciante',
    origem: 0,
    setPrice: 259.9,
    sizes: ['4/4', '3/4', '1/2'],
    sound:
      'Corda nacional simples e correta, que deixa o violoncelo afinado e pronto para a aula. Não tem o grave de uma importada, mas não falha no ensaio.',
    suits: 'Para projetos e famílias que precisam repor um jogo inteiro sem esvaziar o caixa.',
    colours: ['#2a9d8f', '#e9f5f2'],
    palavras: ['calixto', 'm calixto'],
  },
]
