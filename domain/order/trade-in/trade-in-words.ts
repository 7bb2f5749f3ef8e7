import { formatBRL } from '../../money/format-money.ts'
import { formatDate } from '../../time/format-date.ts'
import { TRADE_CONDITION_WORDS, type TradeCondition } from './conditions.ts'
import type { TradeResult, TradeSituation } from './trade-in-situation.ts'

/** The situations for the merchant. */
export const TRADE_SITUATION_NAMES: Record<TradeSituation, string> = {
  aceita: 'Crédito aceito',
  usada: 'Esperando o envio',
  aCaminho: 'A caminho',
  recebida: 'A conferir',
  conferida: 'Conferida',
  desistida: 'Encerrada sem uso',
}

export const TRADE_RESULT_NAMES: Record<TradeResult, string> = {
  comoDito: 'Como foi dito',
  pior: 'Pior do que foi dito',
  recusada: 'Recusado',
  naoChegou: 'Não chegou',
}

/** `5 meses`, `2 anos e 1 mês`, `menos de um mês`. */
export function monthsText(meses: number): string {
  const [years, months] = [Math.floor(meses / 12), meses % 12]
  const parts = [
    ...(years > 0 ? [years === 1 ? '1 ano' : `${years} anos`] : []),
    ...(months > 0 ? [months === 1 ? '1 mês' : `${months} meses`] : []),
  ]

  return parts.length === 0 ? 'menos de um mês' : parts.join(' e ')
}

type Shown = {
  situacao: TradeSituation
  valor: number
  usado: number | null
  validaAte: string
  enviarAte: string | null
  resultado: TradeResult | null
  condicaoConferida: TradeCondition | null
  deve: number
  paga: boolean
}

/** Where a trade-in stands, as a sentence for its owner. */
export function tradeInSentence(trade: Shown): string {
  const { situacao, valor, validaAte, enviarAte } = trade
  switch (situacao) {
    case 'aceita':
      return `Você tem ${formatBRL(valor)} para usar até ${formatDate(validaAte)}. Ponha o instrumento maior na sacola: o crédito entra sozinho.`
    case 'usada':
      return enviarAte
        ? `O crédito já foi usado. Envie o instrumento até ${formatDate(enviarAte)}.`
        : 'O crédito já foi usado. Fique com o instrumento até o novo chegar, e depois envie.'
    case 'aCaminho':
      return 'O instrumento está a caminho da loja. Quando chegar, vamos conferir e escrevemos a você.'
    case 'recebida':
      return 'O instrumento chegou à loja e está sendo conferido.'
    case 'conferida':
      return `${resultSentence(trade)} ${owedText(trade)}`
    case 'desistida':
      return 'Esta troca terminou sem que o crédito fosse usado.'
  }
}

/** What the inspection found, in a sentence for the owner. */
export function resultSentence(
  { resultado, condicaoConferida }: Pick<Shown, 'resultado' | 'condicaoConferida'>,
  subject = 'O instrumento',
): string {
  switch (resultado ?? 'comoDito') {
    case 'comoDito':
      return `${subject} está como você disse.`
    case 'pior':
      return `${subject} está mais gasto do que foi informado${foundWords(condicaoConferida)}.`
    case 'recusada':
      return 'Não pudemos ficar com o instrumento, e mandamos de volta.'
    case 'naoChegou':
      return `${subject} não chegou no prazo.`
  }
}

function foundWords(condition: TradeCondition | null): string {
  return condition
    ? `: a conferência o viu como “${TRADE_CONDITION_WORDS[condition].nome.toLowerCase()}”`
    : ''
}

/** What is still to pay, and for what. */
export function owedName(resultado: TradeResult | null): string {
  return owesWhole(resultado) ? 'o crédito usado' : 'a diferença'
}

function owedText({ resultado, deve, paga }: Shown): string {
  if (deve > 0) return `Falta pagar ${owedName(resultado)}: ${formatBRL(deve)}.`
  if (!paga) return 'A troca está completa.'

  return `${owesWhole(resultado) ? 'O crédito usado foi pago' : 'A diferença foi paga'}. A troca está completa.`
}

/** Of an instrument that the shop does not have, nothing of its credit stays. */
function owesWhole(resultado: TradeResult | null): boolean {
  return resultado === 'recusada' || resultado === 'naoChegou'
}
