import { oneLine } from '#domain/format/field-problem.ts'
import { plainText } from '#domain/format/plain-text.ts'
import { readMoment } from '#domain/time/read-moment.ts'
import { type ImportedSituation, situationByWord } from '../import/imported-order.ts'

/** What a file may say anew of an order that is here, in the shop's spelling; what it says nothing of is left out. */
export type OrderChanges = Partial<{
  rastreio: string
  transportadora: string
  linkRastreio: string
  nfe: string
  chaveNfe: string
  linkNfe: string
  anotacao: string
  /** Of orders of another shop alone. Moments in ISO 8601. */
  situacao: ImportedSituation
  pagoEm: string
  entregueEm: string
}>

/** Those that are right to say of an order that was placed here: nothing of money, goods, or where it stands. */
export const HARMLESS = [
  ...(['rastreio', 'transportadora', 'linkRastreio', 'nfe', 'chaveNfe', 'linkNfe'] as const),
  'anotacao',
] as const

/** And of one of another shop, that goes on there. */
export const OF_HISTORY = [...HARMLESS, 'situacao', 'pagoEm', 'entregueEm'] as const

/** What of an order's fields can change once it is here. Empty cells say nothing. */
export function readOrderChanges(
  campos: Readonly<Record<string, string>>,
  which: readonly (keyof OrderChanges)[],
): { mudancas: OrderChanges; motivos: string[] } {
  const mudancas: OrderChanges = {}
  const motivos: string[] = []
  for (const campo of which) {
    const text = campo === 'anotacao' ? (campos[campo] ?? '').trim() : oneLine(campos[campo] ?? '')
    if (text === '') continue
    const read = READERS[campo](text)
    if ('motivo' in read) motivos.push(read.motivo)
    else Object.assign(mudancas, { [campo]: read.valor })
  }

  return { mudancas, motivos }
}

type Read = { valor: string } | { motivo: string }

const READERS: Record<keyof OrderChanges, (text: string) => Read> = {
  rastreio: atMost(60, 'O código de rastreio'),
  transportadora: atMost(80, 'A transportadora'),
  linkRastreio: link,
  nfe: atMost(20, 'O número da nota fiscal'),
  chaveNfe: (text) => {
    const valor = text.replace(/\s/g, '').toUpperCase()
    return /^[0-9A-Z]{44}$/.test(valor)
      ? { valor }
      : { motivo: 'A chave de acesso da nota fiscal tem 44 caracteres.' }
  },
  linkNfe: link,
  anotacao: atMost(2000, 'A anotação'),
  situacao: (text) => {
    const valor = situationByWord(plainText(text))
    if (valor === null)
      return { motivo: `A situação “${text}” não é uma das que conhecemos, como “Entregue”.` }
    if (valor === 'esperando')
      return {
        motivo:
          'O pedido ainda espera o pagamento na outra loja, e aqui não pode ser pago. Traga-o quando estiver pago ou cancelado.',
      }
    return { valor }
  },
  pagoEm: moment('do pagamento'),
  entregueEm: moment('da entrega'),
}

function atMost(length: number, what: string): (text: string) => Read {
  return (valor) => (valor.length > length ? { motivo: `${what} passa de ${length} caracteres.` } : { valor })
}

function link(valor: string): Read {
  return /^https?:\/\/\S{1,490}$/.test(valor)
    ? { valor }
    : { motivo: `O link “${valor}” precisa começar com http.` }
}

function moment(what: string): (text: string) => Read {
  return (text) => {
    const valor = readMoment(text)
    return valor === null ? { motivo: `A data ${what} “${text}” não é como 03/02/2024 14:30.` } : { valor }
  }
}
