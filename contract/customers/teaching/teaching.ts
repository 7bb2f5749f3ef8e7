import { oc } from '@orpc/contract'
import * as z from 'zod'
import {
  MAX_CLASS_LISTS,
  MAX_ITEM_UNITS,
  MAX_LIST_ITEMS,
  MAX_PUPILS,
  TEACHING_BENEFITS,
  TEACHING_KINDS,
} from '#domain/customer/teaching/teaching-account.ts'
import { Cart } from '../../cart/cart.ts'
import { Centavos } from '../../money.ts'
import { Picture } from '../../picture.ts'
import { REFUSALS } from '../../refusals.ts'
import { PostalAddress } from '../address.ts'

const Id = z.coerce.number().int().positive().max(2_147_483_647)
const Day = z.iso.date()
const Moment = z.iso.datetime()
const Units = z.coerce.number().int().min(0).max(MAX_ITEM_UNITS)
const Count = z.int().nonnegative()

/** Pupils named by parents come back with an order that is reopened, also to a list that was filled in the meantime. */
const MAX_SHOWN = 2 * MAX_PUPILS

export const TeachingAccount = z.object({
  tipo: z.enum(TEACHING_KINDS),
  /** As parents read it. */
  nome: z.string(),
  cidade: z.string(),
  mensagem: z.string(),
  situacao: z.enum(['pendente', 'aprovada', 'recusada']),
  /** `desconto`: on what is bought by the lists; `credito`: to the account, of what pupils paid. */
  beneficio: z.enum(TEACHING_BENEFITS),
  percentual: z.int().min(0).max(50),
  /** What each order pays for the delivery to the school. */
  freteEscola: Centavos,
  /** Business days of the transport to the school. */
  diasEscola: z.int(),
  pedidaEm: Moment,
  respondidaEm: Moment.nullable(),
})

/** A list among others. Units are those that pupils need, that were ordered, and that are paid. */
export const ClassListSummary = z.object({
  id: z.uuid(),
  nome: z.string(),
  situacao: z.enum(['rascunho', 'aberta', 'fechada']),
  prazo: Day.nullable(),
  entrega: z.enum(['cadaUm', 'escola']),
  alunos: Count,
  itens: Count,
  pedidas: Count,
  pagas: Count,
  criadoEm: Moment,
  alteradoEm: Moment,
})

/** `precoPor` is null if the product's price is on request. */
const ListedSku = z.object({
  id: z.int32(),
  nome: z.string(),
  precoPor: Centavos.nullable(),
  estoque: Count,
})

/** A product of a list. `idSku` is the same for all; null if it differs per pupil, or the buyer chooses. */
const ListItem = z.object({
  id: z.int32(),
  idProduto: z.int32(),
  nome: z.string(),
  /** Empty if the shop doesn't show the product any more. */
  url: z.string(),
  imagem: Picture.nullable(),
  skus: z.array(ListedSku),
  idSku: z.int32().nullable(),
  quantidade: z.int().positive(),
  obrigatorio: z.boolean(),
  nota: z.string(),
})

/** Units that are needed, ordered (also paid ones) and paid. */
const Units3 = { precisa: Count, pedidas: Count, pagas: Count }

const ListedPupil = z.object({
  id: z.int32(),
  nome: z.string(),
  tamanho: z.string(),
  /** The full URL of the pupil's page, which opens it to whoever has it. */
  link: z.string(),
  ...Units3,
  /** Whether all that is required was ordered. */
  completo: z.boolean(),
})

export const ClassList = z.object({
  id: z.uuid(),
  nome: z.string(),
  mensagem: z.string(),
  prazo: Day.nullable(),
  entrega: z.enum(['cadaUm', 'escola']),
  endereco: PostalAddress.nullable(),
  situacao: z.enum(['rascunho', 'aberta', 'fechada']),
  /** Whether parents can buy from it now: it is open, its last day isn't over, and the store approves the account. */
  aberta: z.boolean(),
  versao: z.int32(),
  conta: z.object({
    nome: z.string(),
    tipo: z.enum(TEACHING_KINDS),
    situacao: TeachingAccount.shape.situacao,
    freteEscola: Centavos,
  }),
  /** The full URL of the page for all, which names no pupil. */
  link: z.string(),
  itens: z.array(ListItem).max(MAX_LIST_ITEMS),
  alunos: z.array(ListedPupil).max(MAX_SHOWN),
})

