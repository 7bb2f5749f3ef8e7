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

/** Older alerts are not worth a ringing phone: panel and mail show them. */
const RECENT_MS = HOUR_MS

/** How long the push service holds a message for a device that is switched off. */
const TTL_SECONDS = 4 * 3_600

/** A device that was unreachable for this long is removed. */
const GIVE_UP_MS = 3 * DAY_MS

/** A locked screen shows about two lines; a message may have 4,096 bytes in all (RFC 8030, 7.2). */
const MAX_CHARACTERS = 200

type Device = typeof aparelhos.$inferSelect

/** What the panel's service worker shows, and the link of a tap, below `/admin`. */
type Message = { titulo: string; texto: string; caminho: string; marca: string }

/**
 * Sends an alert to a device, if its owner is still active and may still see it. Removes a device that the push service
 * no longer knows. Throws if a retry can help.
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

function greetingOf({ now }: JobContext, { criadoEm }: Device): Message | null {
  if (!isRecent(criadoEm, now)) return null

  return {
    titulo: 'Avisos ligados',
    texto: 'O que você escolheu em Meus avisos chega por aqui.',
    caminho: '/minha-conta/avisos',
    marca: 'avisos-ligados',
  }
}

async function messageOf(
  { db, now }: JobContext,
  id: number,
  { device, papel }: { device: Device; papel: Role },
): Promise<Message | null> {
  const [alert] = await db
    .select()
    .from(avisos)
    .where(and(eq(avisos.id, id), eq(avisos.idFuncionario, device.idFuncionario)))
  if (!alert || !alertsFor(papel).includes(alert.tipo) || !isRecent(alert.criadoEm, now)) return null

  return {
    titulo: ALERTS[alert.tipo].nome,
    texto: alert.texto.slice(0, MAX_CHARACTERS),
    caminho: alert.caminho,
    marca: `aviso-${id}`,
  }
}

function isRecent(moment: Date, now: Date): boolean {
  return now.getTime() - moment.getTime() < RECENT_MS
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
          now: context.now,
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
    context.environment.webhooksLocais,
  )
  if (status === 404 || status === 410) return removeUnreachable(context, device)
  if (status !== null && status >= 200 && status < 300) return recordSuccess(context, device)
  await recordFailure(context, device)
  if (mayGoBetter(status)) throw new Error(`The push service answered ${status ?? 'nothing'}: ${resposta}`)
}

/** Contact for the push service's operator: the store's mailbox or its URL. */
function subjectOf({ settings, storeUrl }: JobContext): string {
  return settings.loja.email === '' ? storeUrl : `mailto:${settings.loja.email}`
}

/** An invalid request would be rejected again. */
function mayGoBetter(status: number | null): boolean {
  return status === null || status === 408 || status === 429 || status >= 500
}

async function removeUnreachable({ db }: JobContext, { id }: Device): Promise<void> {
  await db.delete(aparelhos).where(eq(aparelhos.id, id))
}

async function recordSuccess({ db }: JobContext, { id, falhaDesde }: Device): Promise<void> {
  if (falhaDesde) await db.update(aparelhos).set({ falhaDesde: null }).where(eq(aparelhos.id, id))
}

async function recordFailure({ db, now }: JobContext, { id, falhaDesde }: Device): Promise<void> {
  if (falhaDesde && now.getTime() - falhaDesde.getTime() > GIVE_UP_MS)
    await db.delete(aparelhos).where(eq(aparelhos.id, id))
  else
    await db
      .update(aparelhos)
      .set({ falhaDesde: sql`coalesce(${aparelhos.falhaDesde}, ${now}::timestamptz)` })
      .where(eq(aparelhos.id, id))
}
