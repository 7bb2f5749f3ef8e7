import * as z from 'zod'
import { TAIL_HOLDS } from '#domain/instruments/compatibility/string-ends.ts'
import { FAMILY_WORDS } from '#domain/instruments/families/family.ts'
import { PageFrame } from '../page-frame.ts'
import { ProductCard } from './catalog.ts'
import { LeftOutSets } from './strings/left-out-sets.ts'
import { StrungInstruments, Tunings } from './strings/strung-instruments.ts'

const parameter = z.string().max(100).default('')

/** The parameters of the page's address, as its form sends them; what can't be read is left out. */
export const TensionInput = z.object({
  /** A family of instruments (`guitarra`); the set's own if it is empty. */
  instrumento: parameter,
  /** The vibrating length, `648`, `64,8 cm`, `25,5"`, or those of the first and the last string: `648-686`. */
  escala: parameter,
  /** The name of a tuning (`Drop C`), or notes from the lowest string to the highest. */
  afinacao: parameter,
  /** The same, written by hand: counts before `afinacao`. */
  notas: parameter,
  /** The pitch of A4 in hertz, from 415 to 446. */
  la: parameter,
  /** The fret of a capo: changes what sounds, and no tension. */
  capo: parameter,
  /** The id of a product that is a set of strings. */
  jogo: parameter,
  /** The id of the set that is on the instrument now. */
  atual: parameter,
  /**
   * Or the gauges of that set in thousandths of an inch, from the first string to the last: `10 13 17 26 36 46`. Of pairs,
   * one for each pair or one for each string.
   */
  calibres: parameter,
  /** For how many strings sets are looked for; empty for as many as the set and the tuning have. */
  cordas: parameter,
  /** How the instrument holds the strings that are looked for: `encaixe`, `gancho` or `amarrado`; empty if that isn't known. */
  prende: parameter,
  /** The string (1 is the first) that should pull with `alvo` kilogram-force. */
  corda: parameter,
  alvo: parameter,
})

/** Kilogram-force; null if the weight of a string is unknown. */
const Kilograms = z.number().nonnegative().nullable()

const SetRef = z.object({ id: z.int32(), nome: z.string(), url: z.string() })

/** With what its sheet says of its strings, from the first to the last: `E4 · .010 · Aço · 7,3 kg`. */
const DescribedSet = SetRef.extend({
  descricao: z.object({
    instrumento: z.enum(FAMILY_WORDS),
    /** Millimetres at which the tensions are stated. */
    escala: z.number().nullable(),
    quantidade: z.int().nullable(),
    /** The sizes of the instrument for which it is sold; empty if that isn't said. */
    tamanhos: z.array(z.string()),
    cordas: z.array(z.string()),
    /** Kilograms per metre of each string by its maker's own chart; empty if the maker publishes none. */
    pesos: z.array(z.number().positive().nullable()),
  }),
})

const Balance = z.object({
  total: Kilograms,
  /** How many times as strongly the firmest string pulls as the slackest. */
  proporcao: z.number().nullable(),
})

const AnsweredTuning = z.object({
  nome: z.string().nullable(),
  /** A note for each string, or for each course of several, from the lowest. */
  notas: z.array(z.string()),
  /** Whether every course is a pair of strings, as on a mandolin or a twelve-string guitar. */
  pares: z.boolean(),
})

/** How strongly the strings of a set pull on an instrument in its tuning. */
export const Tension = z.object({
  estrutura: PageFrame,
  conteudo: z.object({
    instrumentos: StrungInstruments,
    /** Null if there are none. */
    instrumento: z.enum(FAMILY_WORDS).nullable(),
    /** What is computed with: what was requested, or what is usual. */
    escala: z.number(),
    /** The length of the last string where that is longer than the first one's; null if all are alike. */
    escalaGrave: z.number().nullable(),
    afinacao: AnsweredTuning.nullable(),
    /** In what sets are looked for: for how many strings, and in which tuning, that of the set if it has as many. */
    procura: z
      .object({
        cordas: z.int(),
        /** As many as the set and the tuning have. */
        cordasDaAfinacao: z.int(),
        afinacao: AnsweredTuning,
      })
      .nullable(),
    la: z.number(),
    capo: z.int(),
    corda: z.int(),
    alvo: z.number().nullable(),
    /** What can be chosen. */
    escalas: z.array(z.number()),
    afinacoes: Tunings,
    /** For how many strings there are sets; and how many strings or courses the largest of these instruments has. */
    contagens: z.array(z.int()),
    cursos: z.int(),
    /** How instruments of the family may hold their strings, the usual way first; and how this one does. */
    prendem: z.array(z.enum(TAIL_HOLDS)),
    prende: z.enum(TAIL_HOLDS).nullable(),
    /** Those of the instrument first, then those whose strings are tried on it; in stock, and popular, first. */
    jogos: z.array(SetRef.extend({ instrumento: z.enum(FAMILY_WORDS) })),
    /** How many of the shop's sets are listed and searched; null for all. */
    lidos: z.int().nullable(),
    /** Why something requested is not taken, in sentences. */
    problemas: z.array(z.string()),
    jogo: DescribedSet.nullable(),
    atual: DescribedSet.nullable(),
    /** The gauges that the present strings are compared by; empty if none were written, or they can't be read. */
    calibres: z.string(),
    tensao: Balance.extend({
      totalAtual: Kilograms,
      proporcaoAtual: z.number().nullable(),
      linhas: z.array(
        z.object({
          /** As the maker describes the string, without note and tension. */
          descricao: z.string(),
          nota: z.string(),
          /** What sounds with the capo. */
          soa: z.string(),
          kg: Kilograms,
          atual: Kilograms,
          sensacao: z.enum(['solta', 'firme']).nullable(),
        }),
      ),
      avisos: z.array(z.object({ tipo: z.enum(['perigo', 'atencao']), texto: z.string() })),
    }).nullable(),
    /** The sets whose string pulls most nearly with `alvo`; null if nothing is looked for. */
    encontrados: z
      .array(
        Balance.extend({
          produto: ProductCard,
          kg: z.number(),
          /** What has to be known to say that it fits the instrument, as a sentence; null if nothing. */
          nota: z.string().nullable(),
        }),
      )
      .nullable(),
    /** Of the sets for as many strings, those that don't fit; empty if nothing is looked for. */
    deFora: LeftOutSets,
  }),
})

export type TensionInput = z.infer<typeof TensionInput>
export type Tension = z.infer<typeof Tension>
