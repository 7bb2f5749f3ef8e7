import type { FitAnswer, FitInput } from '#contract/catalog/my-instrument.ts'
import { asJudged } from '#domain/instruments/mine/instrument-tuning.ts'
import { instrumentCode, onMine, readInstrumentCodes } from '#domain/instruments/mine/my-instrument.ts'
import { verdictOn } from '#domain/instruments/mine/verdict.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type FittingGoods, goodsOfProducts } from './fitting-goods.ts'

/**
 * Which products are for which of somebody's instruments. Products that aren't strings or accessories for one of their families, and
 * those of which too little is known, are left out. Nothing is stored: the instruments are in the address.
 */
export async function getFit(context: RequestContext, input: FitInput): Promise<FitAnswer> {
  const instruments = readInstrumentCodes(input.instrumentos)
  const ids = input.produtos.split(',').map(Number)
  if (instruments.length === 0) return { vereditos: [] }
  const products = await goodsOfProducts(context, ids)

  return { vereditos: products.flatMap((product) => verdictsOn(instruments, product)) }
}

/** Those of a product that fit first, then those that may, then the nearest misses. */
function verdictsOn(
  instruments: ReturnType<typeof readInstrumentCodes>,
  { id, sets }: FittingGoods,
): FitAnswer['vereditos'] {
  const judged = sets.flatMap(({ skus, set }) => {
    const verdict = verdictOn(instruments, set)
    return verdict ? [{ skus, verdict }] : []
  })
  const best = judged.toSorted(
    ({ verdict: one }, { verdict: other }) =>
      BEST.indexOf(one.serve) - BEST.indexOf(other.serve) || other.passed - one.passed,
  )

  return best.map(({ skus, verdict }) => ({
    idProduto: id,
    skus: sets.length === 1 ? null : skus,
    serve: verdict.serve,
    selo: verdict.selo,
    texto: verdict.texto,
    motivo: verdict.motivo,
    instrumento: instrumentCode(asJudged(verdict.instrument)),
    onde: onMine(verdict.instrument),
  }))
}

const BEST: (boolean | null)[] = [true, null, false]
