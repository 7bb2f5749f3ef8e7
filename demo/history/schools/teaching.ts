import { eq } from 'drizzle-orm'
import type { PaymentMethod } from '#contract/orders/orders.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { type CartLine, type OpenCart, openCart, totalsOf } from '#platform/cart/open-cart.ts'
import { schoolDelivery } from '#platform/cart/teaching/school-delivery.ts'
import { produtos, skus } from '#platform/catalog/tables.ts'
import type { CartUnits } from '#platform/customers/teaching/purchases/cart-units.ts'
import { contasEnsino, listasAlunos, listasEnsino, listasItens } from '#platform/customers/teaching/tables.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { sendPayment } from '#platform/payments/charges/send-payment.ts'
import { orderGoods } from '../orders/order-goods.ts'
import { pastAccount } from '../orders/past-account.ts'
import { STEPS } from '../orders/steps.ts'
import type { PastProvider } from '../past-provider.ts'
import { shopper } from '../people.ts'

/** What a parent bought: for which pupil (by place), whether it is paid, and how many days ago. */
type Purchase = { aluno: number; dias: number; paga: boolean }

type PastList = {
  conta: Pick<typeof contasEnsino.$inferInsert, 'tipo' | 'nome' | 'cidade' | 'beneficio' | 'percentual'> & {
    email: string
    nomeRazao: string
  }
  lista: Pick<typeof listasEnsino.$inferInsert, 'nome' | 'mensagem' | 'entrega' | 'endereco'>
  /** Days from now. */
  prazo: number
  alunos: { nome: string; tamanho: string }[]
  /** Slugs of products, for all pupils. */
  itens: { slug: string; quantidade: number; obrigatorio: boolean; nota: string }[]
  compras: Purchase[]
}

/** A school whose list is collected, and a teacher who earns credit. */
const LISTS: readonly PastList[] = [
  {
    conta: {
      tipo: 'escola',
      nome: 'Escola de Música Aurora',
      cidade: 'Curitiba',
      beneficio: 'desconto',
      percentual: 8,
      email: 'secretaria@aurora.example.com',
      nomeRazao: 'Lúcia Ferraz',
    },
    lista: {
      nome: 'Violino, turma de terça',
      mensagem: 'Para o recital de dezembro, cada aluno precisa do seu material. Dúvidas na secretaria.',
      entrega: 'escola',
      endereco: {
        destinatario: 'Escola de Música Aurora',
        cep: '80010000',
        logradouro: 'Rua XV de Novembro',
        numero: '400',
        complemento: '',
        bairro: 'Centro',
        cidade: 'Curitiba',
        uf: 'PR',
        referencia: '',
      },
    },
    prazo: 16,
    alunos: [
      { nome: 'Ana', tamanho: '3/4' },
      { nome: 'Beto', tamanho: '1/2' },
      { nome: 'Caio', tamanho: '3/4' },
      { nome: 'Duda', tamanho: '' },
    ],
    itens: [
      // For violins of all sizes, as this list names one variant of each product.
      { slug: 'surdina-tourte-redonda-para-violino', quantidade: 1, obrigatorio: true, nota: '' },
      {
        slug: 'breu-paganini-claro-para-violino-e-viola',
        quantidade: 1,
        obrigatorio: true,
        nota: 'O claro, para cordas de aço.',
      },
      {
        slug: 'estante-de-partitura-saty-dobravel-com-bolsa',
        quantidade: 1,
        obrigatorio: false,
        nota: 'Para estudar em casa.',
      },
    ],
    compras: [
      { aluno: 0, dias: 3, paga: true },
      { aluno: 1, dias: 1, paga: false },
      { aluno: 2, dias: 2, paga: true },
    ],
  },
  {
    conta: {
      tipo: 'professor',
      nome: 'Helena Prado',
      cidade: 'São Paulo',
      beneficio: 'credito',
      percentual: 5,
      email: 'helena.prado@example.com',
      nomeRazao: 'Helena Prado',
    },
    lista: {
      nome: 'Alunos novos do semestre',
      mensagem: 'O breu que usamos em aula, e a estante de que gosto.',
      entrega: 'cadaUm',
      endereco: null,
    },
    prazo: 30,
    alunos: [
      { nome: 'Íris', tamanho: '4/4' },
      { nome: 'Joca', tamanho: '4/4' },
      { nome: 'Lia', tamanho: '1/2' },
    ],
    itens: [
      { slug: 'breu-paganini-claro-para-violino-e-viola', quantidade: 1, obrigatorio: true, nota: '' },
      {
        slug: 'estante-de-partitura-saty-dobravel-com-bolsa',
        quantidade: 1,
        obrigatorio: true,
        nota: 'Dobrável: vai na mochila.',
      },
    ],
    compras: [{ aluno: 0, dias: 6, paga: true }],
  },
]

/** Shoppers whom no other order of the history has. */
const FIRST_PARENT = 900
const FIRST_TEACHER = 800

