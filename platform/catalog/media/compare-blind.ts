import { and, asc, desc, eq, inArray, not, notInArray, or, sql } from 'drizzle-orm'
import type { BlindListening, BlindListeningInput } from '#contract/content/listening.ts'
import { blindOrder, LETTERS } from '#domain/instruments/listening/blind-order.ts'
import { listeningAddress } from '#domain/instruments/listening/listening-address.ts'
import { passageKey } from '#domain/instruments/listening/passage-key.ts'
import { readCompared } from '#domain/product/specifications/comparison/comparison-address.ts'
import { fileUrl } from '#domain/urls/file-url.ts'
import { categorias, listagem, produtos, sons } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { pageFrame } from '#platform/infrastructure/context/page-frame.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { arquivosGuardados } from '#platform/infrastructure/storage/tables.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { cardsOf } from '../product/card.ts'

/** As many as a list to choose from can hold. */
const CANDIDATES = 200

const MAX_ORDER = 9_999

type ShownRow = Awaited<ReturnType<typeof productsOf>>[number]

type SoundRow = ShownRow & {
  trecho: string
  titulo: string
  sintetizado: boolean
  arquivo: string
  bytes: number
}

/**
 * The same passage of two to four products, recorded of all or computed of all, in an order that the address decides. Which is which is only said once
 * somebody has chosen.
 */
export async function compareBlind(
  context: RequestContext,
  input: BlindListeningInput,
): Promise<BlindListening> {
  context.tag(tags.listing, tags.brands)
  const { ids } = readCompared([input.produtos, input.mais])
  const shown = await productsOf(context.db, ids)
  const rows = shown.flatMap(soundOf)
  const requested = ids.flatMap((id) => shown.find((row) => row.id === id) ?? [])
  const silent = requested.filter(({ id }) => !rows.some((row) => row.id === id))
  const chosen = requested.filter((row) => !silent.includes(row))
  const trechos = sharedPassages(rows)
  const trecho = playedOf(trechos, input.trecho)?.trecho ?? null
  const ordem = orderOf(input.ordem)
  const played = blindOrder(
    rows.filter((row) => passageKey(row) === trecho),
    ({ id }) => String(id),
    `${trecho} ${ordem}`,
  ).flatMap((row, i) => {
    const letra = LETTERS[i]
    return letra ? [{ letra, row }] : []
  })

  return {
    estrutura: frameOf(
      context,
      chosen.map(({ id }) => id),
    ),
    conteudo: {
      produtos: chosen.map(linked),
      semSom: silent.map(linked),
      semTrecho: trecho === null ? [] : chosen.flatMap((row) => withoutPassage(row, { rows, trecho })),
      ausentes: ids.length - requested.length,
      candidatos: await candidatesFor(context.db, rows),
      trechos,
      trecho,
      ordem,
      amostras: played.map(({ letra, row: { arquivo, sintetizado, segundos, bytes } }) => ({
        letra,
        url: fileUrl(arquivo),
        sintetizado,
        segundos: segundos ?? 0,
        bytes,
      })),
      resposta: await answerOf(context, played, input.escolha),
    },
  }
}

function linked({ id, nome, slug }: ShownRow) {
  return { id, nome, url: `/${slug}` }
}

/** The product, if it does not have the passage that is played, and the kind in which it has it after all. */
function withoutPassage(
  row: ShownRow,
  { rows, trecho }: { rows: readonly SoundRow[]; trecho: string },
): BlindListening['conteudo']['semTrecho'] {
  const own = rows.filter(({ id }) => id === row.id)
  if (own.some((sound) => passageKey(sound) === trecho)) return []
  const kinds = own.flatMap((sound) =>
    passageKey({ ...sound, sintetizado: !sound.sintetizado }) === trecho ? kindOf(sound) : [],
  )

  return [{ ...linked(row), tem: kinds[0] ?? null }]
}

function kindOf({ sintetizado }: SoundRow): 'calculado' | 'gravado' {
  return sintetizado ? 'calculado' : 'gravado'
}

type Played = { letra: (typeof LETTERS)[number]; row: SoundRow }

async function answerOf(
  context: RequestContext,
  played: Played[],
  escolha: string,
): Promise<BlindListening['conteudo']['resposta']> {
  const choice = played.find(({ letra }) => letra === escolha)
  if (!choice || played.length < 2) return null
  const cards = await cardsOf(
    context,
    played.map(({ row }) => row.id),
  )

  return {
    escolha: choice.letra,
    amostras: played.flatMap(({ letra, row }) => {
      const produto = cards.find(({ id }) => id === row.id)
      return produto ? [{ letra, produto }] : []
    }),
  }
}

