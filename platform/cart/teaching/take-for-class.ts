import type { Cart } from '#contract/cart/cart.ts'
import type { ClassListProgress } from '#contract/customers/teaching/teaching.ts'
import type { CartNotification } from '#domain/cart/cart-notification.ts'
import { requireTeaching } from '#platform/customers/teaching/account/get-teaching-account.ts'
import { readTeachingList } from '#platform/customers/teaching/read-list.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type ForPupil, putForPupils } from './put-for-pupils.ts'
import { getClassListProgress } from './read-class-list.ts'

/** What a pupil still needs of an item; `idSku` is null if the variant has to be chosen first. */
type Lacking = Omit<ForPupil, 'idSku'> & { idSku: number | null; nome: string; isSold: boolean }

/**
 * Puts what the pupils of one's own list still need into the cart, for each of them; with or without what is optional.
 * Leaves out what is not sold any more, and variants that nobody has chosen, with messages. Refuses as
 * `getClassListProgress`, `requireTeaching` and `putForPupils` do, `ListaFechada`, and `ListaCompleta` if there is
 * nothing to put.
 */
export async function takeForClass(
  context: RequestContext,
  { id, opcionais }: { id: string; opcionais: boolean },
): Promise<Cart> {
  await requireTeaching(context)
  const progress = await getClassListProgress(context, { id })
  if (!progress.aberta)
    throw refuse(
      'ListaFechada',
      undefined,
      'Só se compra por uma lista aberta, até o último dia dela. Abra a lista antes.',
    )
  const lacking = lackingOf(progress).filter(({ isRequired }) => opcionais || isRequired)
  const units = lacking.flatMap(({ nome: _, isSold, isRequired: __, idSku, ...unit }) =>
    isSold && idSku !== null ? [{ ...unit, idSku }] : [],
  )
  const leftOut = leftOutOf(lacking)
  if (units.length === 0) throw refuse('ListaCompleta', undefined, whyNothing(leftOut))
  const list = await readTeachingList(context.db, id)
  if (!list) throw refuse('ListaInexistente')

  return putForPupils(context, { list, units, notice: () => leftOut })
}

function lackingOf({ itens, alunos }: ClassListProgress): (Lacking & { isRequired: boolean })[] {
  return itens.flatMap((item, i) =>
    alunos.flatMap((aluno) => {
      const part = aluno.itens[i]
      const quantidade = part ? part.precisa - part.pedidas : 0
      if (!part || quantidade <= 0) return []

      return [
        {
          idAluno: aluno.id,
          aluno: aluno.nome,
          idItem: item.id,
          idProduto: item.idProduto,
          idSku: part.idSku,
          quantidade,
          precisa: part.precisa,
          compradas: part.pedidas,
          nome: item.nome,
          // A variant that left the shop is as much gone as its product.
          isSold:
            item.skus.length > 0 && (part.idSku === null || item.skus.some((sku) => sku.id === part.idSku)),
          isRequired: item.obrigatorio,
        },
      ]
    }),
  )
}

/** What is left out, once for each product. */
function leftOutOf(lacking: readonly Lacking[]): CartNotification[] {
  const left = lacking.filter(({ isSold, idSku }) => !isSold || idSku === null)

  const groups = [...Map.groupBy(left, ({ idItem, isSold }) => `${idItem} ${isSold}`).values()]

  return groups.map((group): CartNotification => {
    const [{ nome, isSold } = { nome: '', isSold: false }] = group

    return {
      tipo: isSold ? 'semOpcao' : 'foraDeVenda',
      nome,
      aluno: group.map(({ aluno }) => aluno).join(', '),
    }
  })
}

function whyNothing(leftOut: readonly CartNotification[]): string {
  return leftOut.length === 0
    ? 'Não falta nada a ninguém.'
    : 'O que falta não pode ir para a sacola ainda: escolha a opção na página de cada aluno, e troque o que a loja não vende mais.'
}
