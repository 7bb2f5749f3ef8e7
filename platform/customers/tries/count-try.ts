import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { aparelhosConhecidos as conhecidos, tentativas } from '../tables.ts'
import { type Bounds, TRY_BOUNDS, type TryKind, UNLIMITED_LOCALLY } from './bounds.ts'
import { accountTarget, deviceMark, networkMark, networkTarget, visitorNetwork } from './targets.ts'

type Counting = {
  /** How many attempts this one counts as. */
  weight?: number
  /** Called if this attempt is the first to exceed the account's limit. */
  onLock?: () => Promise<void>
}

/** A row of attempts, and how many it may count. */
type Target = { alvo: string; limit: number; ofAccount: boolean }

/**
 * Counts an attempt before it is made, even if it fails afterwards: call it outside transactions, unless only
 * successful attempts should count. `accounts` is the name that was typed, or all names of the account. Refuses
 * `TentativasDemais` with the time to wait.
 *
 * Strangers can't lock an account that has `everywhere`: its attempts are counted by network, and those of a browser
 * that logged in before are counted separately.
 */
export async function countTry(
  context: RequestContext,
  kind: TryKind,
  accounts: string | readonly string[],
  { weight = 1, onLock }: Counting = {},
): Promise<void> {
  const { db, now } = context
  if (isFree(context, kind)) return
  const { windowMs } = TRY_BOUNDS[kind]
  const expiraEm = new Date(now.getTime() + windowMs)
  const names = typeof accounts === 'string' ? [accounts] : accounts
  const tried = await targetsOf(context, kind, names)

  // Sorted, so that concurrent attempts don't deadlock.
  tried.sort((a, b) => (a.alvo < b.alvo ? -1 : 1))
  const rows = await db
    .insert(tentativas)
    .values(tried.map(({ alvo }) => ({ alvo, quantas: weight, expiraEm })))
    .onConflictDoUpdate({
      target: tentativas.alvo,
      set: {
        quantas: sql`case when ${tentativas.expiraEm} <= ${now} then excluded.quantas else ${tentativas.quantas} + excluded.quantas end`,
        expiraEm: sql`case when ${tentativas.expiraEm} <= ${now} then excluded.expira_em else ${tentativas.expiraEm} end`,
      },
    })
    .returning()
  const counted = new Map(rows.map((row) => [row.alvo, row]))
  const passed = tried.flatMap(({ alvo, limit, ofAccount }) => {
    const row = counted.get(alvo)
    return row && row.quantas > limit ? [{ ...row, first: ofAccount && row.quantas - weight <= limit }] : []
  })
  if (passed.length === 0) return
  if (passed.some(({ first }) => first)) await onLock?.()
  throw tooManyAttempts(Math.max(...passed.map((row) => row.expiraEm.getTime())) - now.getTime())
}

/**
 * Resets the counts of an account's attempts from here, under all its names, after its owner logged in. Those from
 * elsewhere stay counted.
 */
export async function clearTries(
  context: RequestContext,
  kind: TryKind,
  accounts: readonly string[],
): Promise<void> {
  const device = deviceMark(context)
  const marks = [networkMark(context), ...(device === null ? [] : [device])]
  const alvos = accounts.flatMap((account) => marks.map((mark) => accountTarget(kind, account, mark)))
  await context.db.delete(tentativas).where(inArray(tentativas.alvo, alvos))
}

/** Uncounts an attempt that turned out not to be one. */
export async function uncountTry(
  context: RequestContext,
  kind: TryKind,
  accounts: readonly string[],
): Promise<void> {
  if (isFree(context, kind)) return
  const alvos = (await targetsOf(context, kind, accounts)).map(({ alvo }) => alvo)
  await context.db
    .update(tentativas)
    .set({ quantas: sql`${tentativas.quantas} - 1` })
    .where(and(inArray(tentativas.alvo, alvos), gt(tentativas.quantas, 0)))
}

/** The refusal `TentativasDemais`, with the seconds to wait. */
export function tooManyAttempts(waitMs: number) {
  return refuse(
    'TentativasDemais',
    { espera: Math.max(1, Math.ceil(waitMs / 1000)) },
    `Foram tentativas demais. Espere ${inWords(Math.ceil(waitMs / MINUTE_MS))} e tente de novo.`,
  )
}

function inWords(minutes: number): string {
  const hours = Math.round(minutes / 60)
  if (minutes > 59) return hours > 1 ? `${hours} horas` : 'uma hora'

  return minutes > 1 ? `${minutes} minutos` : 'um minuto'
}

/** Whether attempts of this kind are not counted here. */
export function isFree({ ip }: RequestContext, kind: TryKind): boolean {
  return UNLIMITED_LOCALLY.has(kind) && visitorNetwork(ip) === ''
}

/** The rows in which an attempt of these accounts is counted. */
export async function targetsOf(
  context: RequestContext,
  kind: TryKind,
  accounts: readonly string[],
): Promise<Target[]> {
  const bounds: Bounds = TRY_BOUNDS[kind]
  const { everywhere } = bounds
  const network = visitorNetwork(context.ip)
  const targets =
    everywhere === undefined
      ? accounts.map((account) => ({
          alvo: accountTarget(kind, account),
          limit: bounds.account,
          ofAccount: true,
        }))
      : await Promise.all(
          accounts.map((account) => lockable(context, kind, account, { ...bounds, everywhere })),
        )
  const all = targets.flat()
  if (network !== '')
    all.push({ alvo: networkTarget(kind, network), limit: bounds.address, ofAccount: false })

  return all
}

/**
 * The targets of an account that strangers could lock: only this browser, if it logged in before; else this network,
 * and all networks together.
 */
async function lockable(
  context: RequestContext,
  kind: TryKind,
  account: string,
  { account: limit, everywhere }: Bounds & { everywhere: number },
): Promise<Target[]> {
  const [device, network] = [deviceMark(context), networkMark(context)]
  const known = await context.db
    .select({ marca: conhecidos.marca })
    .from(conhecidos)
    .where(
      and(
        inArray(conhecidos.marca, device === null ? [network] : [device, network]),
        eq(conhecidos.conta, accountTarget(kind, account)),
        gt(conhecidos.expiraEm, context.now),
      ),
    )
  const isKnown = (mark: string) => known.some(({ marca }) => marca === mark)
  if (device !== null && isKnown(device))
    return [{ alvo: accountTarget(kind, account, device), limit, ofAccount: true }]
  const here = { alvo: accountTarget(kind, account, network), limit, ofAccount: true }
  if (isKnown(network)) return [here]

  return [here, { alvo: accountTarget(kind, account), limit: everywhere, ofAccount: true }]
}