type Passages = BlindListening['conteudo']['trechos']

/** The passage of the address: an older one names no kind. */
function playedOf(passages: Passages, requested: string): Passages[number] | undefined {
  const computed = passageKey({ trecho: requested, sintetizado: true })

  return (
    passages.find(({ trecho }) => trecho === requested) ??
    passages.find(({ trecho }) => trecho === computed) ??
    passages[0]
  )
}

/** The passages that at least two of the products have: those of most of them first, otherwise in their order. */
function sharedPassages(rows: SoundRow[]): Passages {
  const byPassage = Map.groupBy(rows, passageKey)

  return [...byPassage]
    .flatMap(([trecho, [first, ...others]]) =>
      first === undefined || others.length === 0
        ? []
        : [
            {
              trecho,
              titulo: first.titulo,
              sintetizado: first.sintetizado,
              produtos: others.length + 1,
            },
          ],
    )
    .sort((one, other) => other.produtos - one.produtos)
}

/** These products, as far as the shop shows them, once for each of their sounds; once without any. */
function productsOf(db: Database, ids: number[]) {
  return db
    .select({
      id: produtos.id,
      nome: produtos.nome,
      slug: produtos.slug,
      titulo: sons.titulo,
      trecho: sons.trecho,
      sintetizado: sons.sintetizado,
      arquivo: arquivosGuardados.arquivo,
      segundos: arquivosGuardados.segundos,
      bytes: arquivosGuardados.bytes,
    })
    .from(listagem)
    .innerJoin(produtos, eq(produtos.id, listagem.idProduto))
    .leftJoin(sons, eq(sons.idProduto, listagem.idProduto))
    .leftJoin(arquivosGuardados, eq(arquivosGuardados.arquivo, sons.arquivo))
    .where(inArray(listagem.idProduto, [0, ...ids]))
    .orderBy(asc(sons.posicao), asc(listagem.idProduto))
}

function soundOf(row: ShownRow): SoundRow[] {
  const { titulo, trecho, sintetizado, arquivo, bytes } = row
  if (titulo === null || trecho === null || sintetizado === null || arquivo === null || bytes === null)
    return []

  return [{ ...row, titulo, trecho, sintetizado, arquivo, bytes }]
}

/** The products that share most passages with the chosen ones, then the most popular. */
async function candidatesFor(
  db: Database,
  chosen: SoundRow[],
): Promise<BlindListening['conteudo']['candidatos']> {
  const passagesOf = (computed: boolean) => [
    ...new Set(chosen.flatMap(({ trecho, sintetizado }) => (sintetizado === computed ? trecho : []))),
  ]
  const rows = await db
    .select({ id: produtos.id, nome: produtos.nome, categoria: categorias.nome })
    .from(sons)
    .innerJoin(listagem, eq(listagem.idProduto, sons.idProduto))
    .innerJoin(produtos, eq(produtos.id, sons.idProduto))
    .innerJoin(categorias, eq(categorias.id, produtos.idCategoria))
    .where(
      chosen.length === 0
        ? undefined
        : and(
            or(
              and(sons.sintetizado, inArray(sons.trecho, passagesOf(true))),
              and(not(sons.sintetizado), inArray(sons.trecho, passagesOf(false))),
            ),
            notInArray(
              sons.idProduto,
              chosen.map(({ id }) => id),
            ),
          ),
    )
    .groupBy(produtos.id, categorias.id, listagem.popularidade)
    .orderBy(
      ...(chosen.length === 0 ? [] : [desc(sql`count(*)`)]),
      desc(listagem.popularidade),
      asc(produtos.id),
    )
    .limit(CANDIDATES)

  return rows.sort((one, other) => one.categoria.localeCompare(other.categoria, 'pt-BR'))
}

function orderOf(text: string): number {
  return /^\d{1,4}$/.test(text) ? Math.min(Math.max(Number(text), 1), MAX_ORDER) : 1
}

function frameOf(context: RequestContext, ids: number[]) {
  return pageFrame(context, {
    nivel: 'pagina',
    title: `Ouvir às cegas | ${context.settings.loja.nome}`,
    description:
      'O mesmo trecho de dois a quatro produtos, sem dizer qual é qual: ouça, escolha o preferido e veja a resposta.',
    canonical: listeningAddress({ produtos: ids.join(',') }),
    // Any four products are an address: only the tool itself is for search engines.
    indexar: ids.length === 0,
    breadcrumb: [{ label: 'Ouvir às cegas', url: listeningAddress({}) }],
  })
}
