import * as z from 'zod'
import { adminCall } from '../admin-call.ts'

const call = adminCall('settings')

/** Labels of a DNS name, or nothing. */
const SELECTOR = /^([a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63}){0,3})?$/

/** What was found of the shop's address; `ajuste` is the environment variable to set at the server. */
const ReachFinding = z.object({
  aspecto: z.enum(['endereco', 'https', 'proxy']),
  situacao: z.enum(['certo', 'aviso', 'errado']),
  explicacao: z.string(),
  ajuste: z.object({ variavel: z.enum(['STORE_URL', 'TRUST_PROXY']), valor: z.string() }).nullable(),
})

/** A DNS record by which receivers recognise the store's mail; `valor` is the text to publish, if it is known. */
const SenderRecord = z.object({
  registro: z.enum(['spf', 'dkim', 'dmarc']),
  nome: z.string(),
  encontrados: z.array(z.string()),
  situacao: z.enum(['certo', 'falta', 'errado', 'semResposta']),
  explicacao: z.string(),
  valor: z.string().nullable(),
})

export const hosting = {
  /**
   * How the shop is reached: its address, https, and the proxy before it. `origem` is the origin at which the caller's
   * browser has the panel open. The shop requests its own public address, for 5 s at most.
   */
  reach: call('GET', '/settings/reach', 'Como o endereço da loja é alcançado', 'configuracao.ver')
    .input(z.object({ origem: z.url({ protocol: /^https?$/ }).max(300) }))
    .output(z.object({ storeUrl: z.string(), achados: z.array(ReachFinding) })),

  /**
   * The DNS records of the domain from which the store writes, as they are now. `motivo` instead of records: mails go to
   * files (`semServidor`), or the sender's mailbox belongs to a free service (`caixaGratuita`). `seletor`: the DKIM
   * selector, if the mail provider is not known.
   */
  senderRecords: call('GET', '/settings/mail/records', 'Os registros DNS do remetente', 'configuracao.ver')
    .input(
      z.object({
        seletor: z.string().trim().toLowerCase().regex(SELECTOR, 'Letras, algarismos, - e _.').default(''),
      }),
    )
    .output(
      z.object({
        dominio: z.string(),
        provedor: z.string().nullable(),
        motivo: z.enum(['semServidor', 'caixaGratuita']).nullable(),
        registros: z.array(SenderRecord),
      }),
    ),
}
