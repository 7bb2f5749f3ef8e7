import * as z from 'zod'
import { FEELS, LEVELS, SOUNDS } from '#domain/instruments/choice/choice-query.ts'
import { TAIL_HOLDS } from '#domain/instruments/compatibility/string-ends.ts'
import { FAMILY_WORDS } from '#domain/instruments/families/family.ts'
import { PageFrame } from '../../page-frame.ts'
import { ProductCard } from '../catalog.ts'
import { LeftOutSets } from './left-out-sets.ts'
import { StrungInstruments, Tunings } from './strung-instruments.ts'

const parameter = z.string().max(100).default('')

/** The parameters of the page's address, as its form sends them; what can't be read is left out. */
export const StringChoiceInput = z.object({
  /** A family of instruments (`violino`). */
  instrumento: parameter,
  /** A size of it (`3/4`). */
  tamanho: parameter,
  /**
   * The vibrating length of an instrument that isn't bowed, `762`, `76,2 cm`, `30"`, or those of the first and the last
   * string: `648-686`.
   */
  escala: parameter,
  /** How many strings it has: `12`. */
  cordas: parameter,
  /** How it holds them: `encaixe`, `gancho` or `amarrado`. */
  prende: parameter,
  /** The name of a tuning (`Drop C`), or notes from the lowest string to the highest. */
  afinacao: parameter,
  /** The same, written by hand: counts before `afinacao`. */
  notas: parameter,
  /** `iniciante`, `intermediario` or `profissional`. */
  nivel: parameter,
  /** `macio`, `medio` or `firme`. */
  toque: parameter,
  /** `quente`, `equilibrado` or `brilhante`. */
  som: parameter,
  /** No more than this many reais: `80`, `79,90`. */
  ate: parameter,
})

const answers = <V extends string>(list: readonly { valor: V }[]) =>
  z.enum(list.map(({ valor }) => valor) as [V, ...V[]]).nullable()

/** The sets of strings that answer what somebody looks for, the nearest first. */
export const StringChoice = z.object({
  estrutura: PageFrame,
  conteudo: z.object({
    instrumentos: StrungInstruments,
    /** Null if there are none. */
    instrumento: z.enum(FAMILY_WORDS).nullable(),
    /** What can be chosen, and what counts: empty if any will do. */
    tamanhos: z.array(z.string()),
    tamanho: z.string(),
    /** The vibrating length in millimetres that was written, or the usual one of that size; null if any will do. */
    escala: z.number().nullable(),
    /** The length of the last string where that is longer than the first one's; null if all are alike. */
    escalaGrave: z.number().nullable(),
    escalaEscrita: z.string(),
    /** Why what was written isn't taken, as a sentence. */
    escalaProblema: z.string().nullable(),
    /** An example; null of bowed instruments, whose size says it. */
    escalaUsual: z.number().nullable(),
    /** Numbers of strings for which there are sets, and the one that counts; 0 without an instrument. */
    contagens: z.array(z.int()),
    cordas: z.int(),
    /** How such instruments hold their strings, and what was said of this one. */
    prendem: z.array(z.enum(TAIL_HOLDS)),
    prende: z.enum(TAIL_HOLDS).nullable(),
    /** Those of as many strings. */
    afinacoes: Tunings,
    /** Empty for one without a name. */
    afinacao: z.string(),
    /** The notes of a tuning without a name, as they were read; what was written, if it isn't taken. */
    notas: z.string(),
    /** Why it isn't taken, as a sentence. */
    notasProblema: z.string().nullable(),
    nivel: answers(LEVELS),
    toque: answers(FEELS),
    som: answers(SOUNDS),
    /** In centavos. */
    ate: z.int().nullable(),
    /** How many sets fit, of which the nearest are in `jogos`. */
    total: z.int(),
    /** How many of the sets in stock were considered, the most popular ones; null for all. */
    lidos: z.int().nullable(),
    deFora: LeftOutSets,
    jogos: z.array(
      z.object({
        produto: ProductCard,
        /** Where it is sold: for the chosen size, if one was. */
        url: z.string(),
        /** In centavos, of that size; null if it is to be enquired. */
        preco: z.int().nullable(),
        /** Why it stands where it does, as a sentence. */
        motivo: z.string(),
        /** Kilogram-force of all strings in this tuning at the size's usual length; null if it isn't known. */
        kg: z.number().nullable(),
        /** From the warmest (1) to the brightest (5); null if it isn't known. */
        brilho: z.int().min(1).max(5).nullable(),
      }),
    ),
  }),
})

export type StringChoiceInput = z.infer<typeof StringChoiceInput>
export type StringChoice = z.infer<typeof StringChoice>
