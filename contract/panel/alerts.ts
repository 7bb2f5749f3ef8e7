import * as z from 'zod'
import { ALERT_KINDS } from '#domain/staff/alerts.ts'
import { adminCall } from '../admin-call.ts'
import { PageInput, pageOf } from '../paging.ts'

const call = adminCall('alerts')

const Kind = z.enum(ALERT_KINDS)

const OwnAlert = z.object({
  id: z.int().positive().max(2_147_483_647),
  tipo: Kind,
  texto: z.string(),
  /** The page that it links to, below `/admin`. */
  caminho: z.string(),
  criadoEm: z.iso.datetime(),
  lido: z.boolean(),
})

/** The channels of a kind of alert. */
const Choice = z.object({
  tipo: Kind,
  painel: z.boolean(),
  email: z.boolean(),
  /** On the user's devices. */
  push: z.boolean(),
})

const Choices = z.object({ escolhas: z.array(Choice) })

const Unread = z.object({ naoLidos: z.int().nonnegative() })

/** A browser that receives a user's alerts while the panel is closed. `id`: SHA-256 of its endpoint, in hex. */
const Device = z.object({
  id: z.string(),
  nome: z.string(),
  criadoEm: z.iso.datetime(),
  /** Since when deliveries fail; null if the last one succeeded. */
  falhaDesde: z.iso.datetime().nullable(),
})

/** The result of `PushManager.subscribe` (W3C Push API), and the user's name for the device. */
const NewDevice = z.object({
  nome: z.string().trim().min(1).max(60),
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  /** base64url of a P-256 point, uncompressed: 65 bytes. */
  p256dh: z.string().regex(/^B[\w-]{86}$/),
  /** base64url of 16 bytes. */
  auth: z.string().regex(/^[\w-]{22}$/),
})

const Id = z.coerce.number().int().positive().max(2_147_483_647)

export const alerts = {
  list: call('GET', '/me/alerts', 'Os próprios avisos', 'equipe')
    .input(PageInput.extend({ tipo: Kind.optional(), lidos: z.enum(['todos', 'nao']).default('todos') }))
    .output(pageOf(OwnAlert)),

  unread: call('GET', '/me/alerts/unread', 'Quantos avisos não foram lidos', 'equipe').output(Unread),

  read: call('POST', '/me/alerts/{id}/read', 'Marca um aviso como lido', 'equipe')
    .input(z.object({ id: Id }))
    .output(Unread),

  /** All up to this id, so that later ones stay unread. */
  readAll: call('POST', '/me/alerts/read', 'Marca os avisos como lidos', 'equipe')
    .input(z.object({ ate: Id }))
    .output(Unread),

  choices: call('GET', '/me/alerts/choices', 'De que avisos quem pergunta sabe, e como', 'equipe').output(
    Choices,
  ),

  /** Omitted kinds stay unchanged. */
  saveChoices: call('PUT', '/me/alerts/choices', 'Escolhe os próprios avisos', 'equipe')
    .input(z.object({ escolhas: z.array(Choice).max(20) }))
    .output(Choices),

  /** `chavePublica` is the key to subscribe with (`applicationServerKey`, base64url). */
  devices: call('GET', '/me/alerts/devices', 'Os aparelhos que recebem os próprios avisos', 'equipe').output(
    z.object({ chavePublica: z.string(), aparelhos: z.array(Device) }),
  ),

  /** Replaces an earlier subscription of the same browser, even another user's. */
  addDevice: call('POST', '/me/alerts/devices', 'Recebe os próprios avisos num aparelho', 'equipe')
    .input(NewDevice)
    .output(Device),

  removeDevice: call(
    'DELETE',
    '/me/alerts/devices/{id}',
    'Não recebe mais os próprios avisos num aparelho',
    'equipe',
  )
    .input(z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) }))
    .output(z.object({})),
}

export type OwnAlert = z.infer<typeof OwnAlert>
export type AlertChoice = z.infer<typeof Choice>
export type AlertDevice = z.infer<typeof Device>
export type NewAlertDevice = z.infer<typeof NewDevice>
