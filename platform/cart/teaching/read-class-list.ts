import type { ClassList, ClassListProgress } from '#contract/customers/teaching/teaching.ts'
import { isListOpen } from '#domain/customer/teaching/list-open.ts'
import { classListPath, pupilListPath } from '#domain/customer/teaching/list-path.ts'
import { progressOf } from '#domain/customer/teaching/progress.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { productRefs } from '#platform/catalog/product/product-refs.ts'
import { classKey, pupilKey } from '#platform/customers/teaching/list-links.ts'
import { ownList } from '#platform/customers/teaching/lists/own-list.ts'
import { boughtOfList, readTeachingList } from '#platform/customers/teaching/read-list.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { goodsOfList } from './goods-of-list.ts'

/**
 * Returns a list of the logged-in teacher or school. Refuses `LoginNecessario`, `EnsinoNaoAprovado` and
 * `ListaInexistente`.
 */
export async function getClassList(context: RequestContext, { id }: { id: string }): Promise<ClassList> {
  const { totais: _, alunos, ...lista } = await getClassListProgress(context, { id })

  return { ...lista, alunos: alunos.map(({ itens: _parts, ...pupil }) => pupil) }
}

/** Same, with what each pupil needs, and what was ordered of it. Refuses as `getClassList` does. */
export async function getClassListProgress(
  context: RequestContext,
  { id }: { id: string },
): Promise<ClassListProgress> {
  await ownList(context, id)

  return readClassList(context, id)
}

/** A list with its products and progress, whoever asks. Refuses `ListaInexistente`. */
export async function readClassList(context: RequestContext, id: string): Promise<ClassListProgress> {
  const { db, storeUrl } = context
  const [found, compras] = await Promise.all([readTeachingList(db, id), boughtOfList(db, { idLista: id })])
  if (!found) throw refuse('ListaInexistente')
  const { lista, conta, escolhas } = found
  const ids = found.itens.map(({ idProduto }) => idProduto)
  const goods = await goodsOfList(context, ids)
  // Those that the shop no longer shows still have a name.
  const refs = await productRefs(
    db,
    ids.filter((idProduto) => !goods.has(idProduto)),
  )
  const itens = found.itens.map(({ idLista: _list, posicao: _position, ...item }) => {
    const product = goods.get(item.idProduto)
    const ref = refs.get(item.idProduto)
    return {
      ...item,
      nome: product?.nome ?? ref?.nome ?? 'Produto que saiu da loja',
      url: product?.url ?? '',
      imagem: product?.imagem ?? ref?.imagem ?? null,
      skus: product?.skus ?? [],
    }
  })
  const progress = progressOf({ itens, alunos: found.alunos, escolhas, compras })
  const nameOf = new Map(itens.flatMap(({ skus }) => skus.map((sku) => [sku.id, sku.nome] as const)))
  const { semente, nome, mensagem, prazo, entrega, endereco, situacao, versao } = lista

  return {
    id,
    nome,
    mensagem,
    prazo,
    entrega,
    endereco,
    situacao,
    versao,
    aberta: conta.situacao === 'aprovada' && isListOpen(lista, saoPauloClock(context.now).dia),
    conta: {
      nome: conta.nome,
      tipo: conta.tipo,
      situacao: conta.situacao,
      freteEscola: conta.freteEscola,
    },
    link: storeUrl + classListPath(id, classKey(context, { idLista: id, semente })),
    itens: itens.map((item) => ({
      ...item,
      skus: item.skus.map(({ id: idSku, nome: variant, precoPor, estoque }) => ({
        id: idSku,
        nome: variant,
        precoPor,
        estoque,
      })),
    })),
    alunos: progress.alunos.map((pupil, i) => ({
      ...pupil,
      nome: found.alunos[i]?.nome ?? '',
      tamanho: found.alunos[i]?.tamanho ?? '',
      link: storeUrl + pupilListPath(pupil.id, pupilKey(context, { idAluno: pupil.id, semente })),
      itens: pupil.itens.map((part) => ({ ...part, opcao: nameOf.get(part.idSku ?? 0) ?? '' })),
    })),
    totais: progress.totais,
  }
}
