import * as z from 'zod'
import { adminCall } from '../admin-call.ts'

const call = adminCall('content')

const Version = z.int32().positive()
const ByTemplate = z.object({
  modelo: z
    .string()
    .regex(/^[a-z]+(-[a-z]+)*$/)
    .max(60),
})

/** Plain texts around the data of a mail; empty ones default to the template's. `{nome}` is replaced by the name. */
const MailTexts = z.object({
  assunto: z
    .string()
    .trim()
    .max(60)
    .regex(/^[^\r\n]*$/),
  saudacao: z.string().trim().max(500),
  encerramento: z.string().trim().max(1000),
  aviso: z.string().trim().max(500),
})

const MailInList = ByTemplate.extend({
  nome: z.string(),
  quando: z.string(),
  grupo: z.enum(['pedidos', 'conta', 'opinioes', 'novidades', 'equipe']),
  /** Whether the store has changed any text. */
  proprio: z.boolean(),
})

const WholeMail = MailInList.omit({ proprio: true }).extend({
  textos: MailTexts,
  versao: Version,
  /** The placeholders that the mail knows: `{nome}`. */
  marcas: z.array(z.string()),
})

export const mails = {
  list: call('GET', '/mails', 'Os e-mails da loja', 'conteudo.ver').output(
    z.object({ itens: z.array(MailInList) }),
  ),

  /** Refuses `CadastroInexistente`. */
  get: call('GET', '/mails/{modelo}', 'Os textos de um e-mail', 'conteudo.ver')
    .input(ByTemplate)
    .output(WholeMail),

  /** Refuses `VersaoAntiga`, `CadastroInexistente`, and `CamposInvalidos` for an unknown placeholder. */
  save: call('PUT', '/mails/{modelo}', 'Salva os textos de um e-mail', 'conteudo.editar')
    .input(MailTexts.extend({ ...ByTemplate.shape, versao: Version }))
    .output(WholeMail),

  /** Renders the mail with sample data. Refuses as `save` does. */
  preview: call('POST', '/mails/{modelo}/preview', 'Mostra como um e-mail chega', 'conteudo.ver')
    .input(MailTexts.extend(ByTemplate.shape))
    .output(z.object({ assunto: z.string(), html: z.string(), texto: z.string() })),

  /** Sends the saved mail with sample data to the caller. Refuses `CadastroInexistente` to API tokens. */
  test: call('POST', '/mails/{modelo}/test', 'Envia um e-mail de teste a você', 'conteudo.editar')
    .input(ByTemplate)
    .output(z.object({ para: z.string() })),
}

export type MailTexts = z.infer<typeof MailTexts>
export type MailInList = z.infer<typeof MailInList>
export type PanelMail = z.infer<typeof WholeMail>
