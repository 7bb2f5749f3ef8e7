import { createHash } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import { refuse } from '#platform/refuse.ts'
import type { Visit } from '#platform/visit.ts'
import { tentativas } from './tables.ts'

const MINUTE_MS = 60_000

/** What is bounded: so many tries for one account, and from one address, in so long. */
const LIMITS = {
  login: { account: 10, address: 50, windowMs: 15 * MINUTE_MS },
  /** Passwords and codes at the panel's door. */
  staff: { account: 10, address: 50, windowMs: 15 * MINUTE_MS },
  mail: { account: 5, address: 30, windowMs: 60 * MINUTE_MS },
  /** What shoppers write and ask: a whole order's products in one go, but no flood. */
  opinion: { account: 20, address: 40, windowMs: 60 * MINUTE_MS },
  /** Votes on reviews, taken back or not: enough for who reads all of a product's, too few to lift one. */
  vote: { account: 30, address: 60, windowMs: 60 * MINUTE_MS },
} as const

type Kind = keyof typeof LIMITS

/**
 * Counts a try before it is made, known or not, also where what follows fails: call it outside transactions. `account` is
 * what was typed for it. Refuses `TentativasDemais`.
 */
export async function countTry({ db, ip, agora }: Visit, kind: Kind, account: string): Promise<void> {
  const { windowMs, ...most } = LIMITS[kind]
  const expiraEm = new Date(agora.getTime() + windowMs)
  const tried: { alvo: string; most: number }[] = [{ alvo: accountTarget(kind, account), most: most.account }]
  const network = networkOf(ip)
  if (network !== '') tried.push({ alvo: target(kind, 'endereco', network), most: most.address })

  // In one order, so that two who try at once don't wait for each other in a circle.
  tried.sort((a, b) => (a.alvo < b.alvo ? -1 : 1))
  const rows = await db
    .insert(tentativas)
    .values(tried.map(({ alvo }) => ({ alvo, quantas: 1, expiraEm })))
    .onConflictDoUpdate({
      target: tentativas.alvo,
      set: {
        quantas: sql`case when ${tentativas.expiraEm} <= ${agora} then 1 else ${tentativas.quantas} + 1 end`,
        expiraEm: sql`case when ${tentativas.expiraEm} <= ${agora} then excluded.expira_em else ${tentativas.expiraEm} end`,
      },
    })
    .returning({ alvo: tentativas.alvo, quantas: tentativas.quantas })
  const counts = new Map(rows.map(({ alvo, quantas }) => [alvo, quantas]))
  if (tried.some(({ alvo, most }) => (counts.get(alvo) ?? 0) > most)) throw refuse('TentativasDemais')
}

/** Lets an account's tries count from zero, under all its names: its owner has come in. */
export async function forgetTries(db: Visit['db'], kind: Kind, accounts: string[]): Promise<void> {
  await db.delete(tentativas).where(
    inArray(
      tentativas.alvo,
      accounts.map((account) => accountTarget(kind, account)),
    ),
  )
}

function accountTarget(kind: Kind, account: string): string {
  return target(kind, 'conta', account)
}

function target(...words: string[]): string {
  return createHash('sha256').update(words.join('\n')).digest('hex')
}

/**
 * A household has one IPv4 address, but 2^64 of IPv6. Who asks from this very machine is a proxy that was not told to name its
 * visitors: those can't be told apart.
 */
function networkOf(ip: string): string {
  const plain = ip.replace('::ffff:', '')
  if (plain === '::1' || plain.startsWith('127.')) return ''

  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain
}
