import type { VerifyAuthenticationResponseOpts } from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import type { StaffEntry } from '#contract/panel/staff.ts'
import { clearTries, countTry } from '#platform/customers/tries/count-try.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type StaffRow, targetOf } from '#platform/staff/rows.ts'
import { openSession } from '#platform/staff/sessions/open-session.ts'
import { funcionariosChaves as chaves, funcionarios } from '#platform/staff/tables.ts'
import { Assertion, homeOf } from './ceremony.ts'
import { consumeChallenge, storeChallenge } from './challenges.ts'
import { webauthn } from './webauthn.ts'

/** Creates the challenge for a login by passkey. Lists no accounts: the browser knows its passkeys. */
export async function passkeyOptions(context: RequestContext): Promise<Record<string, unknown>> {
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: homeOf(context.storeUrl).rpID,
    userVerification: 'required',
  })
  await storeChallenge(context, 'entrada', options.challenge)

  return { ...options }
}

/**
 * Logs in by passkey alone: it is a possession, unlocked by biometrics or PIN, and so two factors. Refuses
 * `ChaveDeAcessoRecusada` and `TentativasDemais`.
 */
export async function passkeyLogin(
  context: RequestContext,
  { resposta }: { resposta: Record<string, unknown> },
): Promise<StaffEntry> {
  const parsed = Assertion.safeParse(resposta)
  if (!parsed.success) throw refuse('ChaveDeAcessoRecusada')
  const tries = `chave:${parsed.data.id}`
  await countTry(context, 'staff', tries)
  const [row] = await context.db
    .select({ chave: chaves, staff: funcionarios })
    .from(chaves)
    .innerJoin(funcionarios, and(eq(funcionarios.id, chaves.idFuncionario), eq(funcionarios.ativo, true)))
    .where(eq(chaves.id, parsed.data.id))
  if (!row) throw refuse('ChaveDeAcessoRecusada')
  const contador = await counterProven(context, parsed.data, row.chave)
  if (contador === null) {
    await recordRefusal(context, row.staff)
    throw refuse('ChaveDeAcessoRecusada')
  }
  await clearTries(context, 'staff', [tries])
  await context.db.update(chaves).set({ contador }).where(eq(chaves.id, row.chave.id))

  return openSession(context, row.staff, 'tudo')
}

/**
 * Returns the passkey's new signature counter; null if the signature is invalid or the counter lags behind, as a copy's
 * does.
 */
async function counterProven(
  context: RequestContext,
  response: VerifyAuthenticationResponseOpts['response'],
  { id, chavePublica, contador }: typeof chaves.$inferSelect,
): Promise<number | null> {
  const { origin, rpID } = homeOf(context.storeUrl)
  const { verifyAuthenticationResponse } = await webauthn()
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => consumeChallenge(context, 'entrada', challenge),
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id, publicKey: chavePublica, counter: contador },
    requireUserVerification: true,
  }).catch(() => null)

  return verified?.verified ? verified.authenticationInfo.newCounter : null
}

function recordRefusal(context: RequestContext, staff: StaffRow): Promise<void> {
  return recordChange(context.db, context, { acao: 'acesso.chave-recusada', alvo: targetOf(staff) })
}
