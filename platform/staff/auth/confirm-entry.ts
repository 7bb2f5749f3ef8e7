import { eq } from 'drizzle-orm'
import type { StaffEntry } from '#contract/panel/staff.ts'
import { countTry, forgetTries } from '#platform/customers/tries/count-try.ts'
import { noteChange } from '#platform/infrastructure/audit/note-change.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { openSession } from '../sessions/open-session.ts'
import { funcionarios } from '../tables.ts'
import { tellOfTries } from './notify-of-tries.ts'
import { requireStage } from './require-stage.ts'
import { takeCode } from './second-factor/second-factor.ts'

/** Lets in who gave the password and now the second factor. Refuses `CodigoInvalido` and, after ten tries, `TentativasDemais`. */
export async function confirmEntry(visit: Visit, { codigo }: { codigo: string }): Promise<StaffEntry> {
  const staff = await requireStage(visit, ['segundoFator'])
  const tries = `codigo:${staff.id}`
  await countTry(visit, 'staff', tries, {
    onLock: () => tellOfTries(visit, eq(funcionarios.id, staff.id)),
  })
  if (!(await takeCode(visit.db, staff, codigo, visit.agora))) {
    await noteChange(visit.db, visit, {
      acao: 'acesso.codigo-recusado',
      quem: staff,
      alvo: { tipo: 'funcionario', id: String(staff.id), nome: staff.nome },
    })
    throw refuse('CodigoInvalido')
  }
  const entry = await openSession(visit, staff, 'tudo')
  await forgetTries(visit, 'staff', [tries, staff.email])

  return entry
}
