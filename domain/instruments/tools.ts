import { TEACHING_PATH } from '../customer/teaching/list-path.ts'
import { TRADE_IN_PATH } from '../order/trade-in/trade-in-path.ts'
import { WORKSHOP_PATH } from '../workshop/services-path.ts'
import { LEFT_HAND_PATH } from './compatibility/left-hand-path.ts'
import { PASSPORT_PATH } from './passport/passport-path.ts'
import { practicePath } from './practice/practice-tools.ts'

/** A page on which the shop knows instruments, and what it is good for. */
export type Tool = { nome: string; texto: string; url: string }

/** All tools and services for musicians, those that sell first. */
export const TOOLS: readonly Tool[] = [
  {
    nome: 'Encontrar cordas',
    texto: 'As que combinam com você, pelo instrumento, pelo som e pelo toque.',
    url: '/ferramentas/cordas',
  },
  {
    nome: 'Tensão certa',
    texto: 'Quanto puxa cada corda, na sua escala e na sua afinação.',
    url: '/ferramentas/tensao',
  },
  { nome: 'Tamanho certo', texto: 'O instrumento pela medida de quem toca.', url: '/ferramentas/tamanho' },
  {
    nome: 'Meu instrumento',
    texto: 'Diga o que você toca e veja o que serve nele.',
    url: '/ferramentas/meu-instrumento',
  },
  { nome: 'Ouvir às cegas', texto: 'Compare sons sem saber qual é qual.', url: '/ferramentas/ouvir' },
  { nome: 'Afinador', texto: 'Pelo microfone, também sem internet.', url: practicePath('afinador') },
  { nome: 'Diapasão', texto: 'O som de cada corda, em todas as afinações.', url: practicePath('diapasao') },
  { nome: 'Metrônomo', texto: 'Batidas exatas, com compasso e acentos.', url: practicePath('metronomo') },
  {
    nome: 'Passaporte',
    texto: 'O que se sabe de um instrumento, pelo número de série.',
    url: PASSPORT_PATH,
  },
  { nome: 'Comparar', texto: 'Até quatro produtos lado a lado.', url: '/comparar' },
  { nome: 'Canhotos', texto: 'O que há para canhotos, e o que pode ser virado.', url: LEFT_HAND_PATH },
  {
    nome: 'Troca por um maior',
    texto: 'O instrumento que ficou pequeno vira crédito no próximo tamanho.',
    url: TRADE_IN_PATH,
  },
  { nome: 'Oficina', texto: 'Regulagem e conserto, com preço e dia de entrega.', url: WORKSHOP_PATH },
  {
    nome: 'Professores e escolas',
    texto: 'A lista da turma, que cada família compra por um link.',
    url: TEACHING_PATH,
  },
]

/** The tools that a shop has: no trade-ins or workshop where it takes neither instruments in exchange nor work. */
export function toolsOf({
  takesTradeIns,
  takesWork,
}: {
  takesTradeIns: boolean
  takesWork: boolean
}): readonly Tool[] {
  return TOOLS.filter(
    ({ url }) => (takesTradeIns || url !== TRADE_IN_PATH) && (takesWork || url !== WORKSHOP_PATH),
  )
}

/** The way to used and showroom pieces, of shops that have some. It is a search, so guides can't name it as a tool. */
export const PIECES_ENTRY: Tool = {
  nome: 'Usados e de vitrine',
  texto: 'Instrumentos únicos, com estado, fotos e preço próprios.',
  url: '/busca?q=usados+vitrine',
}
