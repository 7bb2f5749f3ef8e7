import { inArray } from 'drizzle-orm'
import type { MyInstrumentInput, MyInstrumentPage } from '#contract/catalog/my-instrument.ts'
import { HOLDS } from '#domain/instruments/compatibility/string-ends.ts'
import { FAMILIES, FAMILY_WORDS, type Family } from '#domain/instruments/families/family.ts'
import { asJudged, fieldsOfTuning } from '#domain/instruments/mine/instrument-tuning.ts'
import { MINE_PATH } from '#domain/instruments/mine/mine-path.ts'
import {
  hasMachines,
  instrumentCode,
  instrumentWords,
  MINE_PARAMETERS,
  type MyInstrument,
  mineAddress,
  onMine,
  readMyInstrument,
} from '#domain/instruments/mine/my-instrument.ts'
import { verdictOn } from '#domain/instruments/mine/verdict.ts'
import { TUNINGS } from '#domain/instruments/pitch/tunings.ts'
import { sizesOf } from '#domain/instruments/sizes/sizes.ts'
import { lettersOf } from '#domain/instruments/tension/read-tuning.ts'
import { categorias } from '#platform/catalog/tables.ts'
import { pageFrame } from '#platform/infrastructure/context/page-frame.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { instrumentTemplates, upwards } from '../../listing/sizes/instrument-templates.ts'
import { goodsOfFamily } from './fitting-goods.ts'

/** The page on which shoppers say what they play, and what the shop has that fits it. */
export async function getMyInstrument(
  context: RequestContext,
  input: MyInstrumentInput,
): Promise<MyInstrumentPage> {
  context.tag(tags.categories)
  const { instrument, problems } = readMyInstrument(input)
  const family = instrument?.familia ?? null
  const valid = problems.length === 0 ? instrument : null
  const tuning = instrument ? fieldsOfTuning(instrument.familia, instrument.afinacao) : null
  const isRefused = problems.some(({ campo }) => campo === 'notas')

  return {
    estrutura: frameOf(context, family, input),
    conteudo: {
      instrumentos: (await familiesOf(context)).map((word) => ({
        instrumento: word,
        nome: FAMILIES[word].nome,
      })),
      instrumento: family,
      tamanhos: family === null ? [] : sizesOf(family).map(({ nome }) => nome),
      contagens: family === null ? [] : [...FAMILIES[family].strings],
      prendem: family === null ? [] : [...HOLDS[family]],
      afinacoes:
        family === null ? [] : TUNINGS[family].map(({ nome, notas }) => ({ nome, notas: lettersOf(notas) })),
      tarraxas: family !== null && hasMachines(family),
      tamanho: instrument?.tamanho ?? '',
      escala: input.escala.trim(),
      cordas: instrument?.cordas ?? null,
      afinacao: tuning?.afinacao ?? '',
      notas: isRefused ? input.notas.trim() : (tuning?.notas ?? ''),
      prende: instrument?.prende ?? null,
      furo: input.furo.trim(),
      canhoto: instrument?.mao === 'canhoto',
      problemas: problems,
      codigo: valid && instrumentCode(valid),
      descricao: valid && instrumentWords(valid),
      listagens: valid ? await listingsFor(context, valid) : [],
    },
  }
}

/** The instruments that the shop sells, or sells strings for. */
async function familiesOf(context: RequestContext): Promise<Family[]> {
  const templates = [...(await instrumentTemplates(context)).values()]

  return FAMILY_WORDS.filter((family) =>
    templates.some(({ instrument, stringsFor }) => instrument === family || stringsFor === family),
  )
}

/** The categories whose template says that they are strings or accessories for the instrument, and how many in each fit. */
async function listingsFor(
  context: RequestContext,
  instrument: MyInstrument,
): Promise<MyInstrumentPage['conteudo']['listagens']> {
  const [products, templates] = await Promise.all([
    goodsOfFamily(context, instrument.familia),
    instrumentTemplates(context),
  ])
  const fitting = products.filter(({ sets }) => sets.some(({ set }) => verdictOn([instrument], set)?.serve))
  const paths = [
    ...new Set(fitting.flatMap(({ caminho }) => upwards(caminho).find((path) => templates.has(path)) ?? [])),
  ]
  const names = await namesOf(context, paths)

  return paths.flatMap((path) => {
    const nome = names.get(path)
    return nome === undefined
      ? []
      : [
          {
            nome,
            url: `/${path}?serve=${instrumentCode(asJudged(instrument))}`,
            // A category lists what is below it too, where other templates may say for what it is.
            total: fitting.filter(({ caminho }) => upwards(caminho).includes(path)).length,
          },
        ]
  })
}

async function namesOf({ db }: RequestContext, paths: string[]): Promise<Map<string, string>> {
  if (paths.length === 0) return new Map()
  const rows = await db
    .select({ caminho: categorias.caminho, titulo: categorias.titulo })
    .from(categorias)
    .where(inArray(categorias.caminho, paths))

  return new Map(rows.map(({ caminho, titulo }) => [caminho, titulo]))
}

function frameOf(context: RequestContext, family: Family | null, input: MyInstrumentInput) {
  const { nome } = context.settings.loja
  const whose = family === null ? '' : `: ${FAMILIES[family].nome.toLowerCase()}`
  const onIt =
    family === null
      ? 'no seu instrumento'
      : onMine({ familia: family, tamanho: null, escala: null, cordas: null })
          .replace('no meu', 'no seu')
          .replace('na minha', 'na sua')

  return pageFrame(context, {
    nivel: 'pagina',
    title: `Meu instrumento${whose} | ${nome}`,
    description: `Diga o que você toca e veja só o que serve ${onIt}: o tamanho, a escala e o número de cordas contam em toda a loja.`,
    canonical: family === null ? MINE_PATH : mineAddress({ familia: family }),
    // An instrument is worth finding; each size and scale of it is not.
    indexar: MINE_PARAMETERS.every((name) => name === 'instrumento' || input[name] === ''),
    breadcrumb: [{ label: 'Meu instrumento', url: MINE_PATH }],
  })
}
