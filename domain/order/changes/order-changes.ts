import { oneLine } from '#domain/format/field-problem.ts'
import { plainText } from '#domain/format/plain-text.ts'
import { readMoment } from '#domain/time/read-moment.ts'
import { type ImportedSituation, situationByWord } from '../import/imported-order.ts'
import { INVOICE_KEY } from '../invoice/invoice-key.ts'

/** Updates to an existing order from a file, normalized; fields that the file leaves empty are omitted. */
export type OrderChanges = Partial<{
  rastreio: string
  transportadora: string
  linkRastreio: string
  nfe: string
  chaveNfe: string
  linkNfe: string
  anotacao: string
  /** Only for imported orders. Timestamps in ISO 8601. */
  situacao: ImportedSituation
  pagoEm: string
  entregueEm: string
}>

/** Fields that may be updated on an order placed in this shop: not money, goods or status. */
export const OWN_ORDER_FIELDS = [
  ...(['rastreio', 'transportadora', 'linkRastreio', 'nfe', 'chaveNfe', 'linkNfe'] as const),
  'anotacao',
] as const

/** Fields that may be updated on an imported order that is still handled in the other shop. */
export const IMPORTED_ORDER_FIELDS = [...OWN_ORDER_FIELDS, 'situacao', 'pagoEm', 'entregueEm'] as const

/** Reads the fields that may be updated. Empty cells change nothing. */
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
  rastreio: maxLength(60, 'O código de rastreio'),
  transportadora: maxLength(80, 'A transportadora'),
  linkRastreio: link,
  nfe: maxLength(20, 'O número da nota fiscal'),
  chaveNfe: (text) => {
    const valor = text.replace(/\s/g, '').toUpperCase()
    return INVOICE_KEY.test(valor)
      ? { valor }
      : { motivo: 'A chave de acesso da nota fiscal tem 44 caracteres.' }
  },
  linkNfe: link,
  anotacao: maxLength(2000, 'A anotação'),
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

function maxLength(length: number, what: string): (text: string) => Read {
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
