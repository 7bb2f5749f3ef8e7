import * as z from 'zod'
import { adminCall } from '../admin-call.ts'

const call = adminCall('mailServer')

/** Whoever names the server reads the store's mail, links to orders and accounts in it: owners only. */
const OWNERS = 'integracoes.gerir'

/** A DNS name, or an IPv4 or IPv6 address. */
const HOST = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*|[0-9a-f:]{2,39})$/i

const Server = z.object({
  maquina: z.string().trim().max(253).regex(HOST, 'Só o nome do servidor, como smtp.provedor.com.br.'),
  porta: z
    .int('A porta é um número, como 465.')
    .min(1, 'A porta vai de 1 a 65535.')
    .max(65_535, 'A porta vai de 1 a 65535.'),
  /** TLS from the start (usually port 465), or by STARTTLS (587). */
  seguranca: z.enum(['tls', 'starttls']),
  /** Empty: the server asks for no login. */
  usuario: z.string().trim().max(200),
  /** The address from which the store writes. */
  remetente: z.email('Escreva um endereço de e-mail, como loja@sualoja.com.br.').max(254),
})

const MailServer = z.object({
  /** How mail leaves: host and port, null for files in the data folder; and the sender. */
  emUso: z.object({ servidor: z.string().nullable(), remetente: z.string() }),
  /** Whether the server's environment names it: then the stored one is not used. */
  definidoNoServidor: z.boolean(),
  /** What the panel entered; `pista` is the end of the password, empty if that is short. */
  guardado: Server.extend({
    pista: z.string(),
    conferidoEm: z.iso.datetime(),
    versao: z.int32(),
  }).nullable(),
})

const MailServerInput = Server.extend({
  /** Left out: the stored one stays. */
  senha: z.string().min(1).max(500).optional(),
  /** Of the stored server; null if there is none. */
  versao: z.int32().nullable(),
})

export type MailServer = z.infer<typeof MailServer>
export type MailServerInput = z.infer<typeof MailServerInput>

export const mailServer = {
  get: call('GET', '/settings/mail-server', 'Por onde a loja manda e-mail', 'configuracao.ver').output(
    MailServer,
  ),

  /**
   * Saves the SMTP server after a real connection and login, which take 8 s at most. Refuses `CamposInvalidos` at the
   * field that fails, `DefinidoNoServidor` and `VersaoAntiga`.
   */
  save: call('PUT', '/settings/mail-server', 'Guarda o servidor de e-mail', OWNERS)
    .input(MailServerInput)
    .output(MailServer),

  /** Refuses `CadastroInexistente`. */
  remove: call('DELETE', '/settings/mail-server', 'Esquece o servidor de e-mail', OWNERS).output(MailServer),
}
