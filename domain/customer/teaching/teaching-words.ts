import { formatDay } from '#domain/time/format-date.ts'
import type { ListDelivery, ListSituation, TeachingBenefit, TeachingSituation } from './teaching-account.ts'

export const LIST_SITUATIONS: Record<ListSituation, string> = {
  rascunho: 'Rascunho: os pais ainda não veem',
  aberta: 'Aberta: os pais veem e compram',
  fechada: 'Fechada: os pais veem, e não compram mais',
}

export const ACCOUNT_SITUATIONS: Record<TeachingSituation, string> = {
  pendente: 'Espera resposta',
  aprovada: 'Aprovada',
  recusada: 'Recusada',
}

export const LIST_DELIVERIES: Record<ListDelivery, string> = {
  cadaUm: 'Cada família recebe em casa',
  escola: 'A loja junta tudo e manda para a escola',
}

/** Whether parents can buy from a list, as its teacher reads it. */
export function situationWords({
  situacao,
  aberta,
}: {
  situacao: ListSituation
  /** Whether parents can buy from it now. */
  aberta: boolean
}): string {
  if (situacao === 'aberta' && !aberta)
    return 'O último dia passou: ninguém compra mais. Mude o dia para dar mais tempo.'

  return `${LIST_SITUATIONS[situacao]}.`
}

/** What an approved account gets, as its teacher reads it. */
export function benefitWords({
  beneficio,
  percentual,
}: {
  beneficio: TeachingBenefit
  percentual: number
}): string {
  if (percentual === 0) return 'Suas listas têm os preços da loja.'

  return beneficio === 'desconto'
    ? `Quem compra pelas suas listas tem ${percentual}% de desconto.`
    : `Você ganha ${percentual}% do que for pago pelas suas listas como crédito na loja.`
}

type Reminder = { nome: string; prazo: string | null; link: string; aluno?: string }

/** A message to parents to copy: to all, or about one pupil. It names no other pupil: groups of parents are large. */
export function reminderText({ nome, prazo, link, aluno }: Reminder): string {
  const of =
    aluno === undefined
      ? `Um lembrete da lista “${nome}”`
      : `Ainda falta algo da lista “${nome}” para ${aluno}`
  const until = prazo === null ? '' : `, para comprar até ${formatDay(prazo)}`

  return `Olá! ${of}${until}. Está tudo aqui: ${link}`
}

type UnitsForPupil = { nome: string; lista: string; quantidade: number }

/** For whom units of an order's line are: `Para Ana (Violino 1)`, or `2 para Ana (Violino 1)` if there are others. */
export function pupilText({ nome, lista, quantidade }: UnitsForPupil, ofLine: number): string {
  return `${quantidade === ofLine ? 'Para' : `${quantidade} para`} ${nome} (${lista})`
}

/** How far a pupil is, in few words: what is required comes first. */
export function pupilStanding({
  precisa,
  pedidas,
  completo,
}: {
  precisa: number
  pedidas: number
  completo: boolean
}): string {
  if (precisa === 0) return 'não precisa de nada'
  const count = `${pedidas} de ${precisa}`
  if (!completo) return `${count}, falta algo obrigatório`

  return pedidas < precisa ? `${count}, falta só o opcional` : `${count}, completo`
}
