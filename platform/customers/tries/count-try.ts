import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { aparelhosConhecidos as conhecidos, tentativas } from '../tables.ts'
import { type Bounds, FREE_AT_HOME, TRY_BOUNDS, type TryKind } from './bounds.ts'
import { accountTarget, deviceMark, networkMark, networkTarget, visitorNetwork } from './targets.ts'

type Counting = {
  /** Counts as so many. */
  weight?: number
  /** Done when this try is the first that is refused for the account's sake. */
  onLock?: () => Promise<void>
}

type Target = { alvo: string; most: number; ofAccount: boolean }

const MINUTE_MS = 60_000

/**
 * Counts a try before it is made, known or not, also where what follows fails: call it outside transactions, unless only what
 * succeeds is to count. `accounts` is what was typed for it, or all names of who asks. Refuses `TentativasDemais` and tells how
 * long to wait.
 *
 * Strangers can't lock an account that has `everywhere`: its tries are counted by network, and a browser that was in before is
 * counted for itself.
 */
export async function countTry(
  context: RequestContext,
  kind: TryKind,
  accounts: string | readonly string[],
  { weight = 1, onLock }: Counting = {},
): Promise<void> {
  const { db, agora } = context
  if (isFree(context, kind)) return
  const { windowMs } = TRY_BOUNDS[kind]
  const expiraEm = new Date(agora.getTime() + windowMs)
  const names = typeof accounts === 'string' ? [accounts] : accounts
  const tried = await targetsOf(context, kind, names)

  // In one order, so that two who try at once don't wait for each other in a circle.
  tried.sort((a, b) => (a.alvo < b.alvo ? -1 : 1))
  const rows = await db
    .insert(tentativas)
    .values(tried.map(({ alvo }) => ({ alvo, quantas: weight, expiraEm })))
    .onConflictDoUpdate({
      target: tentativas.alvo,
      set: {
        quantas: sql`case when ${tentativas.expiraEm} <= ${agora} then excluded.quantas else ${tentativas.quantas} + excluded.quantas end`,
        expiraEm: sql`case when ${tentativas.expiraEm} <= ${agora} then excluded.expira_em else ${tentativas.expiraEm} end`,
      },
    })
    .returning()
  const counted = new Map(rows.map((row) => [row.alvo, row]))
  const passed = tried.flatMap(({ alvo, most, ofAccount }) => {
    const row = counted.get(alvo)
    return row && row.quantas > most ? [{ ...row, first: ofAccount && row.quantas - weight <= most }] : []
  })
  if (passed.length === 0) return
  if (passed.some(({ first }) => first)) await onLock?.()
  throw tooMany(Math.max(...passed.map((row) => row.expiraEm.getTime())) - agora.getTime())
}

/** Lets an account's tries from here count from zero, under all its names: its owner has come in. Those of others stay counted. */
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

/** Takes back a try that was counted and turned out to be none. */
export async function takeBackTry(
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

/** `TentativasDemais`, with the seconds to wait. */
export function tooMany(waitMs: number) {
  return refuse(
    'TentativasDemais',
    { espera: Math.max(1, Math.ceil(waitMs / 1000)) },
    `Foram tentativas demais. Espere ${inWords(Math.ceil(waitMs / MINUTE_MS))} e tente de novo.`,
  )
}

function inWords(minutes: number): string {
  if (minutes > 59) return 'uma hora'

  return minutes > 1 ? `${minutes} minutos` : 'um minuto'
}

function isFree({ ip }: RequestContext, kind: TryKind): boolean {
  return FREE_AT_HOME.has(kind) && visitorNetwork(ip) === ''
}

async function targetsOf(
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
          most: bounds.account,
          ofAccount: true,
        }))
      : await Promise.all(
          accounts.map((account) => lockable(context, kind, account, { ...bounds, everywhere })),
        )
  const all = targets.flat()
  if (network !== '') all.push({ alvo: networkTarget(kind, network), most: bounds.address, ofAccount: false })

  return all
}

/** What of an account that strangers could lock: this browser alone, if it was in before; else this network, and all together. */
async function lockable(
  context: RequestContext,
  kind: TryKind,
  account: string,
  { account: most, everywhere }: Bounds & { everywhere: number },
): Promise<Target[]> {
  const [device, network] = [deviceMark(context), networkMark(context)]
  const known = await context.db
    .select({ marca: conhecidos.marca })
    .from(conhecidos)
    .where(
      and(
        inArray(conhecidos.marca, device === null ? [network] : [device, network]),
        eq(conhecidos.conta, accountTarget(kind, account)),
        gt(conhecidos.expiraEm, context.agora),
      ),
    )
  const isKnown = (mark: string) => known.some(({ marca }) => marca === mark)
  if (device !== null && isKnown(device))
    return [{ alvo: accountTarget(kind, account, device), most, ofAccount: true }]
  const here = { alvo: accountTarget(kind, account, network), most, ofAccount: true }
  if (isKnown(network)) return [here]

  return [here, { alvo: accountTarget(kind, account), most: everywhere, ofAccount: true }]
}
