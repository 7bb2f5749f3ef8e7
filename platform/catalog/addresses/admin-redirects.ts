import { asc, inArray, sql } from 'drizzle-orm'
import { RedirectInput } from '#contract/catalog/product-input.ts'
import { plainText } from '#domain/format/plain-text.ts'
import { normalPath } from '#domain/listing/listing-url.ts'
import { oldPath, readAddress } from '#domain/urls/redirect-address.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { containing } from '../stock/stock-level-rows.ts'
import { redirecionamentos } from '../tables.ts'
import { saveRedirect } from './save-redirect.ts'
import { levelOf } from './verify-url.ts'

type ListRedirectsInput = { pagina: number; porPagina: number; busca: string }

/** Redirects, sorted by their old address. */
export async function listRedirects(
  context: RequestContext,
  { pagina, porPagina, busca }: ListRedirectsInput,
) {
  permit(context, 'catalogo.ver')
  const { de, para } = redirecionamentos
  const where = busca === '' ? undefined : sql`redirecionamentos.texto like ${containing(plainText(busca))}`
  const [itens, total] = await Promise.all([
    context.db
      .select({ de, para })
      .from(redirecionamentos)
      .where(where)
      .orderBy(asc(de))
      .limit(porPagina)
      .offset((pagina - 1) * porPagina),
    context.db.$count(redirecionamentos, where),
  ])

  return { itens, total }
}

/**
 * Redirects an old address to a new one; both are normalized from what people paste. Refuses `CamposInvalidos` for
 * something that is no address, and an old address that is a page of the shop, since that page would never redirect.
 */
export async function addRedirect(
  context: RequestContext,
  typed: RedirectInput,
): Promise<Record<never, never>> {
  permit(context, 'catalogo.editar')
  const input = readRedirect(context, typed)
  const de = normalPath(input.de)
  await context.db.transaction(async (tx) => {
    if (await levelOf(tx, de)) {
      const motivo = `${de} é uma página da loja; só um endereço que não existe mais pode levar a outro.`
      throw refuse('CadastroInvalido', { motivo }, motivo)
    }
    const { mudou } = await saveRedirect({ db: tx }, input)
    if (mudou)
      await recordChange(tx, context, { acao: 'redirecionamento.criado', alvo: targetOf(de), depois: input })
  })

  return {}
}

function readRedirect({ storeUrl }: RequestContext, typed: RedirectInput): RedirectInput {
  const target = readAddress(typed.para)
  const isElsewhere = target.origin !== null && target.origin !== new URL(storeUrl).origin
  const found = { de: oldPath(typed.de), para: isElsewhere ? '' : target.path }
  const campos = [
    !isPath(found.de) && { campo: 'de', mensagem: 'Cole o endereço antigo, ou só o caminho, como /violao.' },
    isElsewhere && { campo: 'para', mensagem: 'Só um endereço desta loja.' },
    !isElsewhere &&
      !isPath(found.para) && { campo: 'para', mensagem: 'Digite um caminho da loja, como /violao.' },
  ].filter((problem) => problem !== false)
  if (campos.length > 0) throw refuse('CamposInvalidos', { campos })

  return found
}

function isPath(text: string): boolean {
  return RedirectInput.shape.de.safeParse(text).success
}

/** Deletes these redirects. */
export async function removeRedirects(
  context: RequestContext,
  { de }: { de: string[] },
): Promise<{ removidos: number }> {
  permit(context, 'catalogo.editar')

  return context.db.transaction(async (tx) => {
    const deleted = await tx.delete(redirecionamentos).where(inArray(redirecionamentos.de, de)).returning()
    for (const row of deleted)
      await recordChange(tx, context, {
        acao: 'redirecionamento.excluido',
        alvo: targetOf(row.de),
        antes: row,
      })
    await invalidateTags(
      tx,
      deleted.map((row) => tags.address(row.de)),
    )

    return { removidos: deleted.length }
  })
}

function targetOf(de: string) {
  return { tipo: 'redirecionamento', id: de, nome: de }
}
