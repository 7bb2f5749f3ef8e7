import * as z from 'zod'
import { adminCall } from '../admin-call.ts'
import { PathId } from '../catalog/catalogue-parts.ts'
import { PageInput, pageOf } from '../paging.ts'

const call = adminCall('integrations')

/** The webhook events. `teste` is only sent by hand. */
export const WebhookEvent = z.enum([
  'pedido.criado',
  'pedido.alterado',
  'pedido.pago',
  'nota.cancelada',
  'troca.concluida',
  'produto.alterado',
  'estoque.alterado',
  'cliente.criado',
  'teste',
])

const Name = z.string().trim().min(1).max(60)

const Token = z.object({
  id: z.int32().positive(),
  nome: z.string(),
  /** The first characters of the token, to identify it. */
  inicio: z.string(),
  permissoes: z.array(z.string()),
  criadoPor: z.string(),
  criadoEm: z.iso.datetime(),
  usadoEm: z.iso.datetime().nullable(),
  revogadoEm: z.iso.datetime().nullable(),
})

const Webhook = z.object({
  id: z.int32().positive(),
  nome: z.string(),
  url: z.string(),
  eventos: z.array(WebhookEvent),
  ativo: z.boolean(),
  /** Since when deliveries fail. */
  falhaDesde: z.iso.datetime().nullable(),
  /** When it was switched off automatically, after failing for long. */
  desligadoEm: z.iso.datetime().nullable(),
  versao: z.int32(),
})

const WebhookInput = z.object({
  nome: Name,
  /** `https://`, at a public address. */
  url: z.url({ protocol: /^https?$/ }).max(500),
  eventos: z
    .array(WebhookEvent.exclude(['teste']))
    .min(1)
    .max(40),
})

const Delivery = z.object({
  id: z.uuid(),
  evento: WebhookEvent,
  situacao: z.enum(['pendente', 'entregue', 'falhou']),
  criadaEm: z.iso.datetime(),
  tentativas: z.int().nonnegative(),
  ultimaEm: z.iso.datetime().nullable(),
  proximaEm: z.iso.datetime().nullable(),
  /** The receiver's last response, or why it could not be reached. */
  status: z.int().nullable(),
  resposta: z.string(),
  duracaoMs: z.int().nullable(),
  dados: z.record(z.string(), z.unknown()),
})

const Id = z.object({ id: PathId })

const DeliveryId = Id.extend({ entrega: z.uuid() })

export const integrations = {
  tokens: call('GET', '/integrations/tokens', 'Os tokens da API', 'integracoes.gerir')
    .input(PageInput)
    .output(pageOf(Token)),

  /** The token is shown only once: the store keeps just its hash. */
  createToken: call('POST', '/integrations/tokens', 'Cria um token', 'integracoes.gerir')
    .input(z.object({ nome: Name, permissoes: z.array(z.string().max(60)).min(1).max(60) }))
    .output(z.object({ token: z.string(), item: Token })),

  revokeToken: call('DELETE', '/integrations/tokens/{id}', 'Revoga um token', 'integracoes.gerir')
    .input(Id)
    .output(Token),

  webhooks: call('GET', '/integrations/webhooks', 'Os webhooks', 'integracoes.gerir').output(
    z.object({ itens: z.array(Webhook) }),
  ),

  /** The signing secret is shown only once. */
  createWebhook: call('POST', '/integrations/webhooks', 'Cria um webhook', 'integracoes.gerir')
    .input(WebhookInput)
    .output(z.object({ segredo: z.string(), item: Webhook })),

  /** Switching it on again resets its failure count. */
  changeWebhook: call('PUT', '/integrations/webhooks/{id}', 'Muda um webhook', 'integracoes.gerir')
    .input(WebhookInput.extend({ ...Id.shape, versao: z.int32(), ativo: z.boolean() }))
    .output(Webhook),

  removeWebhook: call('DELETE', '/integrations/webhooks/{id}', 'Remove um webhook', 'integracoes.gerir')
    .input(Id)
    .output(z.object({})),

  /** Newest first; retained for thirty days. */
  deliveries: call('GET', '/integrations/webhooks/{id}/deliveries', 'As entregas', 'integracoes.gerir')
    .input(PageInput.extend(Id.shape))
    .output(pageOf(Delivery)),

  deliverAgain: call(
    'POST',
    '/integrations/webhooks/{id}/deliveries/{entrega}/again',
    'Entrega de novo',
    'integracoes.gerir',
  )
    .input(DeliveryId)
    .output(Delivery),

  testWebhook: call(
    'POST',
    '/integrations/webhooks/{id}/test',
    'Manda um aviso de teste',
    'integracoes.gerir',
  )
    .input(Id)
    .output(Delivery),
}

export type WebhookEvent = z.infer<typeof WebhookEvent>
export type ApiToken = z.infer<typeof Token>
export type Webhook = z.infer<typeof Webhook>
export type WebhookDelivery = z.infer<typeof Delivery>
