import * as z from 'zod'
import { FAMILY_WORDS } from '#domain/instruments/families/family.ts'

/** Instruments for which the shop knows the strings of sets. */
export const StrungInstruments = z.array(z.object({ instrumento: z.enum(FAMILY_WORDS), nome: z.string() }))

/** Tunings that can be chosen: their notes from the lowest string to the highest. */
export const Tunings = z.array(z.object({ nome: z.string(), notas: z.string() }))
