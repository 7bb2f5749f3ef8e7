import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { generate } from 'lean-qr'
import { toSvgSource } from 'lean-qr/extras/svg'
import { generateSecret, generateURI } from 'otplib'
import type { StaffEntry } from '#contract/panel/staff.ts'
import { clearTries, countTry } from '#platform/customers/tries/count-try.ts'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { keyHash } from '#platform/infrastructure/security/keys.ts'
import { openSession } from '#platform/staff/sessions/open-session.ts'
import { funcionariosCodigos as codigos, funcionarios } from '#platform/staff/tables.ts'
import { requireStage } from '../require-stage.ts'
import { takeAppCode } from './second-factor.ts'

/** Number of recovery codes: as many as fit on a card in a wallet. */
const RECOVERY_CODES = 10

/**
 * Creates a secret for an authenticator app, with its QR code as SVG. It becomes active once a code of it was
 * confirmed. Refuses `SegundoFatorLigado` if one is active already.
 */
export async function newSecondFactor(
  context: RequestContext,
): Promise<{ segredo: string; uri: string; qr: string }> {
  const staff = await requireStage(context, ['cadastro', 'dentro'])
  if (staff.totpConfirmadoEm) throw refuse('SegundoFatorLigado')
  const segredo = generateSecret()
  await context.db
    .update(funcionarios)
    .set({ totpSegredo: segredo, totpUltimoPasso: null })
    .where(eq(funcionarios.id, staff.id))
  const issuer = context.settings.loja.nome
  const uri = generateURI({ issuer, label: staff.email, secret: segredo })

  return { segredo, uri, qr: toSvgSource(generate(uri)) }
}

/** Activates the second factor, and completes a login that waited for it. Returns the recovery codes, this once. */
export async function confirmSecondFactor(
  context: RequestContext,
  { codigo }: { codigo: string },
): Promise<{ codigosDeRecuperacao: string[]; entrada: StaffEntry }> {
  const staff = await requireStage(context, ['cadastro', 'dentro'])
  if (staff.totpConfirmadoEm) throw refuse('SegundoFatorLigado')
  const tries = `codigo:${staff.id}`
  await countTry(context, 'staff', tries)
  const { now } = context
  const codigosDeRecuperacao = await context.db.transaction(async (tx) => {
    if (!(await takeAppCode(tx, staff, codigo.replace(/\s/g, ''), now))) throw refuse('CodigoInvalido')
    await tx.update(funcionarios).set({ totpConfirmadoEm: now }).where(eq(funcionarios.id, staff.id))
    await recordChange(tx, context, {
      acao: 'acesso.segundo-fator-ligado',
      quem: staff,
      alvo: { tipo: 'funcionario', id: String(staff.id), nome: staff.nome },
    })
    return writeRecoveryCodes(tx, staff.id)
  })
  await clearTries(context, 'staff', [tries, staff.email])
  const entrada = await openSession(context, { ...staff, totpConfirmadoEm: now }, 'tudo')

  return { codigosDeRecuperacao, entrada }
}

/** Replaces the recovery codes. */
export async function writeRecoveryCodes(tx: Database, idFuncionario: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await tx.delete(codigos).where(eq(codigos.idFuncionario, idFuncionario))
  await tx
    .insert(codigos)
    .values(codes.map((code) => ({ idFuncionario, hash: keyHash(code.replaceAll('-', '')) })))

  return codes
}

/** 80 bits in four groups: sixteen characters, so never mistaken for a six-digit code of the app. */
function newRecoveryCode(): string {
  const letters = [...randomBytes(16)].map((byte) => LETTERS[byte % LETTERS.length])
  const groups = [0, 4, 8, 12].map((start) => letters.slice(start, start + 4).join(''))

  return groups.join('-')
}

/** No characters that look alike on paper; 32, so that random bytes map to them evenly. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
