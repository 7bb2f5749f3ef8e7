import type { Cart, NewItem } from '#contract/cart/cart.ts'
import type { CartNotification } from '#domain/cart/cart-notification.ts'
import { missingUnits, withUnits } from '#domain/cart/teaching/pupil-units.ts'
import { pupilByName } from '#platform/customers/teaching/purchases/pupil-by-name.ts'
import { boughtOfList } from '#platform/customers/teaching/read-list.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { requestFingerprint } from '#platform/infrastructure/context/request-fingerprint.ts'
import { type CartChange, changeCart } from '../change-cart.ts'
import { planItems } from '../items/put-items.ts'
import type { OpenCart } from '../open-cart.ts'
import { type NeededItem, neededItems, openPupilList, type PupilLink } from './open-pupil-list.ts'

type PupilItemInput = { idItem: number; idSku: number; quantidade: number }

/**
 * Puts items of a list into the visitor's cart and remembers for which pupil. Never more than the pupil needs; what the
 * cart has for the pupil already is not added again. Skips what is not available, and reports another size than the
 * pupil's, with messages. Refuses `ListaInexistente`, `ListaFechada`, `ProdutoInexistente` for what the list doesn't have,
 * `AlunoPrecisaDeOutro` for what the pupil doesn't need or needs in another variant, and as `planItems` and `pupilByName`
 * do.
 */
export async function takePupilList(
  context: RequestContext,
  { nome, itens, ...link }: PupilLink & { nome: string; itens: readonly PupilItemInput[] },
): Promise<Cart> {
  const list = await openPupilList(context, link)
  const { lista, conta } = list
  if (!list.aberta) throw refuse('ListaFechada')
  const known = list.aluno ?? (await pupilByName(context, { idLista: lista.id, nome }))
  const aluno = { id: known.id, nome: known.nome, tamanho: known.tamanho }
  const needed = await neededItems(context, list, aluno)
  const bought = await boughtOfList(context.db, { idLista: lista.id, idAluno: aluno.id })
  const requested = itens.map((item) => {
    const need = needed.find((one) => one.item.id === item.idItem)
    const isSold = need?.produto.skus.some(({ id }) => id === item.idSku)
    if (!need || !isSold) throw refuse('ProdutoInexistente')
    if (need.quantidade === 0 || (need.isFixed && need.idSku !== item.idSku))
      throw refuse('AlunoPrecisaDeOutro')
    return {
      ...item,
      idProduto: need.produto.id,
      quantidade: Math.min(item.quantidade, need.quantidade),
      precisa: need.quantidade,
      compradas: bought.find(({ idItem }) => idItem === item.idItem)?.pedidas ?? 0,
    }
  })

  return changeCart(context, {
    skus: requested.map(({ idSku }) => idSku),
    produtos: [],
    fingerprint: requestFingerprint([
      'lista',
      aluno.id,
      requested.map(({ idItem, idSku, quantidade }) => [idItem, idSku, quantidade]),
    ]),
    decide(cart) {
      const missing = requested.flatMap((item) => {
        const quantidade = missingUnits(cart.alunos, { ...item, idAluno: aluno.id })
        return quantidade > 0 ? [{ ...item, quantidade }] : []
      })
      if (missing.length === 0) return {}
      const { notifications = [], ...change } = addMissing(cart, missing)
      const lines = change.lines ?? cart.lines
      // What was not available is not there to be for anybody.
      const added = missing.filter(({ idSku }) => lines.some((line) => line.idAtributoSimples === idSku))

      return {
        ...change,
        notifications: [...notifications, ...otherSizes(added, needed, aluno)],
        alunos: withUnits(
          cart.alunos,
          added.map(({ idItem, idSku, quantidade, precisa, compradas }) => ({
            idItem,
            idSku,
            quantidade,
            precisa,
            compradas,
            idAluno: aluno.id,
            aluno: aluno.nome,
            idLista: lista.id,
            lista: lista.nome,
            situacao: lista.situacao,
            prazo: lista.prazo,
            entrega: lista.entrega,
            conta: {
              tipo: conta.tipo,
              nome: conta.nome,
              situacao: conta.situacao,
              beneficio: conta.beneficio,
              percentual: conta.percentual,
            },
          })),
        ),
      }
    },
  })
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

/** Several items may have one SKU: its units are added up first. */
function addMissing(
  cart: OpenCart,
  missing: readonly (PupilItemInput & { idProduto: number })[],
): CartChange {
  const bySku = new Map<number, NewItem>()
  for (const { idSku, idProduto, quantidade } of missing)
    bySku.set(idSku, {
      idProduto,
      idAtributoSimples: idSku,
      quantidade: (bySku.get(idSku)?.quantidade ?? 0) + quantidade,
    })

  return planItems([...bySku.values()], { leaveOut: true }).decide(cart)
}