/** What a pupil needs of an item. */
const PupilItem = z.object({
  idItem: z.int32(),
  /** Null leaves it to the buyer. */
  idSku: z.int32().nullable(),
  /** The variant; empty if the buyer chooses, or there is nothing to choose. */
  opcao: z.string(),
  /** What is only this pupil's; a variant of null is the list's. Null if all is as the list says. */
  escolha: z.object({ idSku: z.int32().nullable(), quantidade: z.int().nonnegative() }).nullable(),
  ...Units3,
})

export const ClassListProgress = ClassList.omit({ alunos: true }).extend({
  alunos: z.array(ListedPupil.extend({ itens: z.array(PupilItem) })).max(MAX_SHOWN),
  /** By item, of all pupils. */
  totais: z.array(z.object({ idItem: z.int32(), ...Units3 })),
})

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/${string}`, summary: string) =>
  oc.route({ method, path: `/v2/front/teaching${path}`, tags: ['teaching'], summary }).errors(REFUSALS)

const OfList = z.object({ id: z.uuid() })
const OfPupil = OfList.extend({ aluno: Id })
const OfItem = OfList.extend({ item: Id })

/**
 * The lists of a teacher or school, for the logged-in customer. Everything but `account` and `apply` refuses
 * `EnsinoNaoAprovado` without an approved account (to read, and to erase lists and pupils, without any), and
 * `ListaInexistente` for another's list.
 */
export const teaching = {
  /** `saldo` is the credit that is left. */
  account: call('GET', '/account', 'A conta de professor ou escola de quem entrou').output(
    z.object({ conta: TeachingAccount.nullable(), saldo: z.int() }),
  ),

  /** A pending application is replaced; an approved account changes what parents read. */
  apply: call('POST', '/account', 'Pede uma conta de professor ou escola')
    .input(
      z.object({
        tipo: z.enum(TEACHING_KINDS),
        nome: z.string().max(254),
        cidade: z.string().max(254).default(''),
        mensagem: z.string().max(2000).default(''),
      }),
    )
    .output(z.object({ conta: TeachingAccount })),

  lists: call('GET', '/lists', 'As listas de quem entrou').output(
    z.object({ listas: z.array(ClassListSummary).max(MAX_CLASS_LISTS) }),
  ),

  /** `copiaDe` takes message, delivery and items of another list of theirs, and none of its pupils. */
  addList: call('POST', '/lists', 'Cria uma lista')
    .input(z.object({ nome: z.string().max(254), copiaDe: z.uuid().optional() }))
    .output(z.object({ id: z.uuid() })),

  list: call('GET', '/lists/{id}', 'Uma lista').input(OfList).output(ClassList),

  progress: call('GET', '/lists/{id}/progress', 'O que cada aluno precisa e já pediu')
    .input(OfList)
    .output(ClassListProgress),

  /**
   * Puts what all pupils still need into the visitor's cart, with the pupils' names; what is in it for a pupil already
   * is not added again. Refuses `ListaFechada`, and `ListaCompleta` if there is nothing to put.
   */
  takeForClass: call('POST', '/lists/{id}/cart', 'Põe na sacola o que falta a todos')
    .input(OfList.extend({ opcionais: z.boolean().default(true) }))
    .output(Cart),

  /** `endereco` is the id of one of the customer's addresses, for `escola`; null leaves the stored copy. */
  saveList: call('PUT', '/lists/{id}', 'Muda uma lista')
    .input(
      OfList.extend({
        versao: z.int32().positive(),
        nome: z.string().max(254),
        mensagem: z.string().max(2000),
        prazo: Day.nullable(),
        entrega: z.enum(['cadaUm', 'escola']),
        endereco: z.int32().positive().nullable(),
      }),
    )
    .output(ClassList),

  /** Parents see and buy from an open list. Refuses `CamposInvalidos` (`situacao`) for one without items. */
  moveList: call('PUT', '/lists/{id}/situation', 'Abre ou fecha uma lista')
    .input(OfList.extend({ situacao: z.enum(['aberta', 'fechada']) }))
    .output(ClassList),

  /** Refuses `ListaComPedidos` while an order of it may still be refunded; pupils can be removed before. */
  removeList: call('DELETE', '/lists/{id}', 'Apaga uma lista com os seus alunos')
    .input(OfList)
    .output(z.object({ id: z.uuid() })),

  /** Every link that was given to anybody stops working. */
  renewLinks: call('POST', '/lists/{id}/links', 'Troca todos os links de uma lista')
    .input(OfList)
    .output(ClassList),

  /** One pupil a line: a name, and after a semicolon the size. Names that the list has are left as they are. */
  addPupils: call('POST', '/lists/{id}/pupils', 'Põe alunos na lista')
    .input(OfList.extend({ alunos: z.string().max(20_000) }))
    .output(ClassList),

  /** `escolhas` replaces what is the pupil's own; what is as the list says need not be in it. */
  savePupil: call('PUT', '/lists/{id}/pupils/{aluno}', 'Muda um aluno e o que é só dele')
    .input(
      OfPupil.extend({
        nome: z.string().max(254),
        tamanho: z.string().max(254),
        escolhas: z
          .array(z.object({ idItem: Id, idSku: z.int32().positive().nullable(), quantidade: Units }))
          .max(MAX_LIST_ITEMS),
      }),
    )
    .output(ClassList),

  removePupil: call('DELETE', '/lists/{id}/pupils/{aluno}', 'Tira um aluno da lista')
    .input(OfPupil)
    .output(ClassList),

  /** `produto` is the address of a product's page, a SKU or a barcode. */
  addItem: call('POST', '/lists/{id}/items', 'Põe um produto na lista')
    .input(OfList.extend({ produto: z.string().max(500) }))
    .output(ClassList),

  /** What is in the visitor's cart, as far as there is room. */
  addFromCart: call('POST', '/lists/{id}/items/cart', 'Põe na lista o que está no carrinho')
    .input(OfList)
    .output(ClassList),

  /** A product that was chosen at its page; a variant of null is the one of the pupil's size, or the buyer's choice. */
  addChosen: call('POST', '/lists/{id}/items/chosen', 'Põe um produto escolhido na lista')
    .input(
      OfList.extend({
        idProduto: Id,
        idSku: z.int32().positive().nullable(),
        quantidade: Units.min(1).default(1),
        nota: z.string().max(500).default(''),
      }),
    )
    .output(ClassList),

  /** What one of their own lists has, `lista`, as far as there is room. Refuses `ListaInexistente` for another's. */
  addFromList: call('POST', '/lists/{id}/items/own-list', 'Põe na lista o que está em uma lista própria')
    .input(OfList.extend({ lista: Id }))
    .output(ClassList),

  /** Moves a product one place up or down; at the end it stays. */
  placeItem: call('PUT', '/lists/{id}/items/{item}/place', 'Muda um produto de lugar na lista')
    .input(OfItem.extend({ para: z.enum(['acima', 'abaixo']) }))
    .output(ClassList),

  saveItem: call('PUT', '/lists/{id}/items/{item}', 'Muda um produto da lista')
    .input(
      OfItem.extend({
        idSku: z.int32().positive().nullable(),
        quantidade: Units,
        obrigatorio: z.boolean(),
        nota: z.string().max(500),
      }),
    )
    .output(ClassList),

  removeItem: call('DELETE', '/lists/{id}/items/{item}', 'Tira um produto da lista')
    .input(OfItem)
    .output(ClassList),
}

export type TeachingAccount = z.infer<typeof TeachingAccount>
export type ClassListSummary = z.infer<typeof ClassListSummary>
export type ClassList = z.infer<typeof ClassList>
export type ClassListProgress = z.infer<typeof ClassListProgress>
