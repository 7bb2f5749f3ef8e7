import { and, eq, ne } from 'drizzle-orm'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { sameSecret } from '#platform/infrastructure/security/same-secret.ts'
import { listasAlunos as alunos, contasEnsino as contas, listasEnsino as listas } from './tables.ts'

type Signing = Pick<RequestContext, 'signLink'>
type Opening = Pick<RequestContext, 'db' | 'signLink'>

/** The key of a pupil's link. A new `semente` of the list invalidates all of its links. */
export function pupilKey(
  { signLink }: Signing,
  { idAluno, semente }: { idAluno: number; semente: string },
): string {
  return signLink('aluno', String(idAluno), semente)
}

/** The key of a list's link for all. */
export function classKey(
  { signLink }: Signing,
  { idLista, semente }: { idLista: string; semente: string },
): string {
  return signLink('turma', idLista, semente)
}

/**
 * Returns the list of a pupil, and the pupil, to whoever has their link. Refuses `ListaInexistente` to everybody else,
 * for drafts, and once the account is no longer approved.
 */
export async function openPupilLink(
  context: Opening,
  { idAluno, chave }: { idAluno: number; chave: string },
): Promise<{ idLista: string; aluno: { id: number; nome: string; tamanho: string } }> {
  const [found] = await context.db
    .select({
      idLista: listas.id,
      semente: listas.semente,
      nome: alunos.nome,
      tamanho: alunos.tamanho,
    })
    .from(alunos)
    .innerJoin(listas, eq(listas.id, alunos.idLista))
    .innerJoin(contas, eq(contas.idCliente, listas.idCliente))
    .where(and(eq(alunos.id, idAluno), SHOWN))
  if (!found || !sameSecret(chave, pupilKey(context, { idAluno, semente: found.semente }))) throw noSuchLink()

  const { idLista, nome, tamanho } = found

  return { idLista, aluno: { id: idAluno, nome, tamanho } }
}

/** Returns a list's id to whoever has the link for all of its pupils. Refuses as `openPupilLink` does. */
export async function openClassLink(
  context: Opening,
  { idLista, chave }: { idLista: string; chave: string },
): Promise<{ idLista: string; semente: string }> {
  const [found] = await context.db
    .select({ semente: listas.semente })
    .from(listas)
    .innerJoin(contas, eq(contas.idCliente, listas.idCliente))
    .where(and(eq(listas.id, idLista), SHOWN))
  if (!found || !sameSecret(chave, classKey(context, { idLista, semente: found.semente }))) throw noSuchLink()

  return { idLista, semente: found.semente }
}

const SHOWN = and(ne(listas.situacao, 'rascunho'), eq(contas.situacao, 'aprovada'))

function noSuchLink() {
  return refuse('ListaInexistente', undefined, 'Este link não vale mais. Peça o novo a quem mandou a lista.')
}
