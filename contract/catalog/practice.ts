import * as z from 'zod'
import { FAMILY_WORDS } from '#domain/instruments/families/family.ts'
import { PRACTICE_TOOLS } from '#domain/instruments/practice/practice-tools.ts'
import { PageFrame } from '../page-frame.ts'

export const PracticeInput = z.object({
  ferramenta: z.enum(PRACTICE_TOOLS),
  /** A family of instruments (`violino`), which gives the page its title. */
  instrumento: z.string().max(100).default(''),
})

/** The page of a tool for practising. What it does is computed where it is shown, without sound leaving the device. */
export const Practice = z.object({
  estrutura: PageFrame,
  conteudo: z.object({
    /** Those that the shop's categories name, for which they sell instruments or strings; or else all. */
    instrumentos: z.array(z.object({ instrumento: z.enum(FAMILY_WORDS), nome: z.string() })),
  }),
})

export type PracticeInput = z.infer<typeof PracticeInput>
export type Practice = z.infer<typeof Practice>
