import * as z from 'zod'
import { INVOICE_KEY } from '#domain/order/invoice/invoice-key.ts'
import { type InvoiceEvent, InvoiceServiceUnavailable, type InvoiceState } from '../port.ts'
import type { FocusAnswer } from './focus-call.ts'

const Text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value ? String(value) : null))

/** A path of its files: never another host. */
const Path = z
  .string()
  .regex(/^\/[^/\s\\][^\s\\]*$/)
  .max(500)
  .nullish()
  .transform((value) => value ?? null)

const Situation = z.enum([
  'processando_autorizacao',
  'autorizado',
  'cancelado',
  'erro_autorizacao',
  'denegado',
])

const Known = z.object({
  status: Situation,
  status_sefaz: Text,
  mensagem_sefaz: Text,
  numero: Text,
  serie: Text,
  /** The key, after the letters `NFe`. */
  chave_nfe: z
    .string()
    .nullish()
    .transform((value) => value?.replace(/^NFe/, '') ?? null)
    .refine((value) => value === null || INVOICE_KEY.test(value)),
  caminho_xml_nota_fiscal: Path,
  caminho_danfe: Path,
  caminho_xml_cancelamento: Path,
  caminho_xml_carta_correcao: Path,
  caminho_pdf_carta_correcao: Path,
  numero_carta_correcao: z.coerce.number().int().nullish(),
})

const Invalid = z.object({
  codigo: z.string(),
  mensagem: z.string(),
  erros: z
    .array(z.object({ mensagem: z.string(), campo: z.string().nullish() }))
    .max(200)
    .optional(),
})

const SITUATIONS = {
  processando_autorizacao: 'processando',
  autorizado: 'autorizada',
  cancelado: 'cancelada',
  erro_autorizacao: 'rejeitada',
  denegado: 'denegada',
} as const

/** Reads what the service knows of an invoice. */
export function stateFrom({ body }: FocusAnswer): InvoiceState {
  const { data } = Known.safeParse(body)
  if (!data) throw new InvoiceServiceUnavailable('Focus NFe answered in an unknown format.')
  const situacao = SITUATIONS[data.status]
  if (situacao === 'autorizada' && (data.chave_nfe === null || data.numero === null))
    throw new InvoiceServiceUnavailable('Focus NFe authorized an invoice without key or number.')

  return {
    situacao,
    numero: data.numero,
    serie: data.serie,
    chave: data.chave_nfe,
    codigo: data.status_sefaz,
    mensagem: data.mensagem_sefaz,
    erros: [],
    arquivos: {
      xml: data.caminho_xml_nota_fiscal,
      danfe: data.caminho_danfe,
      cancelamento: data.caminho_xml_cancelamento,
      cartaXml: data.caminho_xml_carta_correcao,
      carta: data.caminho_pdf_carta_correcao,
    },
    numeroCarta: data.numero_carta_correcao ?? null,
  }
}

/** Reads an answer of 400 or 422 to an invoice: what is wrong with it. */
export function rejectionFrom({ status, body }: FocusAnswer): InvoiceState & { servico: string } {
  const { data } = Invalid.safeParse(body)
  if (!data) throw new InvoiceServiceUnavailable(`Focus NFe answered ${status} in an unknown format.`)

  return {
    servico: data.codigo,
    situacao: 'rejeitada',
    numero: null,
    serie: null,
    chave: null,
    codigo: null,
    mensagem: data.mensagem,
    erros: (data.erros ?? []).map(({ campo, mensagem }) => ({ campo: campo ?? '', mensagem })),
    arquivos: { xml: null, danfe: null, cancelamento: null, cartaXml: null, carta: null },
    numeroCarta: null,
  }
}

const Event = z.object({ status: z.string(), status_sefaz: Text, mensagem_sefaz: Text })

/** Reads the answer to a cancellation or a correction letter, of which `accepted` is the status if it passed. */
export function eventFrom({ status, body }: FocusAnswer, accepted: string): InvoiceEvent {
  const refused = Invalid.safeParse(body).data
  if (status >= 400 && refused) return { aceito: false, codigo: null, mensagem: refused.mensagem }
  const { data } = Event.safeParse(body)
  if (!data) throw new InvoiceServiceUnavailable('Focus NFe answered in an unknown format.')

  return { aceito: data.status === accepted, codigo: data.status_sefaz, mensagem: data.mensagem_sefaz }
}
