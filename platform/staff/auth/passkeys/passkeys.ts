import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { STAFF_NOTIFICATION } from '#platform/staff/mail-queues.ts'
import { targetOf } from '#platform/staff/rows.ts'
import { funcionariosChaves as chaves } from '#platform/staff/tables.ts'
import { proveSelf } from '../prove-self.ts'
import { requireStage } from '../require-stage.ts'
import { ALGORITHMS, homeOf, Registration } from './ceremony.ts'
import { consumeChallenge, storeChallenge } from './challenges.ts'
import { webauthn } from './webauthn.ts'

/** Enough for each of a person's devices, and some more. */
const LIMIT = 20

type Passkeys = { chaves: { id: string; nome: string; criadaEm: string }[] }

export async function listPasskeys(context: RequestContext): Promise<Passkeys> {
  const { id } = await requireStage(context, ['dentro'])

  return passkeysOf(context.db, id)
}

/**
 * Creates the options for a new passkey, with user verification (finger, face or PIN). Anybody may sit at an open
 * panel, so the password is required first. Refuses as `proveSelf`.
 */
export async function newPasskey(
  context: RequestContext,
  { senha }: { senha: string },
): Promise<Record<string, unknown>> {
  const staff = await proveSelf(context, senha, 'senha')
  const known = await context.db
    .select({ id: chaves.id })
    .from(chaves)
    .where(eq(chaves.idFuncionario, staff.id))
    .limit(LIMIT)
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: context.settings.loja.nome,
    rpID: homeOf(context.storeUrl).rpID,
    userName: staff.email,
    userDisplayName: staff.nome,
    // The same each time, so that a device keeps one passkey per person.
    userID: new TextEncoder().encode(`funcionario:${staff.id}`),
    excludeCredentials: known,
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await storeChallenge(context, `cadastro:${staff.id}`, options.challenge)

  return { ...options }
}

/**
 * Stores a passkey that the browser created. Refuses `ChaveDeAcessoRecusada`, and `CadastroInvalido` for one too many.
 */
export async function savePasskey(
  context: RequestContext,
  { nome, resposta }: { nome: string; resposta: Record<string, unknown> },
): Promise<Passkeys> {
  const staff = await requireStage(context, ['dentro'])
  const { origin, rpID } = homeOf(context.storeUrl)
  const parsed = Registration.safeParse(resposta)
  if (!parsed.success) throw refuse('ChaveDeAcessoRecusada')
  const { transports } = parsed.data.response
  const { verifyRegistrationResponse } = await webauthn()
  const verified = await verifyRegistrationResponse({
    response: parsed.data,
    expectedChallenge: (challenge) => consumeChallenge(context, `cadastro:${staff.id}`, challenge),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null)
  if (!verified?.verified) throw refuse('ChaveDeAcessoRecusada')
  const { credential } = verified.registrationInfo

  return context.db.transaction(async (tx) => {
    // Locks, so that those who are stored at once count each other.
    await tx.execute(sql`select id from funcionarios where id = ${staff.id} for update`)
    if ((await tx.$count(chaves, eq(chaves.idFuncionario, staff.id))) >= LIMIT)
      throw refuse('CadastroInvalido', { motivo: 'cheio' }, `Você já tem ${LIMIT} chaves, o máximo.`)
    const inserted = await tx
      .insert(chaves)
      .values({
        id: credential.id,
        idFuncionario: staff.id,
        nome,
        transportes: transports,
        chavePublica: credential.publicKey,
        contador: credential.counter,
        criadaEm: context.now,
      })
      .onConflictDoNothing()
      .returning({ id: chaves.id })
    if (inserted.length === 0) throw refuse('ChaveDeAcessoRecusada')
    await recordChange(tx, context, {
      acao: 'acesso.chave-criada',
      alvo: targetOf(staff),
      depois: { chave: nome },
    })
    await enqueue(tx, STAFF_NOTIFICATION, { id: staff.id, oque: 'chave' })

    return passkeysOf(tx, staff.id)
  })
}

/** Refuses `CadastroInexistente`. */
export async function removePasskey(
  context: RequestContext,
  { id }: { id: string },
): Promise<Record<string, never>> {
  const staff = await requireStage(context, ['dentro'])
  await context.db.transaction(async (tx) => {
    const [deleted] = await tx
      .delete(chaves)
      .where(and(eq(chaves.id, id), eq(chaves.idFuncionario, staff.id)))
      .returning({ nome: chaves.nome })
    if (!deleted) throw refuse('CadastroInexistente')
    await recordChange(tx, context, {
      acao: 'acesso.chave-removida',
      alvo: targetOf(staff),
      antes: { chave: deleted.nome },
    })
  })
  return {}
}

async function passkeysOf(db: Database, idFuncionario: number): Promise<Passkeys> {
  const rows = await db
    .select()
    .from(chaves)
    .where(eq(chaves.idFuncionario, idFuncionario))
    .orderBy(asc(chaves.criadaEm), chaves.id)
    .limit(LIMIT)

  return { chaves: rows.map(({ id, nome, criadaEm }) => ({ id, nome, criadaEm: criadaEm.toISOString() })) }
}
