import * as z from 'zod'
import { TAIL_HOLDS } from '#domain/instruments/compatibility/string-ends.ts'
import { FAMILY_WORDS } from '#domain/instruments/families/family.ts'
import { MAX_INSTRUMENT_CODE, MAX_MY_INSTRUMENTS } from '#domain/instruments/mine/my-instrument.ts'
import { PageFrame } from '../page-frame.ts'
import { Tunings } from './strings/strung-instruments.ts'

const parameter = z.string().max(100).default('')

/** The parameters of the page's address, as its form sends them; what can't be read is a problem of its field. */
export const MyInstrumentInput = z.object({
  /** A family of instruments (`violino`). */
  instrumento: parameter,
  /** A size of it (`3/4`). */
  tamanho: parameter,
  /** The vibrating length: `648`, `64,8 cm`. */
  escala: parameter,
  cordas: parameter,
  /** The name of a tuning (`Drop C`), or notes from the lowest string to the highest; empty for the usual one. */
  afinacao: parameter,
  /** The same, written by hand: counts before `afinacao`. */
  notas: parameter,
  /** How it holds its strings (`gancho`). */
  prende: parameter,
  /** The hole for a tuning machine: `10`, `9,5 mm`. */
  furo: parameter,
  /** `canhoto`, or nothing. */
  mao: parameter,
})

export const MyInstrumentPage = z.object({
  estrutura: PageFrame,
  conteudo: z.object({
    /** Instruments that the shop sells, or sells strings for. */
    instrumentos: z.array(z.object({ instrumento: z.enum(FAMILY_WORDS), nome: z.string() })),
    /** Null if none is said. */
    instrumento: z.enum(FAMILY_WORDS).nullable(),
    /** What can be chosen. */
    tamanhos: z.array(z.string()),
    contagens: z.array(z.int()),
    /** How such an instrument may hold its strings, the usual way first. */
    prendem: z.array(z.enum(TAIL_HOLDS)),
    afinacoes: Tunings,
    /** Whether it has tuning machines. */
    tarraxas: z.boolean(),
    /** What was said. */
    tamanho: z.string(),
    escala: z.string(),
    cordas: z.int().nullable(),
    /** Empty for the usual one, and for one without a name. */
    afinacao: z.string(),
    /** The notes of a tuning without a name, as they were read; what was written, if it is refused. */
    notas: z.string(),
    prende: z.enum(TAIL_HOLDS).nullable(),
    furo: z.string(),
    canhoto: z.boolean(),
    problemas: z.array(z.object({ campo: z.string(), mensagem: z.string() })),
    /** The instrument in addresses and in words; null if none is said, or it has problems. */
    codigo: z.string().nullable(),
    descricao: z.string().nullable(),
    /** The listings of what fits it, with the number of products. */
    listagens: z.array(z.object({ nome: z.string(), url: z.string(), total: z.int() })),
  }),
})

/**
 * `instrumentos`: the codes of somebody's instruments (`violino.3-4`), separated by commas; what is none is ignored.
 * `produtos`: comma-separated ids.
 */
export const FitInput = z.object({
  instrumentos: z.string().max((MAX_INSTRUMENT_CODE + 1) * MAX_MY_INSTRUMENTS),
  produtos: z.string().regex(/^\d{1,9}(,\d{1,9}){0,99}$/),
})

/**
 * Verdicts on products that are strings for a family of one of the instruments; of one product, those that fit come
 * first, and those that depend on something before those that don't. `skus` are those that the verdict is about, null
 * for all. `instrumento` is the code of the judged instrument, without its tuning.
 */
export const FitAnswer = z.object({
  vereditos: z.array(
    z.object({
      idProduto: z.int32(),
      skus: z.array(z.int32()).nullable(),
      /** Null if it depends on something that the player can say of the instrument: whether a violin has a hook. */
      serve: z.boolean().nullable(),
      /** In few words: `Serve no meu violino 3/4`, `Não serve: é para 4/4`, `Depende do microafinador`. */
      selo: z.string(),
      /** With the instrument: `Não serve no meu violino 3/4: é para 4/4`. */
      texto: z.string(),
      /** Why not, as a sentence. */
      motivo: z.string().nullable(),
      instrumento: z.string(),
      /** The instrument at the end of a sentence: `no meu violino 3/4`. */
      onde: z.string(),
    }),
  ),
})

export type MyInstrumentInput = z.infer<typeof MyInstrumentInput>
export type MyInstrumentPage = z.infer<typeof MyInstrumentPage>
export type FitInput = z.infer<typeof FitInput>
export type FitAnswer = z.infer<typeof FitAnswer>