/** Gives the demonstration two approved accounts, a list each, and what parents bought of them so far. */
export async function loadTeaching(
  contextAt: (moment: Date) => JobContext,
  { now, provider }: { now: Date; provider: PastProvider },
): Promise<void> {
  let parents = 0
  for (const past of LISTS) {
    const list = await storeList(contextAt(new Date(now.getTime() - 10 * DAY_MS)), past, now)
    for (const purchase of past.compras) {
      const moment = new Date(now.getTime() - purchase.dias * DAY_MS)
      provider.setNow(moment)
      await buy(contextAt(moment), provider, { list, purchase, n: FIRST_PARENT + parents++ })
    }
  }
}

type StoredList = Awaited<ReturnType<typeof storeList>>

async function storeList(context: JobContext, past: PastList, now: Date) {
  const { conta, lista } = past
  const { db, now: em } = context
  const { email, nomeRazao, ...account } = conta
  const teacher = shopper(FIRST_TEACHER + LISTS.indexOf(past)).comprador
  const idCliente = await pastAccount(context, { ...teacher, nomeRazao, email })
  await db
    .insert(contasEnsino)
    .values({ ...account, idCliente, situacao: 'aprovada', pedidaEm: em, respondidaEm: em })
  const prazo = saoPauloClock(new Date(now.getTime() + past.prazo * DAY_MS)).dia
  const [stored] = await db
    .insert(listasEnsino)
    .values({ ...lista, idCliente, prazo, situacao: 'aberta', criadoEm: em, alteradoEm: em })
    .returning()
  if (!stored) throw new Error('The list was not stored.')
  const alunos = await db
    .insert(listasAlunos)
    .values(past.alunos.map((one, posicao) => ({ ...one, posicao, idLista: stored.id })))
    .returning()
  const itens: (typeof listasItens.$inferSelect)[] = []
  for (const [posicao, { slug, ...item }] of past.itens.entries()) {
    const goods = await onlySku(context, slug)
    itens.push(
      ...(await db
        .insert(listasItens)
        .values({ ...item, ...goods, posicao, idLista: stored.id })
        .returning()),
    )
  }

  return { ...stored, conta: { ...account, situacao: 'aprovada' as const }, alunos, itens }
}

/** The first SKU of a product. Throws for one that the catalogue doesn't have. */
export async function onlySku({ db }: Pick<JobContext, 'db'>, slug: string) {
  const [found] = await db
    .select({ idProduto: skus.idProduto, idSku: skus.id })
    .from(skus)
    .innerJoin(produtos, eq(produtos.id, skus.idProduto))
    .where(eq(produtos.slug, slug))
    .orderBy(skus.posicao)
    .limit(1)
  if (!found) throw new Error(`Unknown product: ${slug}`)

  return found
}

/** Buys all that is required for a pupil. */
async function buy(
  context: JobContext,
  provider: PastProvider,
  { list, purchase, n }: { list: StoredList; purchase: Purchase; n: number },
): Promise<void> {
  const pupil = list.alunos[purchase.aluno]
  const needed = list.itens.filter(({ obrigatorio }) => obrigatorio)
  if (!pupil) throw new Error('Unknown pupil.')
  const alunos = needed.map((item): CartUnits => unitsOf(list, pupil, item))
  const { catalogue, offers } = await openCart(context, {
    sessao: '',
    chave: null,
    skus: alunos.map(({ idSku }) => idSku),
    produtos: [],
  })
  const lines = catalogue.map((sku): CartLine => {
    const unit = alunos.find(({ idSku }) => idSku === sku.idAtributoSimples)
    return { ...sku, quantidade: unit?.quantidade ?? 1 }
  })
  const order = await place(context, { lines, alunos, offers, n, metodo: purchase.paga ? 'pix' : 'boleto' })
  if (!purchase.paga || !order.pagamento) return
  await sendPayment(context, order.pagamento, order.pagamento)
  await STEPS.pay(context, order, provider)
}

function unitsOf(
  { id, nome, situacao, prazo, entrega, conta }: StoredList,
  pupil: StoredList['alunos'][number],
  item: StoredList['itens'][number],
): CartUnits {
  const { tipo, nome: name, situacao: approved, beneficio = 'desconto', percentual = 0 } = conta

  return {
    situacao,
    prazo,
    entrega,
    idAluno: pupil.id,
    aluno: pupil.nome,
    idItem: item.id,
    idSku: item.idSku ?? 0,
    quantidade: item.quantidade,
    idLista: id,
    lista: nome,
    conta: { tipo, nome: name, situacao: approved, beneficio, percentual },
    precisa: item.quantidade,
    compradas: 0,
  }
}

type Basket = Pick<OpenCart, 'lines' | 'alunos' | 'offers'> & { n: number; metodo: PaymentMethod }

async function place(context: JobContext, { lines, alunos, offers, n, metodo }: Basket) {
  const { comprador, endereco } = shopper(n)
  const totals = await totalsOf(context, { lines, alunos, offers, cupom: null })
  const school = await schoolDelivery(context, { lines, alunos })

  return orderGoods(context, {
    name: `turmas/${n}`,
    idCliente: null,
    comprador,
    endereco,
    lines,
    totals,
    metodo,
    alunos,
    school,
  })
}
