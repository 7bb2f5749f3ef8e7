import type { Cart } from '#contract/cart/cart.ts'
import type { CartNotification } from '#domain/cart/cart-notification.ts'
import {
  countName,
  findPupil,
  pupilByName,
  pupilName,
} from '#platform/customers/teaching/purchases/pupil-by-name.ts'
import { boughtOfList } from '#platform/customers/teaching/read-list.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type NeededItem, neededItems, openPupilList, type PupilLink } from './open-pupil-list.ts'
import { putForPupils } from './put-for-pupils.ts'

type PupilItemInput = { idItem: number; idSku: number; quantidade: number }

/**
 * Puts items of a list into the visitor's cart and remembers for which pupil. Never more than the pupil needs; what the
 * cart has for the pupil already is not added again. Skips what is not available, and reports another size than the
 * pupil's, with messages. Refuses `ListaInexistente`, `ListaFechada`, `ProdutoInexistente` for what the list doesn't have,
 * `AlunoPrecisaDeOutro` for what the pupil doesn't need or needs in another variant, and as `planItems`, `countName` and
 * `pupilByName` do.
 */
export async function takePupilList(
  context: RequestContext,
  { nome, itens, ...link }: PupilLink & { nome: string; itens: readonly PupilItemInput[] },
): Promise<Cart> {
  const list = await openPupilList(context, link)
  const { lista } = list
  if (!list.aberta) throw refuse('ListaFechada')
  const named = list.aluno ?? (await namedPupil(context, { idLista: lista.id, nome }))
  const needed = await neededItems(context, list, named)
  const chosen = itens.map((item) => ({ ...item, need: needFor(item, needed) }))
  // Only what is right adds a pupil to the list.
  const aluno = named ?? (await pupilByName(context, { idLista: lista.id, nome }))
  const bought = await boughtOfList(context.db, { idLista: lista.id, idAluno: aluno.id })
  const units = chosen.map(({ need, ...item }) => {
    return {
      ...item,
      idAluno: aluno.id,
      aluno: aluno.nome,
      idProduto: need.produto.id,
      quantidade: Math.min(item.quantidade, need.quantidade),
      precisa: need.quantidade,
      compradas: bought.find(({ idItem }) => idItem === item.idItem)?.pedidas ?? 0,
    }
  })

  return putForPupils(context, { list, units, notice: (added) => otherSizes(added, needed, aluno) })
}

/** The pupil whom a parent names; null if the list doesn't have them. Refuses as `pupilName` and `countName` do. */
async function namedPupil(context: RequestContext, { idLista, nome }: { idLista: string; nome: string }) {
  const written = pupilName(nome)
  await countName(context, idLista)

  return findPupil(context.db, { idLista, nome: written })
}

function needFor({ idItem, idSku }: PupilItemInput, needed: readonly NeededItem[]): NeededItem {
  const need = needed.find(({ item }) => item.id === idItem)
  if (!need?.produto.skus.some(({ id }) => id === idSku)) throw refuse('ProdutoInexistente')
  if (need.quantidade === 0 || (need.isFixed && need.idSku !== idSku)) throw refuse('AlunoPrecisaDeOutro')

  return need
}

/** A size that is not the pupil's may be meant, and may be a mistake: the buyer reads it. */
function otherSizes(
  added: readonly PupilItemInput[],
  needed: readonly NeededItem[],
  { nome: aluno, tamanho }: { nome: string; tamanho: string },
): CartNotification[] {
  return added.flatMap(({ idItem, idSku }) => {
    const need = needed.find(({ item }) => item.id === idItem)
    const chosen = need?.produto.skus.find(({ id }) => id === idSku)
    if (!need || !chosen || tamanho === '' || need.idSku === null || need.idSku === idSku) return []
    const nome = [need.produto.nome, chosen.nome].filter(Boolean).join(', ')

    return [{ tipo: 'outroTamanho' as const, nome, aluno, tamanho }]
  })
}
