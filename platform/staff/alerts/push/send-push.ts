import { randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { ALERTS, alertsFor } from '#domain/staff/alerts.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { post } from '#platform/integrations/post.ts'
import { funcionarios } from '../../tables.ts'
import { funcionariosAparelhos as aparelhos, funcionariosAvisos as avisos } from '../tables.ts'
import { encryptPush } from './encrypt-push.ts'
import { vapidHeader } from './vapid.ts'
import { vapidKeys } from './vapid-keys.ts'

/** What is older is no news that a telephone should ring for: the panel and the mail tell it. */
const RECENT_MS = HOUR_MS

/** How long the push service may wait for a device that is switched off. */
const TTL_SECONDS = 4 * 3_600

/** A device that nothing could be delivered to for so long is removed. */
const GIVE_UP_MS = 3 * DAY_MS

/** A locked screen shows some two lines; a message may have 4,096 bytes in all (RFC 8030, 7.2). */
const MAX_CHARACTERS = 200

type Device = typeof aparelhos.$inferSelect

/** What the panel's service worker shows, and where a tap leads, below `/admin`. */
type Message = { titulo: string; texto: string; caminho: string; marca: string }

/**
 * Sends an alert to a device, as far as its owner is still of the store and may still see it. A device that the push service no
 * longer knows is removed. Throws where it is worth another try.
 */
export async function sendPush(
  context: JobContext,
  { aparelho, aviso }: { aparelho: string; aviso: number | null },
): Promise<void> {
  const { db } = context
  const [found] = await db
    .select({ device: aparelhos, papel: funcionarios.papel })
    .from(aparelhos)
    .innerJoin(funcionarios, eq(funcionarios.id, aparelhos.idFuncionario))
    .where(and(eq(aparelhos.id, aparelho), eq(funcionarios.ativo, true)))
  if (!found) return
  const message = aviso === null ? greetingOf(context, found.device) : await messageOf(context, aviso, found)
  if (message) await deliver(context, found.device, message)
}

function greetingOf({ agora }: JobContext, { criadoEm }: Device): Message | null {
  if (!isRecent(criadoEm, agora)) return null

  return {
    titulo: 'Avisos ligados',
    texto: 'O que você escolheu em Meus avisos chega por aqui.',
    caminho: '/minha-conta/avisos',
    marca: 'avisos-ligados',
  }
}

async function messageOf(
  { db, agora }: JobContext,
  id: number,
  { device, papel }: { device: Device; papel: Role },
): Promise<Message | null> {
  const [alert] = await db
    .select()
    .from(avisos)
    .where(and(eq(avisos.id, id), eq(avisos.idFuncionario, device.idFuncionario)))
  if (!alert || !alertsFor(papel).includes(alert.tipo) || !isRecent(alert.criadoEm, agora)) return null

  return {
    titulo: ALERTS[alert.tipo].nome,
    texto: alert.texto.slice(0, MAX_CHARACTERS),
    caminho: alert.caminho,
    marca: `aviso-${id}`,
  }
}

function isRecent(moment: Date, agora: Date): boolean {
  return agora.getTime() - moment.getTime() < RECENT_MS
}

async function deliver(context: JobContext, device: Device, message: Message): Promise<void> {
  const { endpoint } = device
  const { status, resposta } = await post(
    {
      url: endpoint,
      headers: {
        authorization: vapidHeader(await vapidKeys(context), {
          endpoint,
          subject: subjectOf(context),
          now: context.agora,
        }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(TTL_SECONDS),
        urgency: 'high',
      },
      body: encryptPush(JSON.stringify(message), device, {
        salt: randomBytes(16),
        privateKey: randomBytes(32),
      }),
    },
    context.ambiente.webhooksLocais,
  )
  if (status === 404 || status === 410) return removeGone(context, device)
  if (status !== null && status >= 200 && status < 300) return noteSuccess(context, device)
  await noteFailure(context, device)
  if (mayGoBetter(status)) throw new Error(`The push service answered ${status ?? 'nothing'}: ${resposta}`)
}

/** Whom the push service's operator may write to: the store's mailbox, or where the store stands. */
function subjectOf({ settings, storeUrl }: JobContext): string {
  return settings.loja.email === '' ? storeUrl : `mailto:${settings.loja.email}`
}

/** What was refused as it is will be refused again. */
function mayGoBetter(status: number | null): boolean {
  return status === null || status === 408 || status === 429 || status >= 500
}

async function removeGone({ db }: JobContext, { id }: Device): Promise<void> {
  await db.delete(aparelhos).where(eq(aparelhos.id, id))
}

async function noteSuccess({ db }: JobContext, { id, falhaDesde }: Device): Promise<void> {
  if (falhaDesde) await db.update(aparelhos).set({ falhaDesde: null }).where(eq(aparelhos.id, id))
}

async function noteFailure({ db, agora }: JobContext, { id, falhaDesde }: Device): Promise<void> {
  if (falhaDesde && agora.getTime() - falhaDesde.getTime() > GIVE_UP_MS)
    await db.delete(aparelhos).where(eq(aparelhos.id, id))
  else
    await db
      .update(aparelhos)
      .set({ falhaDesde: sql`coalesce(${aparelhos.falhaDesde}, ${agora}::timestamptz)` })
      .where(eq(aparelhos.id, id))
}
